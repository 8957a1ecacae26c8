create extension if not exists pg_trgm;

-- What is stored of each of the four sources per legal district, so that the map reads thousands of rows and not
-- millions of facts. Triggers keep it in the writer's own transaction: whoever writes statistics or snapshots, in
-- whatever way, moves the counts by exactly what changed. The rows are always locked in the order of their codes.
create table district_evidence (
  legal_district_code text primary key,
  -- deals that count: neither cancelled nor of land-lease apartments, as the monthly statistics hold them
  transaction_count integer not null default 0,
  building_register_count integer not null default 0,
  public_price_count integer not null default 0,
  -- monthly statistics of this district
  statistic_count integer not null default 0,
  -- when something was last stored; it stays when a count falls
  transaction_at timestamptz,
  building_register_at timestamptz,
  public_price_at timestamptz,
  statistic_at timestamptz,
  -- how many of the four there are
  source_count integer not null generated always as (
    (transaction_count > 0)::int + (building_register_count > 0)::int + (public_price_count > 0)::int
      + (statistic_count > 0)::int
  ) stored
);
-- the map: most sources first, then most deals
create index district_evidence_order on district_evidence
  (source_count desc, transaction_count desc, legal_district_code);

create function keep_statistic_evidence() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into district_evidence as kept (legal_district_code, transaction_count, statistic_count)
    select legal_district_code, -sum(sample_count), -count(*)
    from removed where legal_district_code is not null group by 1 order by 1
    on conflict (legal_district_code) do update set
      transaction_count = kept.transaction_count + excluded.transaction_count,
      statistic_count = kept.statistic_count + excluded.statistic_count;
  end if;
  if tg_op <> 'DELETE' then
    insert into district_evidence as kept
      (legal_district_code, transaction_count, statistic_count, transaction_at, statistic_at)
    select legal_district_code, sum(sample_count), count(*), max(refreshed_at), max(refreshed_at)
    from added where legal_district_code is not null group by 1 order by 1
    on conflict (legal_district_code) do update set
      transaction_count = kept.transaction_count + excluded.transaction_count,
      statistic_count = kept.statistic_count + excluded.statistic_count,
      transaction_at = greatest(kept.transaction_at, excluded.transaction_at),
      statistic_at = greatest(kept.statistic_at, excluded.statistic_at);
  end if;
  return null;
end $$;

create function keep_register_evidence() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into district_evidence as kept (legal_district_code, building_register_count)
    select left(pnu, 10), -count(*) from removed where active group by 1 order by 1
    on conflict (legal_district_code) do update set
      building_register_count = kept.building_register_count + excluded.building_register_count;
  end if;
  if tg_op <> 'DELETE' then
    insert into district_evidence as kept (legal_district_code, building_register_count, building_register_at)
    select left(pnu, 10), count(*), max(collected_at) from added where active group by 1 order by 1
    on conflict (legal_district_code) do update set
      building_register_count = kept.building_register_count + excluded.building_register_count,
      building_register_at = greatest(kept.building_register_at, excluded.building_register_at);
  end if;
  return null;
end $$;

create function keep_public_price_evidence() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into district_evidence as kept (legal_district_code, public_price_count)
    select left(pnu, 10), -count(*) from removed where status = 'FOUND' group by 1 order by 1
    on conflict (legal_district_code) do update set
      public_price_count = kept.public_price_count + excluded.public_price_count;
  end if;
  if tg_op <> 'DELETE' then
    insert into district_evidence as kept (legal_district_code, public_price_count, public_price_at)
    select left(pnu, 10), count(*), max(collected_at) from added where status = 'FOUND' group by 1 order by 1
    on conflict (legal_district_code) do update set
      public_price_count = kept.public_price_count + excluded.public_price_count,
      public_price_at = greatest(kept.public_price_at, excluded.public_price_at);
  end if;
  return null;
end $$;

-- A trigger with transition tables serves one kind of change only.
create trigger statistics_added after insert on market_statistics_monthly
  referencing new table as added for each statement execute function keep_statistic_evidence();
create trigger statistics_changed after update on market_statistics_monthly
  referencing old table as removed new table as added for each statement execute function keep_statistic_evidence();
create trigger statistics_removed after delete on market_statistics_monthly
  referencing old table as removed for each statement execute function keep_statistic_evidence();
create trigger registers_added after insert on building_registers
  referencing new table as added for each statement execute function keep_register_evidence();
create trigger registers_changed after update on building_registers
  referencing old table as removed new table as added for each statement execute function keep_register_evidence();
create trigger registers_removed after delete on building_registers
  referencing old table as removed for each statement execute function keep_register_evidence();
create trigger public_prices_added after insert on public_price_snapshots
  referencing new table as added for each statement execute function keep_public_price_evidence();
create trigger public_prices_changed after update on public_price_snapshots
  referencing old table as removed new table as added for each statement execute function keep_public_price_evidence();
create trigger public_prices_removed after delete on public_price_snapshots
  referencing old table as removed for each statement execute function keep_public_price_evidence();

insert into district_evidence (legal_district_code, transaction_count, statistic_count, transaction_at, statistic_at)
select legal_district_code, sum(sample_count), count(*), max(refreshed_at), max(refreshed_at)
from market_statistics_monthly where legal_district_code is not null group by 1;
insert into district_evidence (legal_district_code, building_register_count, building_register_at)
select left(pnu, 10), count(*), max(collected_at) from building_registers where active group by 1
on conflict (legal_district_code) do update set
  building_register_count = excluded.building_register_count, building_register_at = excluded.building_register_at;
insert into district_evidence (legal_district_code, public_price_count, public_price_at)
select left(pnu, 10), count(*), max(collected_at) from public_price_snapshots where status = 'FOUND' group by 1
on conflict (legal_district_code) do update set
  public_price_count = excluded.public_price_count, public_price_at = excluded.public_price_at;

-- regional analysis, region trend: the months of one legal district, and of one city district
create index market_statistics_district on market_statistics_monthly
  (legal_district_code, property_type, trade_kind, deal_month) where legal_district_code is not null;
create index market_statistics_lawd_cd on market_statistics_monthly
  (lawd_cd, property_type, trade_kind, deal_month) where legal_district_code is null;

-- the lots on which something was stored last
create index building_registers_collected on building_registers (collected_at desc) where active;
create index public_price_snapshots_collected on public_price_snapshots (collected_at desc) where status = 'FOUND';

-- the administration's lists: by state, and by a part of the text that they can be searched for
create index external_api_calls_status on external_api_calls (result_status, created_at desc);
create index external_api_calls_text on external_api_calls using gin (
  (provider || ' ' || api_name || ' ' || endpoint_path || ' ' || coalesce(error_message, '') || ' '
    || coalesce(request_id, '')) gin_trgm_ops
);
create index diagnoses_state on diagnoses (diagnosis_state, created_at desc);
create index diagnoses_text on diagnoses using gin ((input_address || ' ' || coalesce(jibun_address, '')) gin_trgm_ops);
