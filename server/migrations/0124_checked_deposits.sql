-- New deposits beside what a home of their lot was sold for next, estimated on the day of the lease: how likely a deposit
-- exceeds the value is learnt from them.
create table checked_deposits (
  lease_id uuid not null,
  sale_id uuid not null,
  model smallint not null,
  property_type text not null,
  lawd_cd text not null,
  lease_date date not null,
  deposit_manwon integer not null,
  sale_manwon integer not null,
  estimate_manwon double precision not null,
  scale double precision not null,
  factors smallint[] not null,
  known_at timestamptz not null,
  primary key (lease_id, sale_id, model)
);
create index checked_deposits_known on checked_deposits (property_type, model, known_at);
