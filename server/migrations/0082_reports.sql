create table reports (
  report_id bigint generated always as identity primary key,
  reporter_user_id bigint not null references users,
  target_type text not null check (target_type in ('POST', 'COMMENT')),
  target_id bigint not null,
  -- the post itself, or that of the comment
  post_id bigint not null references posts,
  -- who wrote the target
  author_user_id bigint not null references users,
  reason text not null,
  detail text,
  -- the beginning of the target as it was reported
  excerpt text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'RESOLVED', 'REJECTED')),
  resolution_note text,
  -- that it cost the author; null: nothing
  points integer,
  reviewer_user_id bigint references users,
  created_at timestamptz not null,
  reviewed_at timestamptz,
  check ((status = 'PENDING') = (reviewed_at is null))
);
create unique index reports_once on reports (reporter_user_id, target_type, target_id);
create index reports_reporter on reports (reporter_user_id, created_at);
create index reports_queue on reports (status, report_id);
create index reports_type on reports (target_type, status, report_id);
create index reports_target on reports (target_type, target_id, report_id);
create index reports_post on reports (post_id);
create index reports_author on reports (author_user_id);
create index reports_reviewer on reports (reviewer_user_id) where reviewer_user_id is not null;
create index reports_created on reports (created_at);
create index reports_reviewed on reports (status, reviewed_at) where reviewed_at is not null;
