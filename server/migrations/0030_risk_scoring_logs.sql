-- How each item of a diagnosis was scored while model scoring was switched on: neither prompt nor address.
create table risk_scoring_logs (
  diagnosis_id bigint not null references diagnoses on delete cascade,
  criterion_code text not null,
  status text not null,
  risk_score smallint check (risk_score between 0 and 100),
  scoring_mode text not null check (scoring_mode in ('OPENAI_STRUCTURED_OUTPUT', 'RULE_BASED_FALLBACK', 'HYBRID_FALLBACK')),
  model text,
  -- null: the model was not asked
  prompt_version text,
  schema_version text not null,
  -- null: the model's answer was used
  failure_reason text,
  latency_millis integer not null,
  created_at timestamptz not null,
  primary key (diagnosis_id, criterion_code)
);
