-- The schema of a migrated database, to read. Written by `npm run docs:generate`; migrations make it.

create extension pg_trgm;

create type public_price_kind as enum ('APARTMENT_UNIT', 'INDIVIDUAL_HOUSE', 'LAND');

CREATE OR REPLACE FUNCTION public.add_deals_to_lots()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.begin_session_of_token()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from refresh_tokens where replaced_by = new.refresh_token_id) then
    insert into sessions (session_id, user_id, began_at, last_seen_at)
    values (new.refresh_token_id, new.user_id, new.created_at, new.created_at);
    update refresh_tokens set session_id = new.refresh_token_id where refresh_token_id = new.refresh_token_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.building_name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(nullif(regexp_replace(key, '(아파트|오피스텔|주상복합|apt)+$', ''), ''), key)
  from (
    select regexp_replace(
      replace(replace(lower(normalize(name, NFKC)), 'e편한', '이편한'), '#', '샵'), '[^가-힣a-z0-9]', '', 'g'
    ) as key
  ) as keyed
$function$;

CREATE OR REPLACE FUNCTION public.count_added_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into post_blocks as kept (board_code, block, listed_count)
  select board_code, post_id / 2048, count(*) from added where listed group by 1, 2 order by 1, 2
  on conflict (board_code, block) do update set listed_count = kept.listed_count + excluded.listed_count;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_change_of_all_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update evidence_versions set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_change_of_all_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update name_versions set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_changed_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into post_blocks as kept (board_code, block, listed_count)
  values (new.board_code, new.post_id / 2048, case when new.listed then 1 else -1 end)
  on conflict (board_code, block) do update set listed_count = kept.listed_count + excluded.listed_count;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_district_lots()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into district_lots as kept (legal_district_code, lot_count)
  select pnu / 1000000000, case tg_op when 'DELETE' then -count(*) else count(*) end
  from changed group by 1 order by 1
  on conflict (legal_district_code) do update set lot_count = kept.lot_count + excluded.lot_count;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_evidence_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into evidence_versions as kept (lawd_cd, version)
  select distinct lawd_cd, 1 from changed order by 1
  on conflict (lawd_cd) do update set version = kept.version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_indicator_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into evidence_versions as kept (lawd_cd, version) values ('00000', 1)
  on conflict (lawd_cd) do update set version = kept.version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_name_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  code text;
