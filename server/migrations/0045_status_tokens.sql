-- What shows a diagnosis to whoever holds it: one for each, be it asked for asynchronously or not.
create table status_tokens (
  -- also of a diagnosis that is still to be made, so no foreign key
  diagnosis_id bigint primary key,
  -- SHA-256 of the token; the token itself is nowhere
  token_hash bytea not null unique,
  -- what the token is derived from, together with the service's secret
  token_nonce uuid not null,
  expires_at timestamptz not null
);
create index status_tokens_expires on status_tokens (expires_at);
insert into status_tokens (diagnosis_id, token_hash, token_nonce, expires_at)
select diagnosis_id, status_token_hash, token_nonce, expires_at from diagnosis_runs;
alter table diagnosis_runs drop column status_token_hash, drop column token_nonce;

-- Steps of earlier runs were told in another form, without their start.
update diagnosis_runs set events = (
  select coalesce(jsonb_agg(event order by place), '[]')
  from jsonb_array_elements(events) with ordinality as happened (event, place)
  where event->>'type' <> 'step'
);
