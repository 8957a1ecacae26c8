-- What the judge saw, so that whatever reads an earlier diagnosis reads facts and not its presentation.
-- null: written before facts were kept, or in a shape that is no longer read
alter table diagnoses
  add column facts jsonb,
  add column facts_version smallint;
