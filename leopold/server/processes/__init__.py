"""Several processes behind one port: a supervisor that starts workers, and a dispatcher that hands them connections."""
