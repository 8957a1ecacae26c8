-- What estimates of a changed model leave behind, apart from that of the release before: each row says of which model it
-- is, and a release reads those of its own.

-- How far estimates of deals, made from earlier ones only, were off.
create table checked_estimates (
  deal_id uuid not null,
  kind text not null check (kind in ('SALE', 'JEONSE')),
  model smallint not null,
  property_type text not null,
  lawd_cd text not null,
  contract_date date not null,
  estimate_manwon double precision not null,
  scale double precision not null,
  factors smallint[] not null,
  error double precision not null,
  known_at timestamptz not null,
  primary key (deal_id, kind, model)
);
create index checked_estimates_known on checked_estimates (kind, property_type, model, known_at);

create table value_calibrations (
  kind text not null check (kind in ('SALE', 'JEONSE')),
  property_type text not null,
  model smallint not null,
  version bigint not null,
  fitted_at timestamptz not null,
  calibration json not null,
  primary key (kind, property_type, model)
);

-- Where the mean knows more than its columns of before; its own model and the rest of it.
alter table price_mean add column model_mean jsonb;