begin
  for code in select distinct left(pnu, 5) from changed loop
    update name_versions set version = version + 1
    where version_id = (
      select version_id from name_versions where lawd_cd = code order by version_id limit 1 for update skip locked
    );
    if not found then
      insert into name_versions (lawd_cd, version) values (code, 1);
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_search_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update search_versions set version = version + 1
  where version_id = (select version_id from search_versions order by version_id limit 1 for update skip locked);
  if not found then
    insert into search_versions (version) values (1);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_empty_lots(pnus bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from stored_lots
  where pnu = any(pnus) and deal_count = 0 and register_at is null and price_count = 0
$function$;

CREATE OR REPLACE FUNCTION public.end_push_of_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from push_subscriptions where session_id = new.session_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.join_names(one text, other text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(DISTINCT name.name, '
'::text ORDER BY name.name DESC) AS string_agg FROM string_to_table(concat_ws('
'::text, join_names.one, join_names.other), '
'::text) name(name));

CREATE OR REPLACE FUNCTION public.keep_lot_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_lot_registers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_names_of_facts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_names_of_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into building_names (pnu, name)
  select distinct pnu, building_name from added where building_name is not null order by 1, 2 on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_names_of_registers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_public_price_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_register_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_roads_of_imported_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into lot_roads (pnu, road_address)
  select distinct pnu::text, road_address from added cross join lateral unnest(road_addresses) as road_address
  order by 1, 2
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_session_of_token()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update refresh_tokens set session_id = new.session_id
  where refresh_token_id = new.replaced_by and session_id is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_statistic_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.make_months_writable(sources text[], lawd_cds text[], deal_months text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$ begin end $function$;

CREATE OR REPLACE FUNCTION public.note_password_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.has_password := true;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.pnu_of(legal_district_code text, land_kind text, main_number text, sub_number text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((((legal_district_code || CASE land_kind WHEN 'MOUNTAIN'::text THEN '2'::text ELSE '1'::text END) || main_number) || sub_number))::bigint;

CREATE OR REPLACE FUNCTION public.post_keyword_keys(block bigint, keyword text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(distinct block || ':' || key), array[block || ':' || keyword])
  from (
    select sign || lead(sign) over (order by place) as key
    from unnest(string_to_array(keyword, null)) with ordinality as signs (sign, place)
  ) as keys
  where key is not null
$function$;

CREATE OR REPLACE FUNCTION public.post_search_keys(block bigint, searched text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(distinct block || ':' || key), '{}')
  from (
    select unnest(array[sign, sign || lead(sign) over (order by place)]) as key
    from unnest(string_to_array(searched, null)) with ordinality as signs (sign, place)
  ) as keys
  where key is not null
$function$;

CREATE OR REPLACE FUNCTION public.post_searched_text(title text, content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select lower(normalize(title || E'\n' || content, NFC)) $function$;

CREATE OR REPLACE FUNCTION public.recount_changed_deals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.recount_deals_of_lots(pnus bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.road_key(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select part[1] || ' ' || case when part[2] is null then '' else '지하 ' end || part[3]::int
    || case when coalesce(part[4]::int, 0) = 0 then '' else '-' || part[4]::int end
  from regexp_match(
    normalize(address, NFKC), '([가-힣A-Za-z0-9·.]+(?:로|길))\s+(지하\s*)?(\d{1,5})(?:-(\d{1,5}))?(?![\d가-힣])'
  ) as part
$function$;

create table account_mails (
  mail_id uuid not null,
  user_id bigint not null,
  change text not null,
  email text not null,
  language text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone
);
alter table account_mails add constraint account_mails_pkey PRIMARY KEY (mail_id);
alter table account_mails add constraint account_mails_change_check CHECK ((change = ANY (ARRAY['PASSWORD_CHANGED'::text, 'EMAIL_CHANGED'::text, 'EMAIL_REMOVED'::text, 'PASSKEYS_CHANGED'::text, 'LOGIN_PROVIDERS_CHANGED'::text, 'PASSWORD_GUESSED'::text, 'ACCOUNT_UNUSED'::text]))) NOT VALID;
alter table account_mails add constraint account_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX account_mails_expires ON public.account_mails USING btree (expires_at);
CREATE INDEX account_mails_user ON public.account_mails USING btree (user_id);

create table accuracy_months (
  month text not null,
  kind text not null,
  property_type text not null,
  region smallint not null,
  own_deals smallint not null,
  model smallint not null,
  deal_count integer not null,
  median_error double precision not null,
  over_20 double precision not null,
  within_10 double precision not null,
  interval_held double precision,
  computed_at timestamp with time zone not null
);
alter table accuracy_months add constraint accuracy_months_pkey PRIMARY KEY (month, kind, property_type, region, own_deals);
alter table accuracy_months add constraint accuracy_months_kind_check CHECK ((kind = ANY (ARRAY['SALE'::text, 'JEONSE'::text])));
alter table accuracy_months add constraint accuracy_months_month_check CHECK ((month ~ '^[0-9]{6}$'::text));

create table address_districts (
  code bigint not null,
  sido_name text not null,
  sigungu_name text not null,
  emd_name text not null,
  ri_name text not null
);
alter table address_districts add constraint address_districts_pkey PRIMARY KEY (code);

create table address_imports (
  province smallint not null,
  addresses_on date,
  lots_on date
);
alter table address_imports add constraint address_imports_pkey PRIMARY KEY (province);

create table address_lots (
  pnu bigint not null,
  road_id integer not null,
  building integer not null
);
alter table address_lots add constraint address_lots_pkey PRIMARY KEY (pnu, road_id, building);
CREATE INDEX address_lots_address ON public.address_lots USING btree (road_id, building);

create table address_names (
  name_id integer generated always as identity not null,
  name text not null,
  name_key text generated always as (building_name_key(name)) stored not null
);
alter table address_names add constraint address_names_pkey PRIMARY KEY (name_id);
CREATE UNIQUE INDEX address_names_key ON public.address_names USING btree (name_key, name);
CREATE INDEX address_names_within ON public.address_names USING gin (name_key gin_trgm_ops);

create table address_roads (
  road_id integer generated always as identity not null,
  road_code bigint not null,
  level smallint not null,
  name text not null
);
alter table address_roads add constraint address_roads_pkey PRIMARY KEY (road_id);
alter table address_roads add constraint address_roads_road_code_level_key UNIQUE (road_code, level);
alter table address_roads add constraint address_roads_level_check CHECK (((level >= 0) AND (level <= 3)));
CREATE INDEX address_roads_name ON public.address_roads USING btree (name);

create table addresses (
  pnu bigint not null,
  road_id integer not null,
  building integer not null,
  name_id integer,
  postcode integer
);
alter table addresses add constraint addresses_pkey PRIMARY KEY (road_id, building);
CREATE INDEX addresses_name ON public.addresses USING btree (name_id) WHERE (name_id IS NOT NULL);
CREATE INDEX addresses_pnu ON public.addresses USING btree (pnu);

create table audit_chain (
  only_row boolean default true not null,
  last_audit_id bigint not null,
  last_mac bytea not null,
  mac bytea
);
alter table audit_chain add constraint audit_chain_pkey PRIMARY KEY (only_row);
alter table audit_chain add constraint audit_chain_only_row_check CHECK (only_row);

create table audit_logs (
  audit_id bigint not null,
  request_id text,
  actor_user_id bigint,
  actor_username text not null,
  actor_roles text[] not null,
  action_type text not null,
  target_type text not null,
  target_id text,
  result_status text not null,
  failure_code text,
  failure_message text,
  request_summary json not null,
  changed_fields json not null,
  client_ip_hash text,
  user_agent_summary text,
  duration_millis integer not null,
  created_at timestamp(3) with time zone not null,
  mac bytea not null
);
alter table audit_logs add constraint audit_logs_pkey PRIMARY KEY (audit_id);
alter table audit_logs add constraint audit_logs_result_status_check CHECK ((result_status = ANY (ARRAY['SUCCESS'::text, 'FAILURE'::text])));
CREATE INDEX audit_logs_action ON public.audit_logs USING btree (action_type, audit_id DESC);
CREATE INDEX audit_logs_failures ON public.audit_logs USING btree (audit_id DESC) WHERE (result_status = 'FAILURE'::text);
CREATE INDEX audit_logs_search ON public.audit_logs USING gin (lower(((((((actor_username || '
'::text) || COALESCE(target_id, ''::text)) || '
'::text) || COALESCE(request_id, ''::text)) || '
'::text) || COALESCE(failure_code, ''::text))) gin_trgm_ops);
CREATE INDEX audit_logs_target ON public.audit_logs USING btree (target_type, audit_id DESC);

create table backfills (
  name text not null,
  "position" text,
  done_rows bigint default 0 not null,
  expected_rows bigint not null,
  begun_at timestamp with time zone not null,
  finished_at timestamp with time zone
);
alter table backfills add constraint backfills_pkey PRIMARY KEY (name);

create table broker_office_lookups (
  number_key text not null,
  offices jsonb not null,
  collected_at timestamp with time zone not null
);
alter table broker_office_lookups add constraint broker_office_lookups_pkey PRIMARY KEY (number_key);
CREATE INDEX broker_office_lookups_collected ON public.broker_office_lookups USING btree (collected_at);

create table building_names (
  pnu text not null,
  name text not null,
  name_key text generated always as (building_name_key(name)) stored not null,
  jamo text generated always as (NORMALIZE(building_name_key(name), NFD)) stored not null
);
alter table building_names add constraint building_names_pkey PRIMARY KEY (pnu, name);
alter table building_names add constraint building_names_pnu_check CHECK ((pnu ~ '^[0-9]{19}$'::text));
CREATE INDEX building_names_jamo ON public.building_names USING gin (jamo gin_trgm_ops);
CREATE INDEX building_names_key ON public.building_names USING btree (name_key);
CREATE TRIGGER versioned_when_added AFTER INSERT ON public.building_names REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_name_change();
CREATE TRIGGER versioned_when_changed AFTER UPDATE ON public.building_names REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_name_change();
CREATE TRIGGER versioned_when_emptied AFTER TRUNCATE ON public.building_names FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_all_names();
CREATE TRIGGER versioned_when_removed AFTER DELETE ON public.building_names REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_name_change();

create table building_registers (
  pnu text not null,
  status text not null,
  buildings jsonb not null,
  active boolean default true not null,
  collected_at timestamp with time zone not null,
  filed_on date
);
alter table building_registers add constraint building_registers_pkey PRIMARY KEY (pnu);
alter table building_registers add constraint building_registers_pnu_check CHECK ((pnu ~ '^[0-9]{19}$'::text));
alter table building_registers add constraint building_registers_status_check CHECK ((status = ANY (ARRAY['FOUND'::text, 'AMBIGUOUS'::text])));
CREATE INDEX building_registers_collected ON public.building_registers USING btree (collected_at DESC) WHERE active;
CREATE TRIGGER lots_change_registers AFTER UPDATE ON public.building_registers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_lot_registers();
CREATE TRIGGER lots_gain_registers AFTER INSERT ON public.building_registers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_lot_registers();
CREATE TRIGGER lots_lose_registers AFTER DELETE ON public.building_registers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_lot_registers();
CREATE TRIGGER registers_added AFTER INSERT ON public.building_registers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_register_evidence();
CREATE TRIGGER registers_changed AFTER UPDATE ON public.building_registers REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_register_evidence();
CREATE TRIGGER registers_named AFTER INSERT ON public.building_registers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_names_of_registers();
CREATE TRIGGER registers_removed AFTER DELETE ON public.building_registers REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_register_evidence();
CREATE TRIGGER registers_renamed AFTER UPDATE ON public.building_registers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_names_of_registers();

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
  known_at timestamp with time zone not null
);
alter table checked_deposits add constraint checked_deposits_pkey PRIMARY KEY (lease_id, sale_id, model);
CREATE INDEX checked_deposits_known ON public.checked_deposits USING btree (property_type, model, known_at);

create table checked_estimates (
  deal_id uuid not null,
  kind text not null,
  model smallint not null,
  property_type text not null,
  lawd_cd text not null,
  contract_date date not null,
  estimate_manwon double precision not null,
  scale double precision not null,
  factors smallint[] not null,
  error double precision not null,
  known_at timestamp with time zone not null
);
alter table checked_estimates add constraint checked_estimates_pkey PRIMARY KEY (deal_id, kind, model);
alter table checked_estimates add constraint checked_estimates_kind_check CHECK ((kind = ANY (ARRAY['SALE'::text, 'JEONSE'::text])));
CREATE INDEX checked_estimates_known ON public.checked_estimates USING btree (kind, property_type, model, known_at);

create table collection_ledger (
  source text not null,
  lawd_cd text not null,
  deal_month text not null,
  row_count integer not null,
  collected_at timestamp with time zone not null,
  copy_count integer default 0 not null
);
alter table collection_ledger add constraint collection_ledger_pkey PRIMARY KEY (lawd_cd, source, deal_month);
CREATE TRIGGER versioned_when_added AFTER INSERT ON public.collection_ledger REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();
CREATE TRIGGER versioned_when_changed AFTER UPDATE ON public.collection_ledger REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();
CREATE TRIGGER versioned_when_emptied AFTER TRUNCATE ON public.collection_ledger FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_all_evidence();
CREATE TRIGGER versioned_when_removed AFTER DELETE ON public.collection_ledger REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();

create table comment_likes (
  comment_id bigint not null,
  user_id bigint not null,
  created_at timestamp with time zone not null
);
alter table comment_likes add constraint comment_likes_pkey PRIMARY KEY (comment_id, user_id);
alter table comment_likes add constraint comment_likes_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(comment_id);
alter table comment_likes add constraint comment_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);
CREATE INDEX comment_likes_user ON public.comment_likes USING btree (user_id);

create table comments (
  comment_id bigint generated always as identity not null,
  post_id bigint not null,
  parent_comment_id bigint,
  author_user_id bigint not null,
  content text not null,
  like_count integer default 0 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  deleted_at timestamp with time zone
);
alter table comments add constraint comments_pkey PRIMARY KEY (comment_id);
alter table comments add constraint comments_like_count_check CHECK ((like_count >= 0));
alter table comments add constraint comments_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES users(user_id);
alter table comments add constraint comments_parent_comment_id_fkey FOREIGN KEY (parent_comment_id) REFERENCES comments(comment_id);
alter table comments add constraint comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);
CREATE INDEX comments_author ON public.comments USING btree (author_user_id);
CREATE INDEX comments_deleted ON public.comments USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX comments_not_emptied ON public.comments USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (content <> ''::text));
CREATE INDEX comments_parent ON public.comments USING btree (parent_comment_id) WHERE (parent_comment_id IS NOT NULL);
CREATE INDEX comments_post ON public.comments USING btree (post_id, comment_id);

create table consents (
  user_id bigint not null,
  kind text not null,
  version text not null,
  given_at timestamp with time zone not null
);
alter table consents add constraint consents_pkey PRIMARY KEY (user_id, kind, version);
alter table consents add constraint consents_kind_check CHECK ((kind = ANY (ARRAY['TERMS'::text, 'PRIVACY'::text, 'AGE_14'::text])));
alter table consents add constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;

create table data_mode (
  only_row boolean default true not null,
  mode text not null
);
alter table data_mode add constraint data_mode_pkey PRIMARY KEY (only_row);
alter table data_mode add constraint data_mode_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'sample'::text])));
alter table data_mode add constraint data_mode_only_row_check CHECK (only_row);

create table diagnoses (
  diagnosis_id bigint generated always as identity not null,
  requester_user_id bigint,
  contract_purpose text not null,
  input_address text not null,
  jibun_address text,
  legal_district_code text,
  pnu text,
  deposit_manwon double precision not null,
  monthly_rent_manwon double precision not null,
  diagnosis_state text not null,
  risk_grade text not null,
  total_risk_score smallint,
  rule_book_version text not null,
  request jsonb not null,
  response jsonb,
  timings jsonb,
  created_at timestamp with time zone not null,
  facts jsonb,
  facts_version smallint,
  record bytea,
  processing_status text,
  unit_text text
);
alter table diagnoses add constraint diagnoses_pkey PRIMARY KEY (diagnosis_id);
alter table diagnoses add constraint diagnoses_contract_purpose_check CHECK ((contract_purpose = ANY (ARRAY['JEONSE'::text, 'MONTHLY_RENT'::text])));
alter table diagnoses add constraint diagnoses_diagnosis_state_check CHECK ((diagnosis_state = ANY (ARRAY['success'::text, 'empty'::text])));
alter table diagnoses add constraint diagnoses_requester_user_id_fkey FOREIGN KEY (requester_user_id) REFERENCES users(user_id);
CREATE INDEX diagnoses_anonymous ON public.diagnoses USING btree (created_at) WHERE (requester_user_id IS NULL);
CREATE INDEX diagnoses_created ON public.diagnoses USING btree (created_at DESC);
CREATE INDEX diagnoses_packed ON public.diagnoses USING btree (diagnosis_id) WHERE (record IS NOT NULL);
CREATE INDEX diagnoses_pnu ON public.diagnoses USING btree (pnu, requester_user_id);
CREATE INDEX diagnoses_requester ON public.diagnoses USING btree (requester_user_id, created_at DESC) WHERE (requester_user_id IS NOT NULL);
CREATE INDEX diagnoses_state ON public.diagnoses USING btree (diagnosis_state, created_at DESC);
CREATE INDEX diagnoses_text ON public.diagnoses USING gin ((((input_address || ' '::text) || COALESCE(jibun_address, ''::text))) gin_trgm_ops);

create table diagnosis_evidence (
  diagnosis_id bigint not null,
  source_key text not null,
  lookup_status text not null,
  failure_reason text,
  reference_period text,
  sample_level text,
  sample_count integer,
  fact_ids uuid[] default '{}'::uuid[] not null,
  collected_at timestamp with time zone,
  sample jsonb
);
alter table diagnosis_evidence add constraint diagnosis_evidence_pkey PRIMARY KEY (diagnosis_id, source_key);
alter table diagnosis_evidence add constraint diagnosis_evidence_diagnosis_id_fkey FOREIGN KEY (diagnosis_id) REFERENCES diagnoses(diagnosis_id) ON DELETE CASCADE;

create table diagnosis_runs (
  diagnosis_id bigint not null,
  requester_user_id bigint,
  request jsonb not null,
  processing_status text not null,
  starts smallint default 0 not null,
  events jsonb not null,
  failure jsonb,
  received_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone not null
);
alter table diagnosis_runs add constraint diagnosis_runs_pkey PRIMARY KEY (diagnosis_id);
alter table diagnosis_runs add constraint diagnosis_runs_processing_status_check CHECK ((processing_status = ANY (ARRAY['RECEIVED'::text, 'RUNNING'::text, 'COMPLETED'::text, 'FALLBACK_COMPLETED'::text, 'FAILED'::text])));
alter table diagnosis_runs add constraint diagnosis_runs_requester_user_id_fkey FOREIGN KEY (requester_user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX diagnosis_runs_expires ON public.diagnosis_runs USING btree (expires_at);
CREATE INDEX diagnosis_runs_requester ON public.diagnosis_runs USING btree (requester_user_id) WHERE (requester_user_id IS NOT NULL);

create table district_evidence (
  legal_district_code text not null,
  transaction_count integer default 0 not null,
  building_register_count integer default 0 not null,
  public_price_count integer default 0 not null,
  statistic_count integer default 0 not null,
  transaction_at timestamp with time zone,
  building_register_at timestamp with time zone,
  public_price_at timestamp with time zone,
  statistic_at timestamp with time zone,
  source_count integer generated always as ((((((transaction_count > 0))::integer + ((building_register_count > 0))::integer) + ((public_price_count > 0))::integer) + ((statistic_count > 0))::integer)) stored not null
);
alter table district_evidence add constraint district_evidence_pkey PRIMARY KEY (legal_district_code);
CREATE INDEX district_evidence_order ON public.district_evidence USING btree (source_count DESC, transaction_count DESC, legal_district_code);

create table district_lots (
  legal_district_code text not null,
  lot_count integer not null
);
alter table district_lots add constraint district_lots_pkey PRIMARY KEY (legal_district_code);

create table district_risk (
  district_code text not null,
  month text not null,
  district_name text not null,
  apartment_jeonse_year numeric(5,1),
  apartment_jeonse_quarter numeric(5,1),
  row_house_jeonse_year numeric(5,1),
  row_house_jeonse_quarter numeric(5,1),
  accident_count integer,
  accident_won bigint,
  accident_rate numeric(5,1),
  auction_lots integer,
  auction_sold integer,
  auction_price_ratio numeric(5,1)
);
alter table district_risk add constraint district_risk_pkey PRIMARY KEY (district_code, month);
alter table district_risk add constraint district_risk_month_fkey FOREIGN KEY (month) REFERENCES district_risk_months(month) ON DELETE CASCADE;
CREATE INDEX district_risk_by_month ON public.district_risk USING btree (month);

create table district_risk_months (
  month text not null,
  version bigint generated always as identity not null,
  digest text not null,
  file_name text not null,
  district_count integer not null,
  imported_at timestamp with time zone not null
);
alter table district_risk_months add constraint district_risk_months_pkey PRIMARY KEY (month);
alter table district_risk_months add constraint district_risk_months_month_check CHECK ((month ~ '^[0-9]{6}$'::text));

create table estimate_outcome (
  deal_id uuid not null,
  kind text not null,
  property_type text not null,
  contract_date date not null,
  estimate_manwon double precision not null,
  scale double precision not null,
  factors smallint[] not null,
  error double precision not null,
  known_at timestamp with time zone not null
);
alter table estimate_outcome add constraint estimate_outcome_pkey PRIMARY KEY (deal_id, kind);
alter table estimate_outcome add constraint estimate_outcome_kind_check CHECK ((kind = ANY (ARRAY['SALE'::text, 'JEONSE'::text])));
CREATE INDEX estimate_outcome_known ON public.estimate_outcome USING btree (kind, property_type, known_at);

create table evidence_versions (
  lawd_cd text not null,
  version bigint not null
);
alter table evidence_versions add constraint evidence_versions_pkey PRIMARY KEY (lawd_cd);

create table external_api_calls (
  call_id bigint generated always as identity not null,
  provider text not null,
  api_name text not null,
  endpoint_path text not null,
  request_summary jsonb not null,
  result_status text not null,
  http_status_code smallint,
  duration_millis integer not null,
  error_message text,
  request_id text,
  created_at timestamp with time zone not null
);
alter table external_api_calls add constraint external_api_calls_pkey PRIMARY KEY (call_id);
alter table external_api_calls add constraint external_api_calls_result_status_check CHECK ((result_status = ANY (ARRAY['SUCCESS'::text, 'EMPTY'::text, 'UNAVAILABLE'::text, 'ERROR'::text])));
CREATE INDEX external_api_calls_created ON public.external_api_calls USING btree (created_at DESC);
CREATE INDEX external_api_calls_provider ON public.external_api_calls USING btree (provider, created_at DESC);
CREATE INDEX external_api_calls_status ON public.external_api_calls USING btree (result_status, created_at DESC);
CREATE INDEX external_api_calls_text ON public.external_api_calls USING gin ((((((((((provider || ' '::text) || api_name) || ' '::text) || endpoint_path) || ' '::text) || COALESCE(error_message, ''::text)) || ' '::text) || COALESCE(request_id, ''::text))) gin_trgm_ops);

create table favorite_news (
  favorite_id bigint not null,
  lot_count integer default 0 not null,
  lot_months text[] default '{}'::text[] not null,
  similar_count integer default 0 not null,
  similar_months text[] default '{}'::text[] not null,
  told_on date
);
alter table favorite_news add constraint favorite_news_pkey PRIMARY KEY (favorite_id);
alter table favorite_news add constraint favorite_news_favorite_id_fkey FOREIGN KEY (favorite_id) REFERENCES favorites(favorite_id) ON DELETE CASCADE;
CREATE INDEX favorite_news_waiting ON public.favorite_news USING btree (told_on) WHERE ((lot_count > 0) OR (similar_count > 0));

create table favorite_reminders (
  favorite_id bigint not null,
  step text not null,
  due_on date not null
);
alter table favorite_reminders add constraint favorite_reminders_pkey PRIMARY KEY (favorite_id, step, due_on);
alter table favorite_reminders add constraint favorite_reminders_favorite_id_fkey FOREIGN KEY (favorite_id) REFERENCES favorites(favorite_id) ON DELETE CASCADE;

create table favorite_steps (
  favorite_id bigint not null,
  step text not null,
  done_on date not null
);
alter table favorite_steps add constraint favorite_steps_pkey PRIMARY KEY (favorite_id, step);
alter table favorite_steps add constraint favorite_steps_favorite_id_fkey FOREIGN KEY (favorite_id) REFERENCES favorites(favorite_id) ON DELETE CASCADE;

create table favorites (
  favorite_id bigint generated always as identity not null,
  user_id bigint not null,
  pnu text,
  address text not null,
  input_address text not null,
  unit_text text,
  juso_address jsonb,
  label text,
  contract_purpose text,
  deposit_manwon double precision,
  monthly_rent_manwon double precision,
  maintenance_fee_manwon double precision,
  area_square_meter double precision,
  floor_number smallint,
  known_property_type text,
  property_type text,
  memo text,
  diagnosis_id bigint,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  home text generated always as (COALESCE(pnu, input_address)) stored not null,
  contract_on date,
  balance_on date,
  move_in_on date,
  end_on date,
  dates_since date,
  reminders_checked_on date,
  state text default 'LOOKING'::text not null,
  state_since date,
  seen_on date,
  look_again_on date default '-infinity'::date,
  look_again_sent_on date,
  register_key text,
  published_area_square_meter double precision
);
alter table favorites add constraint favorites_pkey PRIMARY KEY (favorite_id);
alter table favorites add constraint favorites_same_home UNIQUE NULLS NOT DISTINCT (user_id, home, unit_text, contract_purpose, deposit_manwon, monthly_rent_manwon, maintenance_fee_manwon, area_square_meter, floor_number, register_key);
alter table favorites add constraint favorites_contract_purpose_check CHECK ((contract_purpose = ANY (ARRAY['JEONSE'::text, 'MONTHLY_RENT'::text])));
alter table favorites add constraint favorites_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= 100)));
alter table favorites add constraint favorites_memo_check CHECK (((char_length(memo) >= 1) AND (char_length(memo) <= 1000)));
alter table favorites add constraint favorites_pnu_check CHECK ((pnu ~ '^[0-9]{19}$'::text));
alter table favorites add constraint favorites_register_key_check CHECK (((char_length(register_key) >= 1) AND (char_length(register_key) <= 40)));
alter table favorites add constraint favorites_state_check CHECK ((state = ANY (ARRAY['LOOKING'::text, 'CONTRACTED'::text, 'MOVED_IN'::text, 'DROPPED'::text])));
alter table favorites add constraint favorites_diagnosis_id_fkey FOREIGN KEY (diagnosis_id) REFERENCES diagnoses(diagnosis_id) ON DELETE SET NULL;
alter table favorites add constraint favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX favorites_diagnosis ON public.favorites USING btree (diagnosis_id) WHERE (diagnosis_id IS NOT NULL);
CREATE INDEX favorites_look_again ON public.favorites USING btree (look_again_on) WHERE (look_again_on IS NOT NULL);
CREATE INDEX favorites_pnu ON public.favorites USING btree (pnu) WHERE (pnu IS NOT NULL);
CREATE INDEX favorites_reminders ON public.favorites USING btree (reminders_checked_on NULLS FIRST) WHERE (dates_since IS NOT NULL);
CREATE INDEX favorites_user ON public.favorites USING btree (user_id, created_at DESC);

create table field_checks (
  diagnosis_id bigint,
  favorite_id bigint,
  code text not null,
  completed boolean not null,
  memo text,
  updated_at timestamp with time zone not null
);
alter table field_checks add constraint field_checks_diagnosis_id_favorite_id_code_key UNIQUE NULLS NOT DISTINCT (diagnosis_id, favorite_id, code);
alter table field_checks add constraint field_checks_check CHECK ((num_nonnulls(diagnosis_id, favorite_id) = 1));
alter table field_checks add constraint field_checks_memo_check CHECK (((char_length(memo) >= 1) AND (char_length(memo) <= 1000)));
alter table field_checks add constraint field_checks_diagnosis_id_fkey FOREIGN KEY (diagnosis_id) REFERENCES diagnoses(diagnosis_id) ON DELETE CASCADE;
alter table field_checks add constraint field_checks_favorite_id_fkey FOREIGN KEY (favorite_id) REFERENCES favorites(favorite_id) ON DELETE CASCADE;
CREATE INDEX field_checks_favorite ON public.field_checks USING btree (favorite_id) WHERE (favorite_id IS NOT NULL);

create table idempotency_keys (
  key_hash bytea not null,
  request_hash bytea not null,
  claim uuid not null,
  claimed_until timestamp with time zone not null,
  diagnosis_id bigint,
  expires_at timestamp with time zone not null,
  claimed_by uuid
);
alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (key_hash);
CREATE INDEX idempotency_keys_diagnosis ON public.idempotency_keys USING btree (diagnosis_id) WHERE (diagnosis_id IS NOT NULL);
CREATE INDEX idempotency_keys_expires ON public.idempotency_keys USING btree (expires_at);

create table imported_files (
  content text not null,
  digest text not null,
  name text not null,
  record_count integer not null,
  refused_count integer not null,
  imported_at timestamp with time zone not null
);
alter table imported_files add constraint imported_files_pkey PRIMARY KEY (content, digest);
alter table imported_files add constraint imported_files_content_check CHECK ((content = ANY (ARRAY['TRANSACTIONS'::text, 'PUBLIC_PRICES'::text, 'ADDRESSES'::text, 'REGISTERS'::text])));

create table imported_public_prices (
  pnu bigint not null,
  kind public_price_kind not null,
  base_year smallint not null,
  base_month smallint,
  as_of date not null,
  source text not null,
  collected_at timestamp with time zone not null,
  building_name text,
  dongs text[],
  hos text[],
  floors smallint[],
  areas real[],
  prices bigint[] not null,
  road_addresses text[]
);
alter table imported_public_prices add constraint imported_public_prices_pkey PRIMARY KEY (pnu, kind, base_year);
alter table imported_public_prices add constraint imported_public_prices_source_check CHECK ((source = ANY (ARRAY['VWORLD'::text, 'DATA_GO_KR'::text])));
CREATE TRIGGER imported_prices_on_new_roads AFTER UPDATE ON public.imported_public_prices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_roads_of_imported_prices();
CREATE TRIGGER imported_prices_on_roads AFTER INSERT ON public.imported_public_prices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_roads_of_imported_prices();

create table known_devices (
  user_id bigint not null,
  mark text not null,
  seen_at timestamp with time zone not null
);
alter table known_devices add constraint known_devices_pkey PRIMARY KEY (user_id, mark);
alter table known_devices add constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX known_devices_seen ON public.known_devices USING btree (seen_at);

create table land_ledger_lookups (
  pnu text not null,
  kind text not null,
  rows jsonb not null,
  collected_at timestamp with time zone not null
);
alter table land_ledger_lookups add constraint land_ledger_lookups_pkey PRIMARY KEY (pnu, kind);
alter table land_ledger_lookups add constraint land_ledger_lookups_kind_check CHECK ((kind = ANY (ARRAY['OWNERS'::text, 'LAND_RIGHTS'::text])));
CREATE INDEX land_ledger_lookups_collected ON public.land_ledger_lookups USING btree (collected_at);

create table login_identities (
  user_id bigint not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  linked_at timestamp with time zone not null,
  last_used_at timestamp with time zone
);
alter table login_identities add constraint login_identities_pkey PRIMARY KEY (user_id, provider);
alter table login_identities add constraint login_identities_provider_check CHECK ((provider = ANY (ARRAY['kakao'::text, 'naver'::text, 'google'::text])));
alter table login_identities add constraint login_identities_subject_check CHECK ((subject <> ''::text)) NOT VALID;
alter table login_identities add constraint login_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE UNIQUE INDEX login_identities_subject ON public.login_identities USING btree (issuer, subject);

create unlogged table lookup_claims (
  key text not null,
  holder uuid not null,
  claimed_until timestamp with time zone not null,
  answer jsonb,
  landed_at timestamp with time zone
);
alter table lookup_claims add constraint lookup_claims_pkey PRIMARY KEY (key);

create table lot_roads (
  pnu text not null,
  road_address text not null,
  road_key text generated always as (road_key(road_address)) stored
);
alter table lot_roads add constraint lot_roads_pkey PRIMARY KEY (pnu, road_address);
alter table lot_roads add constraint lot_roads_pnu_check CHECK ((pnu ~ '^[0-9]{19}$'::text));
CREATE INDEX lot_roads_key ON public.lot_roads USING btree (road_key) WHERE (road_key IS NOT NULL);

create table mail_channels (
  user_id bigint not null,
  frequency text not null,
  language text not null,
  notification_types text[] not null,
  chosen_at timestamp with time zone not null,
  bounced_at timestamp with time zone
);
alter table mail_channels add constraint mail_channels_pkey PRIMARY KEY (user_id);
alter table mail_channels add constraint mail_channels_frequency_check CHECK ((frequency = ANY (ARRAY['EACH'::text, 'DAILY'::text])));
alter table mail_channels add constraint mail_channels_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;

create table market_indicators (
  table_id text not null,
  region_code text not null,
  period text not null,
  value double precision not null,
  unit text,
  region_name text not null,
  collected_at timestamp with time zone not null
);
alter table market_indicators add constraint market_indicators_pkey PRIMARY KEY (region_code, table_id, period);
alter table market_indicators add constraint market_indicators_period_check CHECK ((period ~ '^[0-9]{6}$'::text));
alter table market_indicators add constraint market_indicators_region_code_check CHECK ((region_code ~ '^[0-9]{10}$'::text));
CREATE TRIGGER versioned_when_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.market_indicators FOR EACH STATEMENT EXECUTE FUNCTION count_indicator_change();

create table market_statistics_monthly (
  lawd_cd text not null,
  legal_district_code text,
  property_type text not null,
  trade_kind text not null,
  source text not null,
  deal_month text not null,
  sample_count integer not null,
  min_amount double precision not null,
  q1_amount double precision not null,
  median_amount double precision not null,
  q3_amount double precision not null,
  max_amount double precision not null,
  median_monthly_rent double precision,
  refreshed_at timestamp with time zone not null
);
alter table market_statistics_monthly add constraint market_statistics_monthly_lawd_cd_property_type_trade_kind__key UNIQUE NULLS NOT DISTINCT (lawd_cd, property_type, trade_kind, deal_month, legal_district_code);
alter table market_statistics_monthly add constraint market_statistics_monthly_trade_kind_check CHECK ((trade_kind = ANY (ARRAY['RENT_JEONSE'::text, 'RENT_MONTHLY'::text, 'SALE'::text])));
CREATE INDEX market_statistics_district ON public.market_statistics_monthly USING btree (legal_district_code, property_type, trade_kind, deal_month) WHERE (legal_district_code IS NOT NULL);
CREATE INDEX market_statistics_lawd_cd ON public.market_statistics_monthly USING btree (lawd_cd, property_type, trade_kind, deal_month) WHERE (legal_district_code IS NULL);
CREATE TRIGGER statistics_added AFTER INSERT ON public.market_statistics_monthly REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_statistic_evidence();
CREATE TRIGGER statistics_changed AFTER UPDATE ON public.market_statistics_monthly REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_statistic_evidence();
CREATE TRIGGER statistics_removed AFTER DELETE ON public.market_statistics_monthly REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_statistic_evidence();
CREATE TRIGGER versioned_when_added AFTER INSERT ON public.market_statistics_monthly REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();
CREATE TRIGGER versioned_when_changed AFTER UPDATE ON public.market_statistics_monthly REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();
CREATE TRIGGER versioned_when_emptied AFTER TRUNCATE ON public.market_statistics_monthly FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_all_evidence();
CREATE TRIGGER versioned_when_removed AFTER DELETE ON public.market_statistics_monthly REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();

create table name_versions (
  version_id bigint generated always as identity not null,
  lawd_cd text not null,
  version bigint not null
);
alter table name_versions add constraint name_versions_pkey PRIMARY KEY (version_id);
CREATE INDEX name_versions_lawd_cd ON public.name_versions USING btree (lawd_cd, version_id);

create table new_deal_groups (
  lawd_cd text not null,
  source text not null,
  deal_month text not null,
  since timestamp with time zone not null
);
alter table new_deal_groups add constraint new_deal_groups_pkey PRIMARY KEY (lawd_cd, source, deal_month);

create table notification_mails (
  notification_id bigint not null,
  user_id bigint not null,
  due_at timestamp with time zone not null,
  mail_id uuid,
  tries integer default 0 not null
);
alter table notification_mails add constraint notification_mails_pkey PRIMARY KEY (notification_id);
alter table notification_mails add constraint notification_mails_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(notification_id) ON DELETE CASCADE;
alter table notification_mails add constraint notification_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES mail_channels(user_id) ON DELETE CASCADE;
CREATE INDEX notification_mails_due ON public.notification_mails USING btree (due_at);
CREATE INDEX notification_mails_user ON public.notification_mails USING btree (user_id);

create table notification_pushes (
  subscription_id bigint not null,
  notification_id bigint not null,
  due_at timestamp with time zone not null,
  push_id uuid,
  tries integer default 0 not null
);
alter table notification_pushes add constraint notification_pushes_pkey PRIMARY KEY (subscription_id, notification_id);
alter table notification_pushes add constraint notification_pushes_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(notification_id) ON DELETE CASCADE;
alter table notification_pushes add constraint notification_pushes_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(subscription_id) ON DELETE CASCADE;
CREATE INDEX notification_pushes_due ON public.notification_pushes USING btree (due_at);
CREATE INDEX notification_pushes_notification ON public.notification_pushes USING btree (notification_id);

create table notification_switches (
  user_id bigint not null,
  notification_type text not null
);
alter table notification_switches add constraint notification_switches_pkey PRIMARY KEY (user_id, notification_type);
alter table notification_switches add constraint notification_switches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;

create table notifications (
  notification_id bigint generated always as identity not null,
  recipient_user_id bigint,
  notification_type text not null,
  related_type text not null,
  related_id text not null,
  event_count integer not null,
  months text[] default '{}'::text[] not null,
  detail jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  read_at timestamp with time zone
);
alter table notifications add constraint notifications_pkey PRIMARY KEY (notification_id);
alter table notifications add constraint notifications_event_count_check CHECK ((event_count > 0));
alter table notifications add constraint notifications_recipient_user_id_fkey FOREIGN KEY (recipient_user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX notifications_changed ON public.notifications USING btree (changed_at);
CREATE INDEX notifications_recipient ON public.notifications USING btree (recipient_user_id, changed_at DESC, notification_id DESC);
CREATE UNIQUE INDEX notifications_unread ON public.notifications USING btree (recipient_user_id, notification_type, related_type, related_id) NULLS NOT DISTINCT WHERE (read_at IS NULL);

create table one_time_tokens (
  token_id bigint generated always as identity not null,
  user_id bigint not null,
  purpose text not null,
  email text not null,
  language text not null,
  nonce bytea not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);
alter table one_time_tokens add constraint one_time_tokens_pkey PRIMARY KEY (token_id);
alter table one_time_tokens add constraint one_time_tokens_token_hash_key UNIQUE (token_hash);
alter table one_time_tokens add constraint one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['VERIFY_EMAIL'::text, 'RECOVER_PASSWORD'::text])));
alter table one_time_tokens add constraint one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX one_time_tokens_expires ON public.one_time_tokens USING btree (expires_at);
CREATE INDEX one_time_tokens_user ON public.one_time_tokens USING btree (user_id);

create table operation_marks (
  operation text not null,
  ended_at timestamp with time zone not null,
  succeeded boolean not null
);
alter table operation_marks add constraint operation_marks_pkey PRIMARY KEY (operation);

create table outbox (
  event_id bigint generated always as identity not null,
  sequence bigint,
  event_type text not null,
  subject text not null,
  payload jsonb not null,
  occurred_at timestamp with time zone not null
);
alter table outbox add constraint outbox_pkey PRIMARY KEY (event_id);
alter table outbox add constraint outbox_sequence_key UNIQUE (sequence);
CREATE INDEX outbox_occurred ON public.outbox USING btree (occurred_at);
CREATE INDEX outbox_unpublished ON public.outbox USING btree (event_id) WHERE (sequence IS NULL);

create table outbox_end (
  only_row boolean default true not null,
  last_sequence bigint not null
);
alter table outbox_end add constraint outbox_end_pkey PRIMARY KEY (only_row);
alter table outbox_end add constraint outbox_end_only_row_check CHECK (only_row);

create table outbox_set_aside (
  subscriber text not null,
  sequence bigint not null,
  subject text not null
);
alter table outbox_set_aside add constraint outbox_set_aside_pkey PRIMARY KEY (subscriber, sequence);
alter table outbox_set_aside add constraint outbox_set_aside_sequence_fkey FOREIGN KEY (sequence) REFERENCES outbox(sequence);
alter table outbox_set_aside add constraint outbox_set_aside_subscriber_fkey FOREIGN KEY (subscriber) REFERENCES outbox_subscribers(subscriber) ON DELETE CASCADE;
CREATE INDEX outbox_set_aside_sequence ON public.outbox_set_aside USING btree (sequence);
CREATE INDEX outbox_set_aside_subject ON public.outbox_set_aside USING btree (subscriber, subject, sequence);

create table outbox_subscribers (
  subscriber text not null,
  "position" bigint not null
);
alter table outbox_subscribers add constraint outbox_subscribers_pkey PRIMARY KEY (subscriber);

create table paper_readings (
  reading_id bigint generated always as identity not null,
  diagnosis_id bigint not null,
  user_id bigint not null,
  version integer not null,
  pnu text,
  unit_text text,
  reading jsonb not null,
  saved_at timestamp with time zone not null
);
alter table paper_readings add constraint paper_readings_pkey PRIMARY KEY (reading_id);
alter table paper_readings add constraint paper_readings_diagnosis_id_version_key UNIQUE (diagnosis_id, version);
alter table paper_readings add constraint paper_readings_version_check CHECK ((version > 0));
alter table paper_readings add constraint paper_readings_diagnosis_id_fkey FOREIGN KEY (diagnosis_id) REFERENCES diagnoses(diagnosis_id) ON DELETE CASCADE;
alter table paper_readings add constraint paper_readings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX paper_readings_lot ON public.paper_readings USING btree (user_id, pnu, saved_at DESC);

create table paper_requests (
  diagnosis_id bigint not null,
  user_id bigint not null,
  paper text not null,
  status text not null,
  asked_on date,
  answered_on date,
  memo text,
  updated_at timestamp with time zone not null
);
alter table paper_requests add constraint paper_requests_pkey PRIMARY KEY (diagnosis_id, paper);
alter table paper_requests add constraint paper_requests_memo_check CHECK (((char_length(memo) >= 1) AND (char_length(memo) <= 1000)));
alter table paper_requests add constraint paper_requests_status_check CHECK ((status = ANY (ARRAY['NOT_ASKED'::text, 'ASKED'::text, 'RECEIVED'::text, 'REFUSED'::text])));
alter table paper_requests add constraint paper_requests_diagnosis_id_fkey FOREIGN KEY (diagnosis_id) REFERENCES diagnoses(diagnosis_id) ON DELETE CASCADE;
alter table paper_requests add constraint paper_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX paper_requests_user ON public.paper_requests USING btree (user_id);

create table passkey_challenges (
  user_id bigint not null,
  purpose text not null,
  session_id uuid not null,
  challenge text not null,
  is_for_first boolean not null,
  expires_at timestamp with time zone not null
);
alter table passkey_challenges add constraint passkey_challenges_pkey PRIMARY KEY (session_id, purpose);
alter table passkey_challenges add constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['REGISTER'::text, 'PROVE'::text])));
alter table passkey_challenges add constraint passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE;
alter table passkey_challenges add constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX passkey_challenges_expires ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_user ON public.passkey_challenges USING btree (user_id);

create table passkey_recovery_codes (
  user_id bigint not null,
  code_hash bytea not null
);
alter table passkey_recovery_codes add constraint passkey_recovery_codes_pkey PRIMARY KEY (user_id, code_hash);
alter table passkey_recovery_codes add constraint passkey_recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;

create table passkeys (
  passkey_id bigint generated always as identity not null,
  user_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone
);
alter table passkeys add constraint passkeys_pkey PRIMARY KEY (passkey_id);
alter table passkeys add constraint passkeys_credential_id_key UNIQUE (credential_id);
alter table passkeys add constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

create table personal_exports (
  export_id uuid not null,
  user_id bigint not null,
  language text not null,
  asked_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  parts integer default 0 not null,
  size_bytes bigint default 0 not null,
  nonce bytea not null,
  token_hash bytea not null
);
alter table personal_exports add constraint personal_exports_pkey PRIMARY KEY (export_id);
alter table personal_exports add constraint personal_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX personal_exports_expires ON public.personal_exports USING btree (expires_at);
CREATE INDEX personal_exports_user ON public.personal_exports USING btree (user_id);

create table personal_reads (
  read_id bigint generated always as identity not null,
  user_id bigint not null,
  action text not null,
  target_type text not null,
  target_id bigint not null,
  role_name text not null,
  purpose text not null,
  reason text,
  occurred_at timestamp with time zone not null
);
alter table personal_reads add constraint personal_reads_pkey PRIMARY KEY (read_id);
alter table personal_reads add constraint personal_reads_action_check CHECK ((action = ANY (ARRAY['READ'::text, 'REVEAL'::text])));
alter table personal_reads add constraint personal_reads_target_type_check CHECK ((target_type = ANY (ARRAY['USER'::text, 'DIAGNOSIS'::text])));
alter table personal_reads add constraint personal_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);
CREATE INDEX personal_reads_age ON public.personal_reads USING btree (occurred_at);
CREATE INDEX personal_reads_user ON public.personal_reads USING btree (user_id, read_id);

