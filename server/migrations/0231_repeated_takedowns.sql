-- Tells an open request from the same one sent again; null: it was sent to an older version, or has ended.
alter table takedown_requests add column request_digest bytea;
create unique index takedown_requests_once on takedown_requests (target_type, target_id, request_digest)
  where outcome is null;
