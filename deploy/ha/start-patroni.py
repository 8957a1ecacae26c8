#!/usr/bin/python3
"""
Patroni, but for two things.

A node that may lack acknowledged commits gives the leader's key back instead of becoming the primary. Patroni lets a node that is
no synchronous standby ask for no key, by what the node's own etcd shows. An etcd that lags shows what was: a node that led before takes
the expired key for its own. Patroni 3.0.2 notices once and promotes in its next cycle all the same.

A primary that had to be stopped at once stays stopped until the next cycle. Patroni starts it as a standby before it compares it with its
successor. Where the archive has the successor's timeline already, PostgreSQL replays its own log beyond the point at which that one
begins and then goes on in it: Patroni sees the same timeline, rewinds nothing, and the standby waits for ever for a record that is not there.
"""
import sys

from patroni.__main__ import main
from patroni.async_executor import AsyncExecutor
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

run = AsyncExecutor.try_run_async


def run_but_after_demotion(executor, action, func, args=()):
    # the next cycle recovers it on its own timeline, compares it with the primary and rewinds it, as after a crash
    return None if action == "starting after demotion" else run(executor, action, func, args)


AsyncExecutor.try_run_async = run_but_after_demotion

if __name__ == "__main__":
    sys.exit(main())
