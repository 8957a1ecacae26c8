-- A file with everything that is stored about a person, which they asked for. Its content is in the file storage, in
-- parts; a part is counted before it is written, so that no file is ever without a row.
create table personal_exports (
  export_id uuid primary key,
  user_id bigint not null references users on delete cascade,
  language text not null,
  asked_at timestamptz not null,
  -- the last sign of the job that makes it
  touched_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  parts integer not null default 0,
  size_bytes bigint not null default 0,
  -- the link is derived from the nonce and a key; each download replaces it
  nonce bytea not null,
  token_hash bytea not null
);
create index personal_exports_user on personal_exports (user_id);
create index personal_exports_expires on personal_exports (expires_at);
