create table diagnoses (
  diagnosis_id bigint generated always as identity primary key,
  -- null: an anonymous caller
  requester_user_id bigint,
  contract_purpose text not null check (contract_purpose in ('JEONSE', 'MONTHLY_RENT')),
  input_address text not null,
  jibun_address text,
  legal_district_code text,
  pnu text,
  deposit_manwon double precision not null,
  monthly_rent_manwon double precision not null,
  diagnosis_state text not null check (diagnosis_state in ('success', 'empty')),
  risk_grade text not null,
  total_risk_score smallint,
  rule_book_version text not null,
  request jsonb not null,
  -- RentRiskDiagnosisResponse without its diagnosisId
  response jsonb not null,
  -- milliseconds per step of the walk
  timings jsonb not null,
  created_at timestamptz not null
);
create index diagnoses_requester on diagnoses (requester_user_id, created_at desc) where requester_user_id is not null;
create index diagnoses_created on diagnoses (created_at desc);
create index diagnoses_pnu on diagnoses (pnu, requester_user_id);

-- What each section of a diagnosis rested on.
create table diagnosis_evidence (
  diagnosis_id bigint not null references diagnoses on delete cascade,
  source_key text not null,
  lookup_status text not null,
  failure_reason text,
  reference_period text,
  sample_level text,
  sample_count integer,
  -- ids of the transaction facts behind a representative amount
  fact_ids uuid[] not null default '{}',
  collected_at timestamptz,
  primary key (diagnosis_id, source_key)
);
