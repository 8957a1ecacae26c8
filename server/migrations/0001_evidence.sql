-- Past transactions. The key is the fingerprint of the published row (see evidence/transactions/fingerprint.ts),
-- so that collecting a month twice stores nothing twice.
create table transaction_facts (
  fact_id uuid primary key,
  source text not null,
  trade_kind text not null check (trade_kind in ('RENT', 'SALE')),
  property_type text not null,
  lawd_cd text not null check (lawd_cd ~ '^[0-9]{5}$'),
  -- null: the published district name is not in the catalogue; such a row never counts as a comparison
  legal_district_code text check (legal_district_code ~ '^[0-9]{10}$'),
  district_name text not null,
  -- the lot is null where the provider masks it
  land_kind text check (land_kind in ('LAND', 'MOUNTAIN')),
  main_number text,
  sub_number text,
  deal_month text not null check (deal_month ~ '^[0-9]{6}$'),
  contract_date date not null,
  sale_amount_manwon integer,
  deposit_manwon integer,
  monthly_rent_manwon integer,
  area_square_meter double precision,
  floor smallint,
  build_year smallint,
  building_name text,
  house_kind text,
  contract_kind text,
  contract_term text,
  previous_deposit_manwon integer,
  previous_monthly_rent_manwon integer,
  dealing_kind text,
  cancelled boolean not null,
  cancelled_on date,
  collected_at timestamptz not null
);

-- the comparison sample of a diagnosis: one district, one type, one kind, three months
create index transaction_facts_sample on transaction_facts (legal_district_code, property_type, trade_kind, deal_month);
-- deals of one lot, whatever their type and month
create index transaction_facts_lot on transaction_facts (legal_district_code, main_number, sub_number)
  where main_number is not null;
-- one collected month, for merging, for deals that vanished, and for the statistics of the month
create index transaction_facts_month on transaction_facts (lawd_cd, source, deal_month);

-- Which months were read to their last page, and when. A fresh row is the answer, even when the month is empty.
create table collection_ledger (
  source text not null,
  lawd_cd text not null,
  deal_month text not null,
  row_count integer not null,
  collected_at timestamptz not null,
  primary key (lawd_cd, source, deal_month)
);

-- The title section of one lot as it was last found; not active once a look-up found none.
create table building_registers (
  pnu text primary key check (pnu ~ '^[0-9]{19}$'),
  status text not null check (status in ('FOUND', 'AMBIGUOUS')),
  -- RegisterBuilding[] (server/src/domain/property/register-building.ts)
  buildings jsonb not null,
  active boolean not null default true,
  collected_at timestamptz not null
);

-- The last look-up of one kind of official price for one lot; NOT_FOUND is kept so that it is not asked again at once.
create table public_price_snapshots (
  pnu text not null check (pnu ~ '^[0-9]{19}$'),
  kind text not null check (kind in ('APARTMENT_UNIT', 'INDIVIDUAL_HOUSE', 'LAND')),
  status text not null check (status in ('FOUND', 'NOT_FOUND')),
  collected_at timestamptz not null,
  primary key (pnu, kind)
);

-- The prices of the newest base year of a snapshot.
create table public_prices (
  pnu text not null,
  kind text not null,
  base_year smallint not null,
  base_month smallint,
  price_won bigint not null,
  area_square_meter double precision,
  building_name text,
  dong_name text,
  ho_name text,
  -- the unit's number without 제 and 호, as an address writes it
  ho_key text,
  floor_name text,
  updated_on date,
  foreign key (pnu, kind) references public_price_snapshots on delete cascade
);
create index public_prices_snapshot on public_prices (pnu, kind);

-- Monthly statistics of a legal district (legal_district_code set) or of a whole city district (null).
create table market_statistics_monthly (
  lawd_cd text not null,
  legal_district_code text,
  property_type text not null,
  trade_kind text not null check (trade_kind in ('RENT_JEONSE', 'RENT_MONTHLY', 'SALE')),
  source text not null,
  deal_month text not null,
  sample_count integer not null,
  min_amount double precision not null,
  q1_amount double precision not null,
  median_amount double precision not null,
  q3_amount double precision not null,
  max_amount double precision not null,
  -- RENT_MONTHLY: the amounts above are deposits, this is the rent beside them
  median_monthly_rent double precision,
  refreshed_at timestamptz not null,
  unique nulls not distinct (lawd_cd, property_type, trade_kind, deal_month, legal_district_code)
);
