-- What sanctioned users say against a sanction, once each, and what another operator made of it.
create table sanction_appeals (
  appeal_id bigint generated always as identity primary key,
  sanction_id bigint not null references sanctions,
  -- whom the sanction restricts
  user_id bigint not null references users,
  -- empty: its author has left
  statement text not null,
  appealed_at timestamptz not null,
  -- null: open; OVER: the sanction ended before anybody decided
  outcome text check (outcome in ('UPHELD', 'LIFTED', 'SHORTENED', 'OVER')),
  -- to the user; null: open, or OVER
  answer text,
  -- null: open, or OVER
  decided_by bigint references users,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create unique index sanction_appeals_once on sanction_appeals (sanction_id);
create index sanction_appeals_open on sanction_appeals (appeal_id) where outcome is null;
create index sanction_appeals_user on sanction_appeals (user_id);
create index sanction_appeals_decider on sanction_appeals (decided_by) where decided_by is not null;
