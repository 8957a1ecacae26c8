-- What the estimator of home values has learnt from the stored deals. Everything here can be fitted again from them.

-- One number for each fit: whoever holds a fit in memory sees by it that there is a newer one.
create sequence price_version;

-- One fit: what its city districts have in common. The row is made before the first fit, and locked while one is made.
create table price_mean (
  kind text not null check (kind in ('SALE', 'JEONSE')),
  property_type text not null,
  -- `CAPITAL`, elsewhere the first two digits of the codes
  zone text not null,
  -- null, like everything below: not fitted yet
  version bigint,
  -- the fit knows deals agreed before this day
  as_of date,
  fitted_at timestamptz,
  deal_count integer,
  -- of the columns of server/src/domain/value/mean-features.ts
  coefficients float8[],
  -- by LAWD_CD: {"effect": ln amount off the mean, "dealsWithinYear": …}
  gus jsonb,
  primary key (kind, property_type, zone)
);

-- The market level over time of one group of homes (server/src/domain/value/fit-levels.ts).
create table price_level (
  kind text not null,
  property_type text not null,
  zone text not null,
  layer text not null check (layer in ('zone', 'gu', 'district', 'areaClass')),
  -- zone, LAWD_CD, legal-district code, or LAWD_CD and area class as `11620:2`
  key text not null,
  first_day date not null,
  -- ln amount in the middle of each bin
  values float8[] not null,
  primary key (kind, property_type, layer, key),
  foreign key (kind, property_type, zone) references price_mean on delete cascade
);
create index price_level_zone on price_level (kind, property_type, zone);

-- The deals of a legal district that its lots without enough deals of their own are compared with.
create table price_near_deals (
  kind text not null,
  property_type text not null,
  zone text not null,
  legal_district_code text not null,
  -- NearDeals (server/src/domain/value/near-deals.ts)
  near_deals json not null,
  primary key (kind, property_type, legal_district_code),
  foreign key (kind, property_type, zone) references price_mean on delete cascade
);
create index price_near_deals_zone on price_near_deals (kind, property_type, zone);

-- How wide intervals are (server/src/domain/value/calibration.ts).
create table price_calibration (
  kind text not null check (kind in ('SALE', 'JEONSE')),
  property_type text not null,
  version bigint not null,
  fitted_at timestamptz not null,
  -- estimates of `estimate_outcome` behind it
  sample_count integer not null,
  -- too few of them: the numbers below are assumed
  provisional boolean not null,
  base float8 not null,
  -- multipliers by factor and cell
  factors json not null,
  -- 99 quantiles of the error in half-widths; u in the specification
  quantiles float8[] not null,
  primary key (kind, property_type)
);

-- Estimates of deals that were made from earlier deals only, and how far off they were.
create table estimate_outcome (
  deal_id uuid not null,
  kind text not null check (kind in ('SALE', 'JEONSE')),
  property_type text not null,
  contract_date date not null,
  estimate_manwon float8 not null,
  -- the model's own standard deviation of the error
  scale float8 not null,
  -- the cell of each factor
  factors smallint[] not null,
  -- ln amount − ln estimate
  error float8 not null,
  known_at timestamptz not null,
  primary key (deal_id, kind)
);
create index estimate_outcome_known on estimate_outcome (kind, property_type, known_at);

-- The lot's own deals are read from the newest on, and only of the last years.
drop index transaction_facts_lot;
create index transaction_facts_lot
  on transaction_facts (legal_district_code, main_number, sub_number, contract_date)
  where main_number is not null;
