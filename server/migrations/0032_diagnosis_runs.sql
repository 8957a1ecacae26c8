-- Diagnoses that were asked for asynchronously, kept until their status token expires.
create table diagnosis_runs (
  -- drawn from the sequence of diagnoses; the diagnosis of that id exists once the run is completed
  diagnosis_id bigint primary key,
  -- SHA-256 of the status token; the token itself is nowhere
  status_token_hash bytea not null unique,
  -- what the token is derived from, together with the service's secret
  token_nonce uuid not null,
  -- null: an anonymous caller
  requester_user_id bigint references users on delete cascade,
  request jsonb not null,
  processing_status text not null
    check (processing_status in ('RECEIVED', 'RUNNING', 'COMPLETED', 'FALLBACK_COMPLETED', 'FAILED')),
  -- how often a worker has begun, those that were killed included
  starts smallint not null default 0,
  -- what happened so far, in order; only ever added to, so a reader can ask for what follows the part it has
  events jsonb not null,
  -- {code, message} of a run that FAILED
  failure jsonb,
  received_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null
);
create index diagnosis_runs_expires on diagnosis_runs (expires_at);
create index diagnosis_runs_requester on diagnosis_runs (requester_user_id) where requester_user_id is not null;