create table policy_events (
  policy_event_id bigint generated always as identity not null,
  user_id bigint not null,
  kind text not null,
  points integer default 0 not null,
  sanction_id bigint,
  report_id bigint,
  actor_user_id bigint,
  detail text,
  occurred_at timestamp with time zone not null
);
alter table policy_events add constraint policy_events_pkey PRIMARY KEY (policy_event_id);
alter table policy_events add constraint policy_events_sanction_id_fkey FOREIGN KEY (sanction_id) REFERENCES sanctions(sanction_id);
alter table policy_events add constraint policy_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);
CREATE INDEX policy_events_counted ON public.policy_events USING btree (user_id, kind, occurred_at) INCLUDE (points);
CREATE INDEX policy_events_sanction ON public.policy_events USING btree (sanction_id) WHERE (sanction_id IS NOT NULL);
CREATE INDEX policy_events_user ON public.policy_events USING btree (user_id, policy_event_id DESC);

create table post_attachments (
  attachment_id uuid not null,
  post_id bigint not null,
  original_file_name text not null,
  content_type text not null,
  size_bytes integer not null,
  created_at timestamp with time zone not null,
  stored_at timestamp with time zone,
  place bigint generated always as identity not null
);
alter table post_attachments add constraint post_attachments_pkey PRIMARY KEY (attachment_id);
alter table post_attachments add constraint post_attachments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);
CREATE INDEX post_attachments_post ON public.post_attachments USING btree (post_id, place);
CREATE INDEX post_attachments_unstored ON public.post_attachments USING btree (created_at) WHERE (stored_at IS NULL);

