-- Changes of old rows that are too many for one transaction: done in batches behind the requests, and taken up again where
-- they were (server/src/platform/backfill.ts).
create table backfills (
  name text primary key,
  -- the key of the last row that was done; null: none yet
  position text,
  done_rows bigint not null default 0,
  -- rows of the table when it began, as the planner counts them; what was done is at most about that
  expected_rows bigint not null,
  begun_at timestamptz not null,
  finished_at timestamptz
);
