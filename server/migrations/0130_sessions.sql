-- A login with all the tokens that follow from it; the tokens of one are traded, the session stays.
create table sessions (
  session_id uuid primary key,
  user_id bigint not null references users on delete cascade,
  -- names out of fixed lists (features/account/device.ts); null: not recognised
  device_kind text,
  browser text,
  system text,
  began_at timestamptz not null,
  -- when its tokens were last traded
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id);
create index sessions_last_seen on sessions (last_seen_at);

alter table refresh_tokens add column session_id uuid references sessions on delete cascade;
create index refresh_tokens_session on refresh_tokens (session_id);

insert into sessions (session_id, user_id, began_at, last_seen_at)
select refresh_token_id, user_id, created_at, created_at from refresh_tokens where revoked_at is null;
update refresh_tokens set session_id = refresh_token_id where revoked_at is null;

-- The release before names no session: what it trades stays in the session of the token that it traded …
create function keep_session_of_token() returns trigger language plpgsql as $$
begin
  update refresh_tokens set session_id = new.session_id
  where refresh_token_id = new.replaced_by and session_id is null;
  return null;
end $$;
create trigger refresh_tokens_traded after update of replaced_by on refresh_tokens
  for each row when (new.replaced_by is not null and new.session_id is not null)
  execute function keep_session_of_token();

-- … and a login that it takes begins one.
create function begin_session_of_token() returns trigger language plpgsql as $$
begin
  if not exists (select from refresh_tokens where replaced_by = new.refresh_token_id) then
    insert into sessions (session_id, user_id, began_at, last_seen_at)
    values (new.refresh_token_id, new.user_id, new.created_at, new.created_at);
    update refresh_tokens set session_id = new.refresh_token_id where refresh_token_id = new.refresh_token_id;
  end if;
  return null;
end $$;
create trigger refresh_tokens_begun after insert on refresh_tokens
  for each row when (new.session_id is null)
  execute function begin_session_of_token();

-- By what a login is known to come from where the user was before: hashes of a cookie, and of browser and network.
create table known_devices (
  user_id bigint not null references users on delete cascade,
  mark text not null,
  seen_at timestamptz not null,
  primary key (user_id, mark)
);
create index known_devices_seen on known_devices (seen_at);