create table post_blocks (
  board_code text not null,
  block bigint not null,
  listed_count integer not null
);
alter table post_blocks add constraint post_blocks_pkey PRIMARY KEY (board_code, block);

create table post_likes (
  post_id bigint not null,
  user_id bigint not null,
  created_at timestamp with time zone not null
);
alter table post_likes add constraint post_likes_pkey PRIMARY KEY (post_id, user_id);
alter table post_likes add constraint post_likes_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);
alter table post_likes add constraint post_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);
CREATE INDEX post_likes_user ON public.post_likes USING btree (user_id);

create table post_texts (
  post_id bigint not null,
  title text not null,
  content text not null
);
alter table post_texts add constraint post_texts_pkey PRIMARY KEY (post_id);
alter table post_texts add constraint post_texts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);
CREATE INDEX post_texts_search ON public.post_texts USING gin (post_search_keys((post_id / 2048), post_searched_text(title, content))) WITH (fastupdate=off);
CREATE TRIGGER versioned_when_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.post_texts FOR EACH STATEMENT EXECUTE FUNCTION count_search_change();

create table posts (
  post_id bigint generated always as identity not null,
  board_code text not null,
  author_user_id bigint not null,
  legal_district_code text,
  view_count integer default 0 not null,
  like_count integer default 0 not null,
  comment_count integer default 0 not null,
  attachment_count integer default 0 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  deleted_at timestamp with time zone,
  listed boolean generated always as (((hidden_at IS NULL) AND (deleted_at IS NULL))) stored not null,
  emptied_at timestamp with time zone
);
alter table posts add constraint posts_pkey PRIMARY KEY (post_id);
alter table posts add constraint posts_attachment_count_check CHECK ((attachment_count >= 0));
alter table posts add constraint posts_comment_count_check CHECK ((comment_count >= 0));
alter table posts add constraint posts_like_count_check CHECK ((like_count >= 0));
alter table posts add constraint posts_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES users(user_id);
CREATE INDEX posts_author ON public.posts USING btree (author_user_id);
CREATE INDEX posts_board_commented ON public.posts USING btree (board_code, comment_count DESC, post_id DESC) WHERE listed;
CREATE INDEX posts_board_liked ON public.posts USING btree (board_code, like_count DESC, post_id DESC) WHERE listed;
CREATE INDEX posts_board_newest ON public.posts USING btree (board_code, post_id DESC) WHERE listed;
CREATE INDEX posts_board_viewed ON public.posts USING btree (board_code, view_count DESC, post_id DESC) WHERE listed;
CREATE INDEX posts_deleted ON public.posts USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX posts_deleted_with_files ON public.posts USING btree (post_id) WHERE ((deleted_at IS NOT NULL) AND (attachment_count > 0));
CREATE INDEX posts_district ON public.posts USING btree (legal_district_code, post_id DESC) WHERE (listed AND (legal_district_code IS NOT NULL));
CREATE INDEX posts_district_board ON public.posts USING btree (legal_district_code, board_code, post_id DESC) WHERE (listed AND (legal_district_code IS NOT NULL));
CREATE INDEX posts_newest ON public.posts USING btree (post_id DESC) WHERE listed;
CREATE INDEX posts_not_emptied ON public.posts USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (emptied_at IS NULL));
CREATE TRIGGER posts_added AFTER INSERT ON public.posts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_posts();
CREATE TRIGGER posts_changed AFTER UPDATE ON public.posts FOR EACH ROW WHEN ((old.listed <> new.listed)) EXECUTE FUNCTION count_changed_post();
CREATE TRIGGER versioned_when_changed AFTER INSERT OR DELETE OR UPDATE OF hidden_at, deleted_at, created_at OR TRUNCATE ON public.posts FOR EACH STATEMENT EXECUTE FUNCTION count_search_change();

