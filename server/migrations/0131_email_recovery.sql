-- The address that a user has shown to read; without one nothing is mailed to the user.
create table verified_emails (
  user_id bigint primary key references users on delete cascade,
  email text not null,
  verified_at timestamptz not null
);
create unique index verified_emails_email on verified_emails (lower(email));

-- What a link in a mail stands for. A row is written with the job that sends its mail.
create table one_time_tokens (
  token_id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('VERIFY_EMAIL', 'RECOVER_PASSWORD')),
  -- where the mail goes, and what is verified
  email text not null,
  language text not null,
  -- the token is made of it and of the service's secret, so that a mail that is sent again holds the same link
  nonce bytea not null,
  -- SHA-256 of the token, which itself is nowhere
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- by its use, or when something else made it void
  used_at timestamptz
);
create index one_time_tokens_user on one_time_tokens (user_id);
create index one_time_tokens_expires on one_time_tokens (expires_at);
