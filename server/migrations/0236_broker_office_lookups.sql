-- Copies of what the register of brokers' offices says of one number; they hold a person's name and live a day.
create table broker_office_lookups (
  -- the number without hyphens
  number_key text primary key,
  offices jsonb not null,
  collected_at timestamptz not null
);

create index broker_office_lookups_collected on broker_office_lookups (collected_at);
