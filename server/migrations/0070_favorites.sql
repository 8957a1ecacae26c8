-- Homes that a user keeps, with the terms of the lease that was offered.
create table favorites (
  favorite_id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- null: the address was not brought down to a lot, so nothing is ever looked up for it
  pnu text check (pnu ~ '^[0-9]{19}$'),
  -- the normalised lot-number address, else as it was typed
  address text not null,
  input_address text not null,
  unit_text text,
  juso_address jsonb,
  label text check (char_length(label) between 1 and 100),
  contract_purpose text check (contract_purpose in ('JEONSE', 'MONTHLY_RENT')),
  deposit_manwon double precision,
  monthly_rent_manwon double precision,
  maintenance_fee_manwon double precision,
  area_square_meter double precision,
  floor_number smallint,
  known_property_type text,
  -- as the diagnosis had it, else the user's hint; null: neither said any
  property_type text,
  memo text check (char_length(memo) between 1 and 1000),
  diagnosis_id bigint references diagnoses on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- what is the same home: its lot, without one the address as typed
  home text not null generated always as (coalesce(pnu, input_address)) stored,
  unique nulls not distinct (
    user_id, home, unit_text, contract_purpose, deposit_manwon, monthly_rent_manwon, maintenance_fee_manwon,
    area_square_meter, floor_number
  )
);
create index favorites_user on favorites (user_id, created_at desc);
create index favorites_diagnosis on favorites (diagnosis_id) where diagnosis_id is not null;
