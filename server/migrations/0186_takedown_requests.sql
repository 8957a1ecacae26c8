-- What landlords, brokers and others without an account want taken off the board, and what became of it.
create table takedown_requests (
  takedown_id bigint generated always as identity primary key,
  target_type text not null check (target_type in ('POST', 'COMMENT')),
  target_id bigint not null,
  -- the post itself, or that of the comment
  post_id bigint not null references posts,
  -- who wrote the target
  author_user_id bigint not null references users,
  grounds text not null check (grounds in ('DEFAMATION', 'PRIVACY', 'FALSE_FACTS', 'COPYRIGHT', 'OTHER')),
  -- of the requester, while the case is open
  statement text,
  requester_name text,
  contact text,
  -- the beginning of the target when it was asked for; empty: its author has left
  excerpt text not null,
  -- of the link that shows the requester the state
  secret_hash bytea not null,
  requested_at timestamptz not null,
  -- null: never hidden for this request
  hidden_at timestamptz,
  hidden_until timestamptz,
  hidden_by bigint references users,
  -- whether the target is hidden for open requests alone, so that it is shown again when the last of them ends
  hides boolean not null default false,
  -- how often operators looked at who asks, for the requester to see
  reveals integer not null default 0,
  -- the author's; null: none, or its author has left
  objection text,
  objected_at timestamptz,
  -- null: open; TIME_OVER: nobody decided in time; GONE: the target was deleted meanwhile
  outcome text check (outcome in ('REMOVED', 'KEPT', 'TIME_OVER', 'GONE')),
  -- to the requester and the author
  answer text,
  decided_by bigint references users,
  decided_at timestamptz,
  check ((hidden_at is null) = (hidden_until is null)),
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (statement is not null)),
  check ((outcome is null) = (requester_name is not null)),
  check ((outcome is null) = (contact is not null))
);
create unique index takedown_requests_secret on takedown_requests (secret_hash);
create index takedown_requests_open on takedown_requests (takedown_id) where outcome is null;
create index takedown_requests_target on takedown_requests (target_type, target_id, takedown_id);
create index takedown_requests_post on takedown_requests (post_id);
create index takedown_requests_author on takedown_requests (author_user_id);
create index takedown_requests_hider on takedown_requests (hidden_by) where hidden_by is not null;
create index takedown_requests_decider on takedown_requests (decided_by) where decided_by is not null;
