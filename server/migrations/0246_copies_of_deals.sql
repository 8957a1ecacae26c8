-- Published rows that are copies of another row of the month (docs/adr/0003-fingerprint-of-a-deal.md).
alter table collection_ledger add column copy_count integer not null default 0;
