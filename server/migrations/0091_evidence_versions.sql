-- A number of each five-digit code that grows with every change of its deals, their statistics and their ledger, so that what
-- a process has read of them serves until it is another one. Triggers keep it in the writer's own transaction, whoever
-- writes. Merges hold the advisory lock of the code (`transactionDistrict`), so this row makes nobody wait that did not before.
create table evidence_versions (
  lawd_cd text primary key,
  version bigint not null
);

create function count_evidence_change() returns trigger language plpgsql as $$
begin
  insert into evidence_versions as kept (lawd_cd, version)
  select distinct lawd_cd, 1 from changed order by 1
  on conflict (lawd_cd) do update set version = kept.version + 1;
  return null;
end $$;

create function count_change_of_all_evidence() returns trigger language plpgsql as $$
begin
  update evidence_versions set version = version + 1;
  return null;
end $$;

create trigger versioned_when_added after insert on transaction_facts
  referencing new table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_changed after update on transaction_facts
  referencing new table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_removed after delete on transaction_facts
  referencing old table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_emptied after truncate on transaction_facts
  for each statement execute function count_change_of_all_evidence();

create trigger versioned_when_added after insert on market_statistics_monthly
  referencing new table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_changed after update on market_statistics_monthly
  referencing new table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_removed after delete on market_statistics_monthly
  referencing old table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_emptied after truncate on market_statistics_monthly
  for each statement execute function count_change_of_all_evidence();

create trigger versioned_when_added after insert on collection_ledger
  referencing new table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_changed after update on collection_ledger
  referencing new table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_removed after delete on collection_ledger
  referencing old table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_emptied after truncate on collection_ledger
  for each statement execute function count_change_of_all_evidence();
