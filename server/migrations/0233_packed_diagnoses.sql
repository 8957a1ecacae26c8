-- outside a transaction
-- The diagnoses that are still packed, for the backfill that unpacks them and the look whether any are left.
create index concurrently if not exists diagnoses_packed on diagnoses (diagnosis_id) where record is not null;
