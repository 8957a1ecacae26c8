-- A diagnosis as it was answered, in few bytes: the number of a dictionary, then zstd of the answer's own bytes, a line end, and
-- {facts, evidence, timings} (server/src/features/diagnosis-record/packed-record.ts). What is queried stands in columns.
-- null: older than this column; then `response`, `facts`, `timings` and the rows of `diagnosis_evidence` tell the same.
alter table diagnoses
  add column record bytea,
  -- null: in `response`
  add column processing_status text,
  alter column response drop not null,
  alter column timings drop not null;
-- it is compressed already
alter table diagnoses alter column record set storage external;

-- The unit that the address named (101동 1203호), by which kept homes find their diagnosis; null: none, or an older row.
alter table diagnoses add column unit_text text;
