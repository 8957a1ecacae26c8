create extension if not exists pg_trgm;

-- What operators did, and tried to do. Written only by features/audit; each row carries a seal over itself and the row before it.
create table audit_logs (
  -- counted by audit_chain, without gaps: a missing number is a removed row
  audit_id bigint primary key,
  request_id text,
  -- no foreign key: a row outlives whatever it tells of; null: the service itself
  actor_user_id bigint,
  actor_username text not null,
  actor_roles text[] not null,
  action_type text not null,
  target_type text not null,
  target_id text,
  result_status text not null check (result_status in ('SUCCESS', 'FAILURE')),
  failure_code text,
  failure_message text,
  -- json, not jsonb: the order of the members is part of what is sealed
  request_summary json not null,
  changed_fields json not null,
  client_ip_hash text,
  user_agent_summary text,
  duration_millis integer not null,
  -- milliseconds, as fine as the seal sees them
  created_at timestamptz(3) not null,
  mac bytea not null
);
create index audit_logs_action on audit_logs (action_type, audit_id desc);
create index audit_logs_target on audit_logs (target_type, audit_id desc);
create index audit_logs_failures on audit_logs (audit_id desc) where result_status = 'FAILURE';
-- features/audit/list-entries.ts searches by this very expression
create index audit_logs_search on audit_logs using gin (
  lower(actor_username || E'\n' || coalesce(target_id, '') || E'\n' || coalesce(request_id, '') || E'\n' || coalesce(failure_code, ''))
  gin_trgm_ops
);

-- The end of the chain, in one row with a seal of its own: without it the last row could vanish unnoticed.
-- Its lock puts the rows of all instances in one order.
create table audit_chain (
  only_row boolean primary key default true check (only_row),
  last_audit_id bigint not null,
  last_mac bytea not null,
  -- null: nothing was ever written
  mac bytea
);

-- features/admin/list-users.ts searches by this very expression
create index users_search on users using gin (
  lower(username || E'\n' || nickname || E'\n' || coalesce(email, '')) gin_trgm_ops
);
