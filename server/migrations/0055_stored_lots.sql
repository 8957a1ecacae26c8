-- What is stored of each lot, so that a list of lots reads lots and not deals. Triggers keep it in the writer's own
-- transaction, as they keep `district_evidence`; the import of public prices, which is no trigger's size, keeps it itself.
-- Locks go one way: the advisory lock of the five-digit code, which every writer takes first (`transactionDistrict`), these
-- rows by their number, `district_lots`, `district_evidence`. The names of the triggers are in that order, which is the order in which they fire.
create table stored_lots (
  pnu bigint primary key,
  -- deals that are not cancelled, and when one of them was stored last
  deal_count integer not null default 0,
  deal_at timestamptz,
  -- null: no active one
  register_at timestamptz,
  -- kinds of official price that were found by look-up or imported, a kind from both counted twice
  price_count integer not null default 0,
  price_at timestamptz,
  -- names of the building, a line each, the last of the alphabet first; null: none
  deal_names text,
  register_name text,
  price_names text
);

-- How many lots of a legal district stand in `stored_lots`.
create table district_lots (
  legal_district_code text primary key,
  lot_count integer not null
);

create function count_district_lots() returns trigger language plpgsql as $$
begin
  insert into district_lots as kept (legal_district_code, lot_count)
  select pnu / 1000000000, case tg_op when 'DELETE' then -count(*) else count(*) end
  from changed group by 1 order by 1
  on conflict (legal_district_code) do update set lot_count = kept.lot_count + excluded.lot_count;
  return null;
end $$;
create trigger lots_added after insert on stored_lots
  referencing new table as changed for each statement execute function count_district_lots();
create trigger lots_removed after delete on stored_lots
  referencing old table as changed for each statement execute function count_district_lots();

create function pnu_of(legal_district_code text, land_kind text, main_number text, sub_number text) returns bigint
  language sql immutable parallel safe
  return (legal_district_code || case land_kind when 'MOUNTAIN' then '2' else '1' end || main_number || sub_number)::bigint;

-- The same names in any order make the same text.
create function join_names(one text, other text) returns text language sql immutable parallel safe return (
  select string_agg(distinct name, E'\n' order by name desc) from string_to_table(concat_ws(E'\n', one, other), E'\n') as name
);

create function drop_empty_lots(pnus bigint[]) returns void language sql as $$
  delete from stored_lots
  where pnu = any(pnus) and deal_count = 0 and register_at is null and price_count = 0
$$;

create function add_deals_to_lots() returns trigger language plpgsql as $$
begin
  insert into stored_lots as kept (pnu, deal_count, deal_at, deal_names)
  select pnu_of(legal_district_code, land_kind, main_number, sub_number), count(*), max(collected_at),
    string_agg(distinct building_name, E'\n' order by building_name desc)
  from added where main_number is not null and legal_district_code is not null and not cancelled
  group by 1 order by 1
  on conflict (pnu) do update set
    deal_count = kept.deal_count + excluded.deal_count, deal_at = greatest(kept.deal_at, excluded.deal_at),
    deal_names = case
      when kept.deal_names is not distinct from excluded.deal_names then kept.deal_names
      else join_names(kept.deal_names, excluded.deal_names)
    end;
  return null;
end $$;

-- Few deals change or go; their lots are counted anew.
create function recount_deals_of_lots(pnus bigint[]) returns void language sql as $$
  insert into stored_lots as kept (pnu, deal_count, deal_at, deal_names)
  select lot.pnu, deals.count, deals.at, deals.names
  from (select distinct pnu, pnu::text as digits from unnest(pnus) as pnu) as lot
  cross join lateral (
    select count(*), max(collected_at) as at, string_agg(distinct building_name, E'\n' order by building_name desc) as names
    from transaction_facts
    where legal_district_code = left(digits, 10) and main_number = substr(digits, 12, 4)
      and sub_number = substr(digits, 16, 4) and not cancelled
      and coalesce(land_kind, 'LAND') = case substr(digits, 11, 1) when '2' then 'MOUNTAIN' else 'LAND' end
  ) as deals
  order by lot.pnu
  on conflict (pnu) do update set
    deal_count = excluded.deal_count, deal_at = excluded.deal_at, deal_names = excluded.deal_names;
  select drop_empty_lots(pnus)
$$;

