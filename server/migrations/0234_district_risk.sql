-- The monthly table of the ministry and the Real Estate Board ("임대차 시장 정보"), as imported: one row a month and one a
-- district and month. A month that is imported again with other figures gets a new number, so the largest number is the
-- version of all of them.
create table district_risk_months (
  month text primary key check (month ~ '^[0-9]{6}$'),
  version bigint generated always as identity,
  digest text not null,
  file_name text not null,
  district_count integer not null,
  imported_at timestamptz not null
);

-- A part that the table does not give for a district is null, never 0.
create table district_risk (
  district_code text not null,
  month text not null references district_risk_months (month) on delete cascade,
  district_name text not null,
  apartment_jeonse_year numeric(5, 1),
  apartment_jeonse_quarter numeric(5, 1),
  row_house_jeonse_year numeric(5, 1),
  row_house_jeonse_quarter numeric(5, 1),
  accident_count integer,
  accident_won bigint,
  accident_rate numeric(5, 1),
  auction_lots integer,
  auction_sold integer,
  auction_price_ratio numeric(5, 1),
  primary key (district_code, month)
);
create index district_risk_by_month on district_risk (month);
