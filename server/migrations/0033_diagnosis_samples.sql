-- The deals behind a representative amount as the diagnosis saw them: facts are corrected and removed by later collection.
-- StoredSample (server/src/features/diagnosis/sample/stored-sample.ts); null: no sample, or older than this column.
alter table diagnosis_evidence add column sample jsonb;