create table price_calibration (
  kind text not null,
  property_type text not null,
  version bigint not null,
  fitted_at timestamp with time zone not null,
  sample_count integer not null,
  provisional boolean not null,
  base double precision not null,
  factors json not null,
  quantiles double precision[] not null
);
alter table price_calibration add constraint price_calibration_pkey PRIMARY KEY (kind, property_type);
alter table price_calibration add constraint price_calibration_kind_check CHECK ((kind = ANY (ARRAY['SALE'::text, 'JEONSE'::text])));

create table price_level (
  kind text not null,
  property_type text not null,
  zone text not null,
  layer text not null,
  key text not null,
  first_day date not null,
  "values" double precision[] not null
);
alter table price_level add constraint price_level_pkey PRIMARY KEY (kind, property_type, layer, key);
alter table price_level add constraint price_level_layer_check CHECK ((layer = ANY (ARRAY['zone'::text, 'gu'::text, 'district'::text, 'areaClass'::text])));
alter table price_level add constraint price_level_kind_property_type_zone_fkey FOREIGN KEY (kind, property_type, zone) REFERENCES price_mean(kind, property_type, zone) ON DELETE CASCADE;
CREATE INDEX price_level_zone ON public.price_level USING btree (kind, property_type, zone);

create table price_mean (
  kind text not null,
  property_type text not null,
  zone text not null,
  version bigint,
  as_of date,
  fitted_at timestamp with time zone,
  deal_count integer,
  coefficients double precision[],
  gus jsonb,
  public_price_fit jsonb,
  model_mean jsonb
);
alter table price_mean add constraint price_mean_pkey PRIMARY KEY (kind, property_type, zone);
alter table price_mean add constraint price_mean_kind_check CHECK ((kind = ANY (ARRAY['SALE'::text, 'JEONSE'::text])));

