-- What tenants read in contract papers and typed: the whole of it at each save. Only added to.
create table paper_readings (
  reading_id bigint generated always as identity primary key,
  diagnosis_id bigint not null references diagnoses on delete cascade,
  user_id bigint not null references users on delete cascade,
  version integer not null check (version > 0),
  -- lot of the diagnosis, null when it has none: a reading carries over to a later diagnosis of the same lot
  pnu text,
  -- the unit as the address named it; between two different units of a lot nothing carries over
  unit_text text,
  -- PaperReading of the contract
  reading jsonb not null,
  saved_at timestamptz not null,
  unique (diagnosis_id, version)
);
create index paper_readings_lot on paper_readings (user_id, pnu, saved_at desc);

-- Who was asked for which paper of a diagnosis; a paper without a row was not asked for.
create table paper_requests (
  diagnosis_id bigint not null references diagnoses on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- id of the check that the paper answers
  paper text not null,
  status text not null check (status in ('NOT_ASKED', 'ASKED', 'RECEIVED', 'REFUSED')),
  asked_on date,
  answered_on date,
  memo text check (char_length(memo) between 1 and 1000),
  updated_at timestamptz not null,
  primary key (diagnosis_id, paper)
);
create index paper_requests_user on paper_requests (user_id);
