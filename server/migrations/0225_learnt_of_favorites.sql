-- What a check found out about a saved home.
alter table favorites
  -- the building of the lot that was chosen; null: none was
  add column register_key text check (char_length(register_key) between 1 and 40),
  -- the area under which the named unit is published; it counts where none was typed
  add column published_area_square_meter double precision;
-- Two buildings of one lot are two homes.
alter table favorites
  drop constraint favorites_user_id_home_unit_text_contract_purpose_deposit_m_key,
  add constraint favorites_same_home unique nulls not distinct (
    user_id, home, unit_text, contract_purpose, deposit_manwon, monthly_rent_manwon, maintenance_fee_manwon,
    area_square_meter, floor_number, register_key
  );