create table price_near_deals (
  kind text not null,
  property_type text not null,
  zone text not null,
  legal_district_code text not null,
  near_deals json not null
);
alter table price_near_deals add constraint price_near_deals_pkey PRIMARY KEY (kind, property_type, legal_district_code);
alter table price_near_deals add constraint price_near_deals_kind_property_type_zone_fkey FOREIGN KEY (kind, property_type, zone) REFERENCES price_mean(kind, property_type, zone) ON DELETE CASCADE;
CREATE INDEX price_near_deals_zone ON public.price_near_deals USING btree (kind, property_type, zone);

create table process_leases (
  name text not null,
  holder uuid not null,
  ends_at timestamp with time zone not null
);
alter table process_leases add constraint process_leases_pkey PRIMARY KEY (name);

create table provider_daily_quota (
  provider text not null,
  operation text not null,
  day date not null,
  used integer not null
);
alter table provider_daily_quota add constraint provider_daily_quota_pkey PRIMARY KEY (provider, operation, day);

create table public_price_snapshots (
  pnu text not null,
  kind text not null,
  status text not null,
  collected_at timestamp with time zone not null
);
alter table public_price_snapshots add constraint public_price_snapshots_pkey PRIMARY KEY (pnu, kind);
alter table public_price_snapshots add constraint public_price_snapshots_kind_check CHECK ((kind = ANY (ARRAY['APARTMENT_UNIT'::text, 'INDIVIDUAL_HOUSE'::text, 'LAND'::text])));
alter table public_price_snapshots add constraint public_price_snapshots_pnu_check CHECK ((pnu ~ '^[0-9]{19}$'::text));
alter table public_price_snapshots add constraint public_price_snapshots_status_check CHECK ((status = ANY (ARRAY['FOUND'::text, 'NOT_FOUND'::text])));
CREATE INDEX public_price_snapshots_collected ON public.public_price_snapshots USING btree (collected_at DESC) WHERE (status = 'FOUND'::text);
CREATE TRIGGER lots_change_snapshots AFTER UPDATE ON public.public_price_snapshots REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_lot_prices();
CREATE TRIGGER lots_gain_snapshots AFTER INSERT ON public.public_price_snapshots REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_lot_prices();
CREATE TRIGGER lots_lose_snapshots AFTER DELETE ON public.public_price_snapshots REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_lot_prices();
CREATE TRIGGER public_prices_added AFTER INSERT ON public.public_price_snapshots REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_public_price_evidence();
CREATE TRIGGER public_prices_changed AFTER UPDATE ON public.public_price_snapshots REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_public_price_evidence();
CREATE TRIGGER public_prices_removed AFTER DELETE ON public.public_price_snapshots REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_public_price_evidence();

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
  ho_key text,
  floor_name text,
  updated_on date
);
alter table public_prices add constraint public_prices_pnu_kind_fkey FOREIGN KEY (pnu, kind) REFERENCES public_price_snapshots(pnu, kind) ON DELETE CASCADE;
CREATE INDEX public_prices_snapshot ON public.public_prices USING btree (pnu, kind);
CREATE TRIGGER lots_gain_prices AFTER INSERT ON public.public_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_lot_prices();
CREATE TRIGGER lots_lose_prices AFTER DELETE ON public.public_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_lot_prices();
CREATE TRIGGER public_prices_named AFTER INSERT ON public.public_prices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_names_of_prices();

create table push_subscriptions (
  subscription_id bigint generated always as identity not null,
  user_id bigint not null,
  session_id uuid not null,
  endpoint_mark bytea not null,
  sealed bytea not null,
  key_mark text not null,
  language text not null,
  notification_types text[] not null,
  chosen_at timestamp with time zone not null
);
alter table push_subscriptions add constraint push_subscriptions_pkey PRIMARY KEY (subscription_id);
alter table push_subscriptions add constraint push_subscriptions_endpoint_mark_key UNIQUE (endpoint_mark);
alter table push_subscriptions add constraint push_subscriptions_session_id_key UNIQUE (session_id);
alter table push_subscriptions add constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE;
alter table push_subscriptions add constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX push_subscriptions_user ON public.push_subscriptions USING btree (user_id);

create unlogged table rate_limit_windows (
  subject text not null,
  used integer not null,
  ends_at timestamp with time zone not null
);
alter table rate_limit_windows add constraint rate_limit_windows_pkey PRIMARY KEY (subject);
CREATE INDEX rate_limit_windows_ends_at ON public.rate_limit_windows USING btree (ends_at);

create unlogged table recent_writers (
  user_id bigint not null,
  until timestamp with time zone not null
);
alter table recent_writers add constraint recent_writers_pkey PRIMARY KEY (user_id);

create table refresh_runs (
  run_id bigint generated always as identity not null,
  trigger text not null,
  state text not null,
  stop_reason text,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  registered integer default 0 not null,
  collected integer default 0 not null,
  empty integer default 0 not null,
  failed integer default 0 not null
);
alter table refresh_runs add constraint refresh_runs_pkey PRIMARY KEY (run_id);
alter table refresh_runs add constraint refresh_runs_state_check CHECK ((state = ANY (ARRAY['RUNNING'::text, 'COMPLETED'::text, 'STOPPED'::text, 'FAILED'::text, 'ABANDONED'::text])));
alter table refresh_runs add constraint refresh_runs_stop_reason_check CHECK ((stop_reason = ANY (ARRAY['QUOTA'::text, 'PROVIDER_FAILING'::text, 'KEY_REJECTED'::text, 'NO_KEY'::text, 'INTERRUPTED'::text])));
alter table refresh_runs add constraint refresh_runs_trigger_check CHECK ((trigger = ANY (ARRAY['SCHEDULED'::text, 'MANUAL'::text])));
CREATE INDEX refresh_runs_started ON public.refresh_runs USING btree (started_at DESC);

create table refresh_targets (
  source text not null,
  lawd_cd text not null,
  deal_month text not null,
  next_due_at timestamp with time zone,
  attempts integer default 0 not null,
  last_status text,
  last_reason text,
  last_attempt_at timestamp with time zone,
  collected_at timestamp with time zone,
  last_run_id bigint
);
alter table refresh_targets add constraint refresh_targets_pkey PRIMARY KEY (source, lawd_cd, deal_month);
alter table refresh_targets add constraint refresh_targets_deal_month_check CHECK ((deal_month ~ '^[0-9]{6}$'::text));
alter table refresh_targets add constraint refresh_targets_last_status_check CHECK ((last_status = ANY (ARRAY['FOUND'::text, 'NOT_FOUND'::text, 'UNAVAILABLE'::text, 'ERROR'::text])));
alter table refresh_targets add constraint refresh_targets_lawd_cd_check CHECK ((lawd_cd ~ '^[0-9]{5}$'::text));
CREATE INDEX refresh_targets_due ON public.refresh_targets USING btree (deal_month DESC, next_due_at) WHERE (next_due_at IS NOT NULL);

create table refresh_tokens (
  refresh_token_id uuid not null,
  token_hash bytea not null,
  user_id bigint not null,
  credential_version integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  replaced_by uuid,
  session_id uuid
);
alter table refresh_tokens add constraint refresh_tokens_pkey PRIMARY KEY (refresh_token_id);
alter table refresh_tokens add constraint refresh_tokens_token_hash_key UNIQUE (token_hash);
alter table refresh_tokens add constraint refresh_tokens_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES refresh_tokens(refresh_token_id) ON DELETE SET NULL;
alter table refresh_tokens add constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE;
alter table refresh_tokens add constraint refresh_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX refresh_tokens_expires ON public.refresh_tokens USING btree (expires_at);
CREATE INDEX refresh_tokens_replaced_by ON public.refresh_tokens USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);
CREATE INDEX refresh_tokens_user ON public.refresh_tokens USING btree (user_id);
CREATE TRIGGER refresh_tokens_begun AFTER INSERT ON public.refresh_tokens FOR EACH ROW WHEN ((new.session_id IS NULL)) EXECUTE FUNCTION begin_session_of_token();
CREATE TRIGGER refresh_tokens_traded AFTER UPDATE OF replaced_by ON public.refresh_tokens FOR EACH ROW WHEN (((new.replaced_by IS NOT NULL) AND (new.session_id IS NOT NULL))) EXECUTE FUNCTION keep_session_of_token();

create table register_units (
  pnu bigint not null,
  dongs text[],
  hos text[] not null,
  floors smallint[],
  areas real[] not null,
  uses text[] not null,
  filed_on date not null
);
alter table register_units add constraint register_units_pkey PRIMARY KEY (pnu);

create table registry_confirmations (
  confirmation_id bigint generated always as identity not null,
  diagnosis_id bigint not null,
  status text not null,
  memo text,
  recorded_at timestamp with time zone not null,
  occasion text,
  viewed_on date
);
alter table registry_confirmations add constraint registry_confirmations_pkey PRIMARY KEY (confirmation_id);
alter table registry_confirmations add constraint registry_confirmations_memo_check CHECK (((char_length(memo) >= 1) AND (char_length(memo) <= 1000)));
alter table registry_confirmations add constraint registry_confirmations_occasion_check CHECK ((occasion = ANY (ARRAY['CONTRACT'::text, 'BALANCE'::text])));
alter table registry_confirmations add constraint registry_confirmations_status_check CHECK ((status = ANY (ARRAY['NOT_CHECKED'::text, 'CHECKED'::text, 'NEEDS_HELP'::text])));
alter table registry_confirmations add constraint registry_confirmations_diagnosis_id_fkey FOREIGN KEY (diagnosis_id) REFERENCES diagnoses(diagnosis_id) ON DELETE CASCADE;
CREATE INDEX registry_confirmations_diagnosis ON public.registry_confirmations USING btree (diagnosis_id, confirmation_id DESC);

