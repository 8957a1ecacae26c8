-- Logins and refusals, counted by the minute: a flood of them is one row a minute.
create table security_events (
  event_id bigint generated always as identity primary key,
  minute timestamptz not null,
  kind text not null check (kind in ('LOGIN', 'LOGIN_FAILED', 'REFUSED_401', 'REFUSED_403', 'REFUSED_429')),
  -- method and pattern of the path, such as `GET /api/admin/users/:userId`
  operation text not null,
  -- keyed hash of the address, as in the audit log; `others`: there were too many within the minute
  caller text not null,
  -- null: anonymous. The number stays when the account ends, when it names nobody any more
  user_id bigint,
  count integer not null
);
create unique index security_events_once on security_events (minute, kind, operation, caller, coalesce(user_id, 0));
create index security_events_kind on security_events (kind, event_id);
create index security_events_user on security_events (user_id, event_id) where user_id is not null;
