-- Diagnoses are written into `response`, `facts` and `timings` and the rows of `diagnosis_evidence` again, as the release
-- before reads them where `record` is null, and no longer packed into `record`. lz4 takes half the CPU of the default;
-- a PostgreSQL built without it, such as the embedded one, keeps the default.
do $$
begin
  alter table diagnoses
    alter column response set compression lz4,
    alter column facts set compression lz4,
    alter column timings set compression lz4;
  alter table diagnosis_evidence alter column sample set compression lz4;
exception
  when feature_not_supported then null;
end
$$;