create function recount_changed_deals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform recount_deals_of_lots(array(
      select pnu_of(legal_district_code, land_kind, main_number, sub_number)
      from (select * from removed union all select * from added) as changed
      where main_number is not null and legal_district_code is not null
    ));
  else
    perform recount_deals_of_lots(array(
      select pnu_of(legal_district_code, land_kind, main_number, sub_number) from removed
      where main_number is not null and legal_district_code is not null
    ));
  end if;
  return null;
end $$;

create function keep_lot_registers() returns trigger language plpgsql as $$
declare
  pnus bigint[] := array(select pnu::bigint from changed);
begin
  insert into stored_lots as kept (pnu, register_at, register_name)
  select changed.pnu::bigint, stored.collected_at, stored.buildings->0->>'buildingName'
  from changed left join building_registers as stored on stored.pnu = changed.pnu and stored.active
  order by 1
  on conflict (pnu) do update set register_at = excluded.register_at, register_name = excluded.register_name;
  perform drop_empty_lots(pnus);
  return null;
end $$;

create function keep_lot_prices() returns trigger language plpgsql as $$
declare
  pnus bigint[] := array(select distinct pnu::bigint from changed);
begin
  insert into stored_lots as kept (pnu, price_count, price_at, price_names)
  select lot.pnu, found.count + imported.count, greatest(found.at, imported.at), join_names(found.names, imported.names)
  from unnest(pnus) as lot (pnu)
  cross join lateral (
    select count(*), max(collected_at) as at, (
      select string_agg(distinct building_name, E'\n') from public_prices as price where price.pnu = lot.pnu::text
    ) as names
    from public_price_snapshots as snapshot where snapshot.pnu = lot.pnu::text and status = 'FOUND'
  ) as found
  cross join lateral (
    select count(distinct kind), max(collected_at) as at, string_agg(distinct building_name, E'\n') as names
    from imported_public_prices as price where price.pnu = lot.pnu
  ) as imported
  order by lot.pnu
  on conflict (pnu) do update set
    price_count = excluded.price_count, price_at = excluded.price_at, price_names = excluded.price_names;
  perform drop_empty_lots(pnus);
  return null;
end $$;

create trigger lots_gain_deals after insert on transaction_facts
  referencing new table as added for each statement execute function add_deals_to_lots();
create trigger lots_change_deals after update on transaction_facts
  referencing old table as removed new table as added for each statement execute function recount_changed_deals();
create trigger lots_lose_deals after delete on transaction_facts
  referencing old table as removed for each statement execute function recount_changed_deals();
create trigger lots_gain_registers after insert on building_registers
  referencing new table as changed for each statement execute function keep_lot_registers();
create trigger lots_change_registers after update on building_registers
  referencing new table as changed for each statement execute function keep_lot_registers();
create trigger lots_lose_registers after delete on building_registers
  referencing old table as changed for each statement execute function keep_lot_registers();
create trigger lots_gain_snapshots after insert on public_price_snapshots
  referencing new table as changed for each statement execute function keep_lot_prices();
create trigger lots_change_snapshots after update on public_price_snapshots
  referencing new table as changed for each statement execute function keep_lot_prices();
create trigger lots_lose_snapshots after delete on public_price_snapshots
  referencing old table as changed for each statement execute function keep_lot_prices();
create trigger lots_gain_prices after insert on public_prices
  referencing new table as changed for each statement execute function keep_lot_prices();
create trigger lots_lose_prices after delete on public_prices
  referencing old table as changed for each statement execute function keep_lot_prices();

insert into stored_lots (pnu, deal_count, deal_at, deal_names)
select pnu_of(legal_district_code, land_kind, main_number, sub_number), count(*), max(collected_at),
  string_agg(distinct building_name, E'\n' order by building_name desc)
from transaction_facts where main_number is not null and legal_district_code is not null and not cancelled
group by 1 order by 1;
insert into stored_lots (pnu, register_at, register_name)
select pnu::bigint, collected_at, buildings->0->>'buildingName' from building_registers where active
on conflict (pnu) do update set register_at = excluded.register_at, register_name = excluded.register_name;
insert into stored_lots (pnu, price_count, price_at, price_names)
select snapshot.pnu::bigint, count(distinct snapshot.kind), max(collected_at), string_agg(distinct building_name, E'\n' order by building_name desc)
from public_price_snapshots as snapshot
left join public_prices as price on price.pnu = snapshot.pnu and price.kind = snapshot.kind
where status = 'FOUND' group by 1
on conflict (pnu) do update set
  price_count = excluded.price_count, price_at = excluded.price_at, price_names = excluded.price_names;
