-- Who logs in by a provider: whom the provider calls `subject` is this user. Nothing else of the provider's is kept.
create table login_identities (
  user_id bigint not null references users on delete cascade,
  provider text not null check (provider in ('kakao', 'naver', 'google')),
  issuer text not null,
  -- of this service alone, as the provider gave it
  subject text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, provider)
);
create unique index login_identities_subject on login_identities (issuer, subject);

-- false: the hash is that of a random text which nobody knows; such a user logs in by a provider alone
alter table users add column has_password boolean not null default true;

-- The release before sets a password by a mail without knowing of it.
create function note_password_of_user() returns trigger language plpgsql as $$
begin
  new.has_password := true;
  return new;
end $$;
create trigger users_password_set before update of password_hash on users
  for each row execute function note_password_of_user();
