-- What the board's rules block for whom and until when. A row blocks by being there: nothing is switched off that would
-- have to be switched on again (docs/adr/0047-sanctions-are-derived.md).
create table sanctions (
  sanction_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  level text not null check (level in ('COMMENT_BLOCK', 'POST_BLOCK', 'READ_ONLY', 'REPORT_BLOCK')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'RELEASED', 'EXPIRED')),
  -- the sum of points, or the number of rejected reports, that led to it
  points integer not null,
  -- the report that brought it about; null: none
  report_id bigint,
  policy_version text not null,
  started_at timestamptz not null,
  restriction_until timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check ((status = 'ACTIVE') = (ended_at is null))
);
create index sanctions_user on sanctions (user_id, sanction_id desc);
create index sanctions_active_user on sanctions (user_id, restriction_until) where status = 'ACTIVE';
create index sanctions_due on sanctions (restriction_until) where status = 'ACTIVE';
create index sanctions_status on sanctions (status, sanction_id desc);

-- Points and sanctions as they came about. The rules count the points of the last days in here.
create table policy_events (
  policy_event_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null,
  points integer not null default 0,
  sanction_id bigint references sanctions,
  report_id bigint,
  -- null: the service itself
  actor_user_id bigint,
  detail text,
  occurred_at timestamptz not null
);
create index policy_events_user on policy_events (user_id, policy_event_id desc);
create index policy_events_counted on policy_events (user_id, kind, occurred_at) include (points);
create index policy_events_sanction on policy_events (sanction_id) where sanction_id is not null;