create table reports (
  report_id bigint generated always as identity not null,
  reporter_user_id bigint not null,
  target_type text not null,
  target_id bigint not null,
  post_id bigint not null,
  author_user_id bigint not null,
  reason text not null,
  detail text,
  excerpt text not null,
  status text default 'PENDING'::text not null,
  resolution_note text,
  points integer,
  reviewer_user_id bigint,
  created_at timestamp with time zone not null,
  reviewed_at timestamp with time zone
);
alter table reports add constraint reports_pkey PRIMARY KEY (report_id);
alter table reports add constraint reports_check CHECK (((status = 'PENDING'::text) = (reviewed_at IS NULL)));
alter table reports add constraint reports_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RESOLVED'::text, 'REJECTED'::text])));
alter table reports add constraint reports_target_type_check CHECK ((target_type = ANY (ARRAY['POST'::text, 'COMMENT'::text])));
alter table reports add constraint reports_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES users(user_id);
alter table reports add constraint reports_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);
alter table reports add constraint reports_reporter_user_id_fkey FOREIGN KEY (reporter_user_id) REFERENCES users(user_id);
alter table reports add constraint reports_reviewer_user_id_fkey FOREIGN KEY (reviewer_user_id) REFERENCES users(user_id);
CREATE INDEX reports_author ON public.reports USING btree (author_user_id);
CREATE INDEX reports_created ON public.reports USING btree (created_at);
CREATE UNIQUE INDEX reports_once ON public.reports USING btree (reporter_user_id, target_type, target_id);
CREATE INDEX reports_post ON public.reports USING btree (post_id);
CREATE INDEX reports_queue ON public.reports USING btree (status, report_id);
CREATE INDEX reports_reporter ON public.reports USING btree (reporter_user_id, created_at);
CREATE INDEX reports_reviewed ON public.reports USING btree (status, reviewed_at) WHERE (reviewed_at IS NOT NULL);
CREATE INDEX reports_reviewer ON public.reports USING btree (reviewer_user_id) WHERE (reviewer_user_id IS NOT NULL);
CREATE INDEX reports_target ON public.reports USING btree (target_type, target_id, report_id);
CREATE INDEX reports_target_decided ON public.reports USING btree (target_type, target_id, reviewed_at DESC, report_id DESC) WHERE (reviewed_at IS NOT NULL);
CREATE INDEX reports_target_pending ON public.reports USING btree (target_type, target_id) WHERE (status = 'PENDING'::text);
CREATE INDEX reports_type ON public.reports USING btree (target_type, status, report_id);

create table revoked_access_tokens (
  jti text not null,
  user_id bigint not null,
  reason text not null,
  revoked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);
alter table revoked_access_tokens add constraint revoked_access_tokens_pkey PRIMARY KEY (jti);
alter table revoked_access_tokens add constraint revoked_access_tokens_reason_check CHECK ((reason = 'LOGOUT'::text));
alter table revoked_access_tokens add constraint revoked_access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX revoked_access_tokens_expires ON public.revoked_access_tokens USING btree (expires_at);
CREATE INDEX revoked_access_tokens_user ON public.revoked_access_tokens USING btree (user_id);

create table risk_scoring_logs (
  diagnosis_id bigint not null,
  criterion_code text not null,
  status text not null,
  risk_score smallint,
  scoring_mode text not null,
  model text,
  prompt_version text,
  schema_version text not null,
  failure_reason text,
  latency_millis integer not null,
  created_at timestamp with time zone not null
);
alter table risk_scoring_logs add constraint risk_scoring_logs_pkey PRIMARY KEY (diagnosis_id, criterion_code);
alter table risk_scoring_logs add constraint risk_scoring_logs_risk_score_check CHECK (((risk_score >= 0) AND (risk_score <= 100)));
alter table risk_scoring_logs add constraint risk_scoring_logs_scoring_mode_check CHECK ((scoring_mode = ANY (ARRAY['OPENAI_STRUCTURED_OUTPUT'::text, 'RULE_BASED_FALLBACK'::text, 'HYBRID_FALLBACK'::text])));
alter table risk_scoring_logs add constraint risk_scoring_logs_diagnosis_id_fkey FOREIGN KEY (diagnosis_id) REFERENCES diagnoses(diagnosis_id) ON DELETE CASCADE;

create table sanction_appeals (
  appeal_id bigint generated always as identity not null,
  sanction_id bigint not null,
  user_id bigint not null,
  statement text not null,
  appealed_at timestamp with time zone not null,
  outcome text,
  answer text,
  decided_by bigint,
  decided_at timestamp with time zone
);
alter table sanction_appeals add constraint sanction_appeals_pkey PRIMARY KEY (appeal_id);
alter table sanction_appeals add constraint sanction_appeals_check CHECK (((outcome IS NULL) = (decided_at IS NULL)));
alter table sanction_appeals add constraint sanction_appeals_outcome_check CHECK ((outcome = ANY (ARRAY['UPHELD'::text, 'LIFTED'::text, 'SHORTENED'::text, 'OVER'::text])));
alter table sanction_appeals add constraint sanction_appeals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id);
alter table sanction_appeals add constraint sanction_appeals_sanction_id_fkey FOREIGN KEY (sanction_id) REFERENCES sanctions(sanction_id);
alter table sanction_appeals add constraint sanction_appeals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);
CREATE INDEX sanction_appeals_decider ON public.sanction_appeals USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE UNIQUE INDEX sanction_appeals_once ON public.sanction_appeals USING btree (sanction_id);
CREATE INDEX sanction_appeals_open ON public.sanction_appeals USING btree (appeal_id) WHERE (outcome IS NULL);
CREATE INDEX sanction_appeals_user ON public.sanction_appeals USING btree (user_id);

create table sanctions (
  sanction_id bigint generated always as identity not null,
  user_id bigint not null,
  level text not null,
  status text default 'ACTIVE'::text not null,
  points integer not null,
  report_id bigint,
  policy_version text not null,
  started_at timestamp with time zone not null,
  restriction_until timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text
);
alter table sanctions add constraint sanctions_pkey PRIMARY KEY (sanction_id);
alter table sanctions add constraint sanctions_check CHECK (((status = 'ACTIVE'::text) = (ended_at IS NULL)));
alter table sanctions add constraint sanctions_level_check CHECK ((level = ANY (ARRAY['COMMENT_BLOCK'::text, 'POST_BLOCK'::text, 'READ_ONLY'::text, 'REPORT_BLOCK'::text])));
alter table sanctions add constraint sanctions_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'RELEASED'::text, 'EXPIRED'::text])));
alter table sanctions add constraint sanctions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);
CREATE INDEX sanctions_active_user ON public.sanctions USING btree (user_id, restriction_until) WHERE (status = 'ACTIVE'::text);
CREATE INDEX sanctions_due ON public.sanctions USING btree (restriction_until) WHERE (status = 'ACTIVE'::text);
CREATE INDEX sanctions_status ON public.sanctions USING btree (status, sanction_id DESC);
CREATE INDEX sanctions_user ON public.sanctions USING btree (user_id, sanction_id DESC);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null
);
alter table schema_migrations add constraint schema_migrations_pkey PRIMARY KEY (name);

create table search_versions (
  version_id bigint generated always as identity not null,
  version bigint not null
);
alter table search_versions add constraint search_versions_pkey PRIMARY KEY (version_id);

create table security_events (
  event_id bigint generated always as identity not null,
  minute timestamp with time zone not null,
  kind text not null,
  operation text not null,
  caller text not null,
  user_id bigint,
  count integer not null
);
alter table security_events add constraint security_events_pkey PRIMARY KEY (event_id);
alter table security_events add constraint security_events_kind_check CHECK ((kind = ANY (ARRAY['LOGIN'::text, 'LOGIN_FAILED'::text, 'REFUSED_401'::text, 'REFUSED_403'::text, 'REFUSED_429'::text])));
CREATE INDEX security_events_kind ON public.security_events USING btree (kind, event_id);
CREATE UNIQUE INDEX security_events_once ON public.security_events USING btree (minute, kind, operation, caller, COALESCE(user_id, (0)::bigint));
CREATE INDEX security_events_user ON public.security_events USING btree (user_id, event_id) WHERE (user_id IS NOT NULL);

create table sessions (
  session_id uuid not null,
  user_id bigint not null,
  device_kind text,
  browser text,
  system text,
  began_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  passkey_at timestamp with time zone
);
alter table sessions add constraint sessions_pkey PRIMARY KEY (session_id);
alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX sessions_last_seen ON public.sessions USING btree (last_seen_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE TRIGGER sessions_end_push AFTER UPDATE OF ended_at ON public.sessions FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION end_push_of_session();

create table shared_links (
  share_id bigint generated always as identity not null,
  diagnosis_id bigint not null,
  user_id bigint not null,
  token_hash bytea not null,
  include_papers boolean not null,
  openings integer default 0 not null,
  last_opened_at timestamp with time zone,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);
alter table shared_links add constraint shared_links_pkey PRIMARY KEY (share_id);
alter table shared_links add constraint shared_links_token_hash_key UNIQUE (token_hash);
alter table shared_links add constraint shared_links_diagnosis_id_fkey FOREIGN KEY (diagnosis_id) REFERENCES diagnoses(diagnosis_id) ON DELETE CASCADE;
alter table shared_links add constraint shared_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE INDEX shared_links_diagnosis ON public.shared_links USING btree (diagnosis_id, share_id DESC);
CREATE INDEX shared_links_expires ON public.shared_links USING btree (expires_at);
CREATE INDEX shared_links_user ON public.shared_links USING btree (user_id);

create table status_tokens (
  diagnosis_id bigint not null,
  token_hash bytea not null,
  token_nonce uuid not null,
  expires_at timestamp with time zone not null
);
alter table status_tokens add constraint status_tokens_pkey PRIMARY KEY (diagnosis_id);
alter table status_tokens add constraint status_tokens_token_hash_key UNIQUE (token_hash);
CREATE INDEX status_tokens_expires ON public.status_tokens USING btree (expires_at);

create table stored_lots (
  pnu bigint not null,
  deal_count integer default 0 not null,
  deal_at timestamp with time zone,
  register_at timestamp with time zone,
  price_count integer default 0 not null,
  price_at timestamp with time zone,
  deal_names text,
  register_name text,
  price_names text
);
alter table stored_lots add constraint stored_lots_pkey PRIMARY KEY (pnu);
CREATE TRIGGER lots_added AFTER INSERT ON public.stored_lots REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_district_lots();
CREATE TRIGGER lots_removed AFTER DELETE ON public.stored_lots REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_district_lots();
CREATE TRIGGER versioned_when_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.stored_lots FOR EACH STATEMENT EXECUTE FUNCTION count_search_change();

create table stray_profile_images (
  image_url text not null,
  left_at timestamp with time zone not null,
  is_doomed boolean default false not null
);
alter table stray_profile_images add constraint stray_profile_images_pkey PRIMARY KEY (image_url);

create table takedown_requests (
  takedown_id bigint generated always as identity not null,
  target_type text not null,
  target_id bigint not null,
  post_id bigint not null,
  author_user_id bigint not null,
  grounds text not null,
  statement text,
  requester_name text,
  contact text,
  excerpt text not null,
  secret_hash bytea not null,
  requested_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  hidden_until timestamp with time zone,
  hidden_by bigint,
  hides boolean default false not null,
  reveals integer default 0 not null,
  objection text,
  objected_at timestamp with time zone,
  outcome text,
  answer text,
  decided_by bigint,
  decided_at timestamp with time zone,
  request_digest bytea
);
alter table takedown_requests add constraint takedown_requests_pkey PRIMARY KEY (takedown_id);
alter table takedown_requests add constraint takedown_requests_check CHECK (((hidden_at IS NULL) = (hidden_until IS NULL)));
alter table takedown_requests add constraint takedown_requests_check1 CHECK (((outcome IS NULL) = (decided_at IS NULL)));
alter table takedown_requests add constraint takedown_requests_check2 CHECK (((outcome IS NULL) = (statement IS NOT NULL)));
alter table takedown_requests add constraint takedown_requests_check3 CHECK (((outcome IS NULL) = (requester_name IS NOT NULL)));
alter table takedown_requests add constraint takedown_requests_check4 CHECK (((outcome IS NULL) = (contact IS NOT NULL)));
alter table takedown_requests add constraint takedown_requests_grounds_check CHECK ((grounds = ANY (ARRAY['DEFAMATION'::text, 'PRIVACY'::text, 'FALSE_FACTS'::text, 'COPYRIGHT'::text, 'OTHER'::text])));
alter table takedown_requests add constraint takedown_requests_outcome_check CHECK ((outcome = ANY (ARRAY['REMOVED'::text, 'KEPT'::text, 'TIME_OVER'::text, 'GONE'::text])));
alter table takedown_requests add constraint takedown_requests_target_type_check CHECK ((target_type = ANY (ARRAY['POST'::text, 'COMMENT'::text])));
alter table takedown_requests add constraint takedown_requests_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES users(user_id);
alter table takedown_requests add constraint takedown_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id);
alter table takedown_requests add constraint takedown_requests_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES users(user_id);
alter table takedown_requests add constraint takedown_requests_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);
CREATE INDEX takedown_requests_author ON public.takedown_requests USING btree (author_user_id);
CREATE INDEX takedown_requests_decider ON public.takedown_requests USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX takedown_requests_hider ON public.takedown_requests USING btree (hidden_by) WHERE (hidden_by IS NOT NULL);
CREATE UNIQUE INDEX takedown_requests_once ON public.takedown_requests USING btree (target_type, target_id, request_digest) WHERE (outcome IS NULL);
CREATE INDEX takedown_requests_open ON public.takedown_requests USING btree (takedown_id) WHERE (outcome IS NULL);
CREATE INDEX takedown_requests_post ON public.takedown_requests USING btree (post_id);
CREATE UNIQUE INDEX takedown_requests_secret ON public.takedown_requests USING btree (secret_hash);
CREATE INDEX takedown_requests_target ON public.takedown_requests USING btree (target_type, target_id, takedown_id);

