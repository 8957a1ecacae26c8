#!/usr/bin/python3
"""
Starts Patroni with two changes.

1. A node that may lack acknowledged commits returns the leader key instead of becoming the primary. Patroni keeps a node
   that is not a synchronous standby out of the race for the key, based on the state in the node's own etcd. An etcd that
   lags shows an outdated state: a former leader then takes the expired key as its own. Patroni 3.0.2 notices this once
   and promotes the node in its next cycle nevertheless.

2. A primary that was stopped immediately stays stopped until the next cycle. Patroni would start it as a standby before
   comparing it with its successor. If the archive already contains the successor's timeline, PostgreSQL replays its own
   WAL past the point where that timeline begins and continues on it: Patroni sees equal timelines and does not rewind,
   and the standby waits for ever for a WAL record that does not exist.
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
