-- Which operators looked at what somebody entered, for that person.
create table personal_reads (
  read_id bigint generated always as identity primary key,
  -- whose it is
  user_id bigint not null references users,
  action text not null check (action in ('READ', 'REVEAL')),
  target_type text not null check (target_type in ('USER', 'DIAGNOSIS')),
  target_id bigint not null,
  -- of the operator, at that time
  role_name text not null,
  purpose text not null,
  -- null: none was asked for
  reason text,
  occurred_at timestamptz not null
);
create index personal_reads_user on personal_reads (user_id, read_id);
create index personal_reads_age on personal_reads (occurred_at);
