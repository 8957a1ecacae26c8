create type public_price_kind as enum ('APARTMENT_UNIT', 'INDIVIDUAL_HOUSE', 'LAND');

-- Official prices out of the published files: one row holds all units of a lot, because that is what is read together,
-- and because arrays of a lot take a third of the room of a row a unit. Several base years stand beside each other.
create table imported_public_prices (
  pnu bigint not null,
  kind public_price_kind not null,
  base_year smallint not null,
  base_month smallint,
  -- the day the file gives its data, else the base day; of two files the later one holds
  as_of date not null,
  source text not null check (source in ('VWORLD', 'DATA_GO_KR')),
  collected_at timestamptz not null,
  building_name text,
  -- One place a unit in each array; null: of no unit known. Names as an address writes them (`B2`: second in the basement);
  -- of a house `hos` holds its register key.
  dongs text[],
  hos text[],
  floors smallint[],
  areas real[],
  -- won; for LAND won per square metre
  prices bigint[] not null,
  primary key (pnu, kind, base_year)
);

-- Files that were imported to their end, by what is in them, so that an unchanged one is passed over.
create table imported_files (
  content text not null check (content in ('TRANSACTIONS', 'PUBLIC_PRICES')),
  -- SHA-256 of the file as it lay there
  digest text not null,
  name text not null,
  record_count integer not null,
  refused_count integer not null,
  imported_at timestamptz not null,
  primary key (content, digest)
);
