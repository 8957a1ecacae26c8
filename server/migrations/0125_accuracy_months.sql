-- Our own record: what a month's deals were sold or let for against what was said before. Kept for ever.
create table accuracy_months (
  month text not null check (month ~ '^[0-9]{6}$'),
  kind text not null check (kind in ('SALE', 'JEONSE')),
  property_type text not null,
  -- 0–4: Seoul, Incheon, Gyeonggi, another metropolitan city, anywhere else; -1: all
  region smallint not null,
  -- 0–4: none, 1, 2–4, 5–14, 15 and more deals of the lot; -1: any
  own_deals smallint not null,
  model smallint not null,
  deal_count integer not null,
  median_error double precision not null,
  over_20 double precision not null,
  within_10 double precision not null,
  -- null: there were too few estimates before for an interval of their own
  interval_held double precision,
  computed_at timestamptz not null,
  primary key (month, kind, property_type, region, own_deals)
);
