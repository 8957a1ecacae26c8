-- outside a transaction
-- What the hourly cleaning still has to remove, so that it does not read past every diagnosis that has an owner.
create index concurrently if not exists diagnoses_anonymous on diagnoses (created_at) where requester_user_id is null;
