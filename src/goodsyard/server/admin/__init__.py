"""What whoever runs a server needs: status, backups, moving to another database, tidying up, checking stored games."""
