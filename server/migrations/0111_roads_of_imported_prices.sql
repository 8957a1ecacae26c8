-- The ministry's files of official prices tell the road address of each unit; with it a lot is found under its road, as it
-- is by a stored deal or register.
alter table imported_public_prices add column road_addresses text[];

create function keep_roads_of_imported_prices() returns trigger language plpgsql as $$
begin
  insert into lot_roads (pnu, road_address)
  select distinct pnu::text, road_address from added cross join lateral unnest(road_addresses) as road_address
  order by 1, 2
  on conflict do nothing;
  return null;
end $$;

create trigger imported_prices_on_roads after insert on imported_public_prices
  referencing new table as added for each statement execute function keep_roads_of_imported_prices();
create trigger imported_prices_on_new_roads after update on imported_public_prices
  referencing new table as added for each statement execute function keep_roads_of_imported_prices();
