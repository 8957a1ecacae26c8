-- The published road addresses (도로명주소 한글), so that addresses are found without a call. Ten million rows have to stay
-- small: names of roads, districts and buildings stand once in tables of their own, and an address is 24 bytes of numbers.
-- No foreign keys: an import codes whole provinces at once, and neither roads nor names are ever removed.

alter table imported_files drop constraint imported_files_content_check;
alter table imported_files add constraint imported_files_content_check
  check (content in ('TRANSACTIONS', 'PUBLIC_PRICES', 'ADDRESSES', 'REGISTERS'));

create table address_districts (
  -- the ten digits of a legal district
  code bigint primary key,
  sido_name text not null,
  -- empty in Sejong
  sigungu_name text not null,
  emd_name text not null,
  -- empty outside of towns
  ri_name text not null
);

create table address_roads (
  road_id integer generated always as identity primary key,
  -- 5 digits of the district and 7 of the road
  road_code bigint not null,
  -- 0 above ground, 1 underground, 2 in the air, 3 on water: numbers are given along each on its own
  level smallint not null check (level between 0 and 3),
  name text collate "C" not null,
  unique (road_code, level)
);
create index address_roads_name on address_roads (name);

create table address_names (
  name_id integer generated always as identity primary key,
  -- as published
  name text collate "C" not null,
  name_key text collate "C" not null generated always as (building_name_key(name)) stored
);
-- what begins with a name, and each name once
create unique index address_names_key on address_names (name_key, name);
-- what contains one
create index address_names_within on address_names using gin (name_key gin_trgm_ops);

create table addresses (
  -- of the lot that the address is given for
  pnu bigint not null,
  road_id integer not null,
  -- main number × 10000 + sub number
  building integer not null,
  name_id integer,
  postcode integer,
  primary key (road_id, building)
);
create index addresses_pnu on addresses (pnu);
create index addresses_name on addresses (name_id) where name_id is not null;

-- The other lots on which the building of an address stands (관련지번).
create table address_lots (
  pnu bigint not null,
  road_id integer not null,
  building integer not null,
  primary key (pnu, road_id, building)
);
create index address_lots_address on address_lots (road_id, building);

-- How far each province is imported.
create table address_imports (
  -- the first two digits of its codes
  province smallint primary key,
  -- the newest day whose state or changes are stored; null while none
  addresses_on date,
  lots_on date
);
