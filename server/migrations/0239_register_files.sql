-- The published building register (건축물대장, title sections and areas of units).

-- The day of the file that a register is from; null when it was looked up. `collected_at` is then the same day.
alter table building_registers add column filed_on date;

-- The units of a collective building, a row a lot: the areas of its own rooms, added up a unit.
create table register_units (
  pnu bigint primary key,
  -- 동 and 호 in their plain form, as in imported_public_prices
  dongs text[],
  hos text[] not null,
  -- below ground negative
  floors smallint[],
  areas real[] not null,
  -- main use of the unit's largest room
  uses text[] not null,
  filed_on date not null
);
