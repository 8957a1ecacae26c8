-- New deals of a kept home that its owner has not heard of yet, and the day on which he last did: once a day at most.
create table favorite_news (
  favorite_id bigint primary key references favorites on delete cascade,
  -- on the lot
  lot_count integer not null default 0,
  lot_months text[] not null default '{}',
  -- of similar homes of the legal district, counted while there was none on the lot
  similar_count integer not null default 0,
  similar_months text[] not null default '{}',
  -- Asia/Seoul; null: never yet
  told_on date
);
create index favorite_news_waiting on favorite_news (told_on) where lot_count > 0 or similar_count > 0;
-- the kept homes of a city district
create index favorites_pnu on favorites (pnu) where pnu is not null;
