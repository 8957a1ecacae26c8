-- A deleted diagnosis takes the keys along that would lead to it.
create index idempotency_keys_diagnosis on idempotency_keys (diagnosis_id) where diagnosis_id is not null;
