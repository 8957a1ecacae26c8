-- outside a transaction
-- How many reports of a target wait, and how the last ones were decided.
create index concurrently if not exists reports_target_pending on reports (target_type, target_id) where status = 'PENDING';
create index concurrently if not exists reports_target_decided
  on reports (target_type, target_id, reviewed_at desc, report_id desc) where reviewed_at is not null;
