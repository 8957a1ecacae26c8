-- Copies of what the land ledger says of a lot, without any name; asked only with OWNERSHIP_FACTS=on.
create table land_ledger_lookups (
  pnu text not null,
  kind text not null check (kind in ('OWNERS', 'LAND_RIGHTS')),
  rows jsonb not null,
  collected_at timestamptz not null,
  primary key (pnu, kind)
);

create index land_ledger_lookups_collected on land_ledger_lookups (collected_at);
