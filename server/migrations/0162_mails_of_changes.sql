-- The language in which the owner asked for the link that verified the address; null: verified before it was kept.
alter table verified_emails add column language text;

-- A mail that says that the password or the address of an account was changed. A row is written with the change and the
-- job that mails it; it names where the mail goes, because the address is no longer the account's by then.
create table account_mails (
  -- the mail bears it, so that one that is sent again is known as the same
  mail_id uuid primary key,
  user_id bigint not null references users on delete cascade,
  change text not null check (change in ('PASSWORD_CHANGED', 'EMAIL_CHANGED', 'EMAIL_REMOVED')),
  email text not null,
  language text not null,
  created_at timestamptz not null,
  -- later it says nothing that helps
  expires_at timestamptz not null,
  sent_at timestamptz
);
create index account_mails_user on account_mails (user_id);
create index account_mails_expires on account_mails (expires_at);
