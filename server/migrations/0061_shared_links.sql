-- Links under which a diagnosis may be seen without a login, until they expire or are taken back.
create table shared_links (
  share_id bigint generated always as identity primary key,
  diagnosis_id bigint not null references diagnoses on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- SHA-256 of the token; the token itself is nowhere
  token_hash bytea not null unique,
  include_papers boolean not null,
  openings integer not null default 0,
  last_opened_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index shared_links_diagnosis on shared_links (diagnosis_id, share_id desc);
create index shared_links_user on shared_links (user_id);
create index shared_links_expires on shared_links (expires_at);
