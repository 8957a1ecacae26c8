-- Changes of administrators that wait for a second one.
create table user_changes (
  change_id bigint generated always as identity primary key,
  -- whom it changes
  user_id bigint not null references users,
  -- what to set, in the form of the code
  wanted jsonb not null,
  -- each field before and after, as it was when it was asked for
  changed_fields jsonb not null,
  requested_by bigint not null references users,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  -- null: open
  decision text check (decision in ('CONFIRMED', 'DECLINED', 'EXPIRED')),
  -- null while it is open, and when its time ran out
  decided_by bigint references users,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create unique index user_changes_open on user_changes (user_id) where decision is null;
create index user_changes_user on user_changes (user_id);
create index user_changes_requester on user_changes (requested_by);
create index user_changes_decider on user_changes (decided_by) where decided_by is not null;
create index user_changes_ending on user_changes (expires_at) where decision is null;
