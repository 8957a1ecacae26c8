-- When a deal was first stored; a later correction moves collected_at and leaves this. Null: stored before it was kept.
alter table transaction_facts add column stored_at timestamptz;

-- Months of a source that deals were added to, for whoever tells of them; taken away by who has told.
create table new_deal_groups (
  lawd_cd text not null,
  source text not null,
  deal_month text not null,
  -- the first of the deals that nobody has told of yet
  since timestamptz not null,
  primary key (lawd_cd, source, deal_month)
);
