-- What lots are called: the names of their buildings and their road addresses, as stored deals, registers and prices
-- have them. One index of names for every search box. Triggers keep it in the writer's own transaction, whoever writes;
-- a name stays when what said it goes.

alter table transaction_facts add column road_address text;

-- 은마 and 은마아파트 are one name, and so are e편한세상 and 이편한세상.
create function building_name_key(name text) returns text language sql immutable strict parallel safe as $$
  select coalesce(nullif(regexp_replace(key, '(아파트|오피스텔|주상복합|apt)+$', ''), ''), key)
  from (
    select regexp_replace(
      replace(replace(lower(normalize(name, NFKC)), 'e편한', '이편한'), '#', '샵'), '[^가-힣a-z0-9]', '', 'g'
    ) as key
  ) as keyed
$$;

-- `신림로12길 3-4`, `봉은사로 지하 102`; null where the text holds no road with a number
create function road_key(address text) returns text language sql immutable strict parallel safe as $$
  select part[1] || ' ' || case when part[2] is null then '' else '지하 ' end || part[3]::int
    || case when coalesce(part[4]::int, 0) = 0 then '' else '-' || part[4]::int end
  from regexp_match(
    normalize(address, NFKC), '([가-힣A-Za-z0-9·.]+(?:로|길))\s+(지하\s*)?(\d{1,5})(?:-(\d{1,5}))?(?![\d가-힣])'
  ) as part
$$;

create table building_names (
  pnu text not null check (pnu ~ '^[0-9]{19}$'),
  -- as published
  name text not null,
  name_key text not null collate "C" generated always as (building_name_key(name)) stored,
  -- letter by letter, so that one wrong letter is one of many
  jamo text not null generated always as (normalize(building_name_key(name), NFD)) stored,
  primary key (pnu, name)
);
create index building_names_key on building_names (name_key);
create index building_names_jamo on building_names using gin (jamo gin_trgm_ops);

create table lot_roads (
  pnu text not null check (pnu ~ '^[0-9]{19}$'),
  -- as published
  road_address text not null,
  -- null: no road with a number
  road_key text collate "C" generated always as (road_key(road_address)) stored,
  primary key (pnu, road_address)
);
create index lot_roads_key on lot_roads (road_key) where road_key is not null;

-- What is known is looked up row by row: as an anti join it would be a hash of the whole table, whose size a plan that
-- was made while it was empty does not know.
create function keep_names_of_facts() returns trigger language plpgsql as $$
begin
  with lots as materialized (
    select distinct legal_district_code || case land_kind when 'MOUNTAIN' then '2' else '1' end || main_number
      || sub_number as pnu, building_name, road_address
    from added
    where main_number is not null and legal_district_code is not null
      and (building_name is not null or road_address is not null)
  ), named as (
    insert into building_names (pnu, name)
    select distinct pnu, building_name from lots
    where building_name is not null
      and (select true from building_names as known where known.pnu = lots.pnu and known.name = building_name) is null
    order by 1, 2
    on conflict do nothing
  )
  insert into lot_roads (pnu, road_address)
  select distinct pnu, road_address from lots
  where road_address is not null
    and (select true from lot_roads as known where known.pnu = lots.pnu and known.road_address = lots.road_address) is null
  order by 1, 2
  on conflict do nothing;
  return null;
end $$;

create function keep_names_of_registers() returns trigger language plpgsql as $$
begin
  with buildings as materialized (
    select pnu, building->>'buildingName' as name, building->>'roadAddress' as road_address
    from added cross join lateral jsonb_array_elements(buildings) as building
  ), named as (
    insert into building_names (pnu, name)
    select distinct pnu, name from buildings where name is not null order by 1, 2 on conflict do nothing
  )
  insert into lot_roads (pnu, road_address)
  select distinct pnu, road_address from buildings where road_address is not null order by 1, 2 on conflict do nothing;
  return null;
end $$;

create function keep_names_of_prices() returns trigger language plpgsql as $$
begin
  insert into building_names (pnu, name)
  select distinct pnu, building_name from added where building_name is not null order by 1, 2 on conflict do nothing;
  return null;
end $$;

create trigger facts_named after insert on transaction_facts
  referencing new table as added for each statement execute function keep_names_of_facts();
create trigger registers_named after insert on building_registers
  referencing new table as added for each statement execute function keep_names_of_registers();
create trigger registers_renamed after update on building_registers
  referencing new table as added for each statement execute function keep_names_of_registers();
create trigger public_prices_named after insert on public_prices
  referencing new table as added for each statement execute function keep_names_of_prices();

insert into building_names (pnu, name)
select legal_district_code || case land_kind when 'MOUNTAIN' then '2' else '1' end || main_number || sub_number,
  building_name
from transaction_facts
where main_number is not null and legal_district_code is not null and building_name is not null
group by 1, 2
on conflict do nothing;
insert into building_names (pnu, name)
select pnu, building->>'buildingName' from building_registers cross join lateral jsonb_array_elements(buildings) as building
where building->>'buildingName' is not null group by 1, 2
on conflict do nothing;
insert into building_names (pnu, name)
select pnu, building_name from public_prices where building_name is not null group by 1, 2
on conflict do nothing;
insert into lot_roads (pnu, road_address)
select pnu, building->>'roadAddress' from building_registers cross join lateral jsonb_array_elements(buildings) as building
where building->>'roadAddress' is not null group by 1, 2
on conflict do nothing;
