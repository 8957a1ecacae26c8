create table users (
  user_id bigint generated always as identity primary key,
  username text not null,
  -- Argon2id in PHC form, salt included
  password_hash text not null,
  -- Grows when the password changes or all sessions are to end: tokens that carry an older version are void.
  -- A number, because tokens count whole seconds and several versions can fall into one.
  credential_version integer not null default 1,
  password_changed_at timestamptz not null,
  email text,
  nickname text not null check (char_length(nickname) between 1 and 30),
  -- an address elsewhere, or the path of an uploaded image of ours
  profile_image_url text,
  -- names and their authorities: features/account/roles.ts
  role_name text not null,
  department_code text not null,
  -- false: withdrawn
  enabled boolean not null default true,
  created_at timestamptz not null
);
create unique index users_username on users (lower(username));
create unique index users_nickname on users (lower(nickname));
create index users_role on users (role_name);
create index users_created on users (created_at desc);

-- One row for each user, written together with it.
create table user_permissions (
  user_id bigint primary key references users on delete cascade,
  can_create_post boolean not null default true,
  can_update_post boolean not null default true,
  can_delete_post boolean not null default true,
  can_create_comment boolean not null default true,
  can_update_comment boolean not null default true,
  can_delete_comment boolean not null default true,
  can_access_all_pages boolean not null default false,
  can_manage_users boolean not null default false,
  can_manage_community boolean not null default false
);

-- Only what an administrator has set; a page without a row follows its default.
create table user_page_permissions (
  user_id bigint not null references users on delete cascade,
  page_key text not null,
  allowed boolean not null,
  primary key (user_id, page_key)
);

create table refresh_tokens (
  refresh_token_id uuid primary key,
  -- SHA-256 of the token; the token itself is nowhere
  token_hash bytea not null unique,
  user_id bigint not null references users on delete cascade,
  -- of the user when the session began
  credential_version integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- set when the token was rotated: presenting it again is reuse
  replaced_by uuid references refresh_tokens on delete set null
);
create index refresh_tokens_user on refresh_tokens (user_id);
create index refresh_tokens_replaced_by on refresh_tokens (replaced_by) where replaced_by is not null;
create index refresh_tokens_expires on refresh_tokens (expires_at);

-- Access tokens that ended before their time; a row is of no use once the token has expired.
create table revoked_access_tokens (
  jti text primary key,
  user_id bigint not null references users on delete cascade,
  reason text not null check (reason in ('LOGOUT')),
  revoked_at timestamptz not null,
  expires_at timestamptz not null
);
create index revoked_access_tokens_user on revoked_access_tokens (user_id);
create index revoked_access_tokens_expires on revoked_access_tokens (expires_at);

alter table diagnoses add foreign key (requester_user_id) references users;