create table transaction_facts (
  fact_id uuid not null,
  source text not null,
  trade_kind text not null,
  property_type text not null,
  lawd_cd text not null,
  legal_district_code text,
  district_name text not null,
  land_kind text,
  main_number text,
  sub_number text,
  deal_month text not null,
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
  collected_at timestamp with time zone not null,
  road_address text,
  stored_at timestamp with time zone
);
alter table transaction_facts add constraint transaction_facts_pkey PRIMARY KEY (fact_id);
alter table transaction_facts add constraint transaction_facts_deal_month_check CHECK ((deal_month ~ '^[0-9]{6}$'::text));
alter table transaction_facts add constraint transaction_facts_land_kind_check CHECK ((land_kind = ANY (ARRAY['LAND'::text, 'MOUNTAIN'::text])));
alter table transaction_facts add constraint transaction_facts_lawd_cd_check CHECK ((lawd_cd ~ '^[0-9]{5}$'::text));
alter table transaction_facts add constraint transaction_facts_legal_district_code_check CHECK ((legal_district_code ~ '^[0-9]{10}$'::text));
alter table transaction_facts add constraint transaction_facts_trade_kind_check CHECK ((trade_kind = ANY (ARRAY['RENT'::text, 'SALE'::text])));
CREATE INDEX transaction_facts_lot ON public.transaction_facts USING btree (legal_district_code, main_number, sub_number, contract_date) WHERE (main_number IS NOT NULL);
CREATE INDEX transaction_facts_month ON public.transaction_facts USING btree (lawd_cd, source, deal_month);
CREATE INDEX transaction_facts_sample ON public.transaction_facts USING btree (legal_district_code, property_type, trade_kind, deal_month);
CREATE TRIGGER facts_named AFTER INSERT ON public.transaction_facts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_names_of_facts();
CREATE TRIGGER lots_change_deals AFTER UPDATE ON public.transaction_facts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION recount_changed_deals();
CREATE TRIGGER lots_gain_deals AFTER INSERT ON public.transaction_facts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_deals_to_lots();
CREATE TRIGGER lots_lose_deals AFTER DELETE ON public.transaction_facts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION recount_changed_deals();
CREATE TRIGGER versioned_when_added AFTER INSERT ON public.transaction_facts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();
CREATE TRIGGER versioned_when_changed AFTER UPDATE ON public.transaction_facts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();
CREATE TRIGGER versioned_when_emptied AFTER TRUNCATE ON public.transaction_facts FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_all_evidence();
CREATE TRIGGER versioned_when_removed AFTER DELETE ON public.transaction_facts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();

create table user_changes (
  change_id bigint generated always as identity not null,
  user_id bigint not null,
  wanted jsonb not null,
  changed_fields jsonb not null,
  requested_by bigint not null,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decision text,
  decided_by bigint,
  decided_at timestamp with time zone
);
alter table user_changes add constraint user_changes_pkey PRIMARY KEY (change_id);
alter table user_changes add constraint user_changes_check CHECK (((decision IS NULL) = (decided_at IS NULL)));
alter table user_changes add constraint user_changes_decision_check CHECK ((decision = ANY (ARRAY['CONFIRMED'::text, 'DECLINED'::text, 'EXPIRED'::text])));
alter table user_changes add constraint user_changes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id);
alter table user_changes add constraint user_changes_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(user_id);
alter table user_changes add constraint user_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);
CREATE INDEX user_changes_decider ON public.user_changes USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX user_changes_ending ON public.user_changes USING btree (expires_at) WHERE (decision IS NULL);
CREATE UNIQUE INDEX user_changes_open ON public.user_changes USING btree (user_id) WHERE (decision IS NULL);
CREATE INDEX user_changes_requester ON public.user_changes USING btree (requested_by);
CREATE INDEX user_changes_user ON public.user_changes USING btree (user_id);

create table user_page_permissions (
  user_id bigint not null,
  page_key text not null,
  allowed boolean not null
);
alter table user_page_permissions add constraint user_page_permissions_pkey PRIMARY KEY (user_id, page_key);
alter table user_page_permissions add constraint user_page_permissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;

create table user_permissions (
  user_id bigint not null,
  can_create_post boolean default true not null,
  can_update_post boolean default true not null,
  can_delete_post boolean default true not null,
  can_create_comment boolean default true not null,
  can_update_comment boolean default true not null,
  can_delete_comment boolean default true not null,
  can_access_all_pages boolean default false not null,
  can_manage_users boolean default false not null,
  can_manage_community boolean default false not null
);
alter table user_permissions add constraint user_permissions_pkey PRIMARY KEY (user_id);
alter table user_permissions add constraint user_permissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;

create table users (
  user_id bigint generated always as identity not null,
  username text not null,
  password_hash text not null,
  credential_version integer default 1 not null,
  password_changed_at timestamp with time zone not null,
  email text,
  nickname text,
  profile_image_url text,
  role_name text not null,
  department_code text not null,
  enabled boolean default true not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  has_password boolean default true not null,
  must_change_password boolean default false not null,
  told_of_guesses_at timestamp with time zone,
  used_on date default CURRENT_DATE not null,
  erase_unused_on date
);
alter table users add constraint users_pkey PRIMARY KEY (user_id);
alter table users add constraint users_deleted CHECK (
CASE
    WHEN (deleted_at IS NULL) THEN (nickname IS NOT NULL)
    ELSE ((NOT enabled) AND (num_nonnulls(nickname, email, profile_image_url) = 0) AND (password_hash = ''::text))
END);
alter table users add constraint users_nickname_check CHECK (((char_length(nickname) >= 1) AND (char_length(nickname) <= 30)));
CREATE INDEX users_created ON public.users USING btree (created_at DESC);
CREATE INDEX users_deleted ON public.users USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX users_nickname ON public.users USING btree (lower(nickname));
CREATE INDEX users_role ON public.users USING btree (role_name);
CREATE INDEX users_search ON public.users USING gin (lower(((((username || '
'::text) || nickname) || '
'::text) || COALESCE(email, ''::text))) gin_trgm_ops);
CREATE UNIQUE INDEX users_username ON public.users USING btree (lower(username));
CREATE TRIGGER users_password_set BEFORE UPDATE OF password_hash ON public.users FOR EACH ROW EXECUTE FUNCTION note_password_of_user();

create table value_calibrations (
  kind text not null,
  property_type text not null,
  model smallint not null,
  version bigint not null,
  fitted_at timestamp with time zone not null,
  calibration json not null
);
alter table value_calibrations add constraint value_calibrations_pkey PRIMARY KEY (kind, property_type, model);
alter table value_calibrations add constraint value_calibrations_kind_check CHECK ((kind = ANY (ARRAY['SALE'::text, 'JEONSE'::text])));

create table verified_emails (
  user_id bigint not null,
  email text not null,
  verified_at timestamp with time zone not null,
  language text
);
alter table verified_emails add constraint verified_emails_pkey PRIMARY KEY (user_id);
alter table verified_emails add constraint verified_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE;
CREATE UNIQUE INDEX verified_emails_email ON public.verified_emails USING btree (lower(email));

create table withheld_months (
  lawd_cd text not null,
  source text not null,
  deal_month text not null,
  missing uuid[] not null,
  first_seen_at timestamp with time zone not null
);
alter table withheld_months add constraint withheld_months_pkey PRIMARY KEY (lawd_cd, source, deal_month);
CREATE TRIGGER versioned_when_added AFTER INSERT ON public.withheld_months REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();
CREATE TRIGGER versioned_when_changed AFTER UPDATE ON public.withheld_months REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();
CREATE TRIGGER versioned_when_emptied AFTER TRUNCATE ON public.withheld_months FOR EACH STATEMENT EXECUTE FUNCTION count_change_of_all_evidence();
CREATE TRIGGER versioned_when_removed AFTER DELETE ON public.withheld_months REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_evidence_change();

create view stored_deals as
 SELECT fact_id,
    source,
    trade_kind,
    property_type,
    lawd_cd,
    legal_district_code,
    district_name,
    land_kind,
    main_number,
    sub_number,
    deal_month,
    contract_date,
    sale_amount_manwon,
    deposit_manwon,
    monthly_rent_manwon,
    area_square_meter,
    floor,
    build_year,
    building_name,
    house_kind,
    contract_kind,
    contract_term,
    previous_deposit_manwon,
    previous_monthly_rent_manwon,
    dealing_kind,
    cancelled,
    cancelled_on,
    collected_at,
    road_address,
    stored_at
   FROM transaction_facts;
