-- Creations that were sent with an Idempotency-Key: the same key and body lead to the same diagnosis.
create table idempotency_keys (
  -- SHA-256 of operation, requester and key; none of them can be read here
  key_hash bytea primary key,
  -- SHA-256 of the body
  request_hash bytea not null,
  -- of the attempt that works on it; one that lost its claim must not settle
  claim uuid not null,
  -- after this, an attempt without a result is held for dead
  claimed_until timestamptz not null,
  -- null: under way. Also of a diagnosis that is still to be made, so no foreign key
  diagnosis_id bigint,
  expires_at timestamptz not null
);
create index idempotency_keys_expires on idempotency_keys (expires_at);
