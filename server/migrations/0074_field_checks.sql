-- What a tenant looked at around a home, with a diagnosis or with a kept home; a code without a row is still to be done.
create table field_checks (
  diagnosis_id bigint references diagnoses on delete cascade,
  favorite_id bigint references favorites on delete cascade,
  code text not null,
  completed boolean not null,
  memo text check (char_length(memo) between 1 and 1000),
  updated_at timestamptz not null,
  check (num_nonnulls(diagnosis_id, favorite_id) = 1),
  unique nulls not distinct (diagnosis_id, favorite_id, code)
);
create index field_checks_favorite on field_checks (favorite_id) where favorite_id is not null;
