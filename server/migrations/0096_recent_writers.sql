-- Who wrote something a moment ago, so that he reads it from the primary and not from a replica that may not have it yet.
-- Not logged: after a crash nobody waits any more.
create unlogged table recent_writers (
  user_id bigint primary key,
  until timestamptz not null
);
