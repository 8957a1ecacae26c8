#!/usr/bin/python3
"""
Patroni, but a node that may lack acknowledged commits gives the leader's key back instead of becoming the primary.

Patroni lets a node that is no synchronous standby ask for no key, by what the node's own etcd shows. An etcd that lags shows what was:
a node that led before takes the expired key for its own. Patroni 3.0.2 notices once and promotes in its next cycle all the same.
"""
import sys

from patroni.__main__ import main
from patroni.ha import Ha

promote = Ha.enforce_primary_role


def promote_if_synchronous(ha, message, promote_message):
    postgresql, sync = ha.state_handler, ha.cluster.sync
    is_primary = postgresql.is_leader() or postgresql.role in ("master", "promoted", "primary")
    if not is_primary and ha.is_synchronous_mode() and not sync.is_empty and not sync.matches(postgresql.name):
        ha.release_leader_key_voluntarily()
        return "gave the leader's key back: another node may hold acknowledged commits that are not here"
    return promote(ha, message, promote_message)


Ha.enforce_primary_role = promote_if_synchronous

if __name__ == "__main__":
    sys.exit(main())
