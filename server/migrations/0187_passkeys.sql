-- Keys of operators (WebAuthn); the private half never leaves the device.
create table passkeys (
  passkey_id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- base64url, as the device names it
  credential_id text not null unique,
  -- COSE
  public_key bytea not null,
  -- of the last use; 0 for devices that do not count
  sign_count bigint not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a device is to sign: one of a session and purpose at a time, deleted by its use.
create table passkey_challenges (
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('REGISTER', 'PROVE')),
  session_id uuid not null references sessions on delete cascade,
  challenge text not null,
  -- asked for by the password alone, before there was a key: void once there is one
  is_for_first boolean not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expires on passkey_challenges (expires_at);

-- SHA-256 of codes of 112 random bits, which themselves are nowhere; deleted by their use.
create table passkey_recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- when a key was last shown in this session; null: never
alter table sessions add column passkey_at timestamptz;
