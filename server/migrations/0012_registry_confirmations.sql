-- What users noted about the registry document of their diagnosis. Only added to: the newest row is the state, the others its history.
create table registry_confirmations (
  confirmation_id bigint generated always as identity primary key,
  diagnosis_id bigint not null references diagnoses on delete cascade,
  status text not null check (status in ('NOT_CHECKED', 'CHECKED', 'NEEDS_HELP')),
  memo text check (char_length(memo) between 1 and 1000),
  recorded_at timestamptz not null
);
create index registry_confirmations_diagnosis on registry_confirmations (diagnosis_id, confirmation_id desc);
