-- Months of which a provider's last answer would remove much of what is stored, and so waits for another that says the same.
create table withheld_months (
  lawd_cd text not null,
  source text not null,
  deal_month text not null,
  -- keys of the stored deals that the answer lacked
  missing uuid[] not null,
  first_seen_at timestamptz not null,
  primary key (lawd_cd, source, deal_month)
);

create trigger versioned_when_added after insert on withheld_months
  referencing new table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_changed after update on withheld_months
  referencing new table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_removed after delete on withheld_months
  referencing old table as changed for each statement execute function count_evidence_change();
create trigger versioned_when_emptied after truncate on withheld_months
  for each statement execute function count_change_of_all_evidence();
