-- What an account has agreed to, each version of it once. AGE_14: its owner is 14 or older.
create table consents (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('TERMS', 'PRIVACY', 'AGE_14')),
  version text not null,
  given_at timestamptz not null,
  primary key (user_id, kind, version)
);
