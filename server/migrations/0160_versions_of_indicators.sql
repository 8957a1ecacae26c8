-- Published indicators have a version as well, under the code of the whole country, so that what a process has read of
-- them serves until it is another one.
create function count_indicator_change() returns trigger language plpgsql as $$
begin
  insert into evidence_versions as kept (lawd_cd, version) values ('00000', 1)
  on conflict (lawd_cd) do update set version = kept.version + 1;
  return null;
end $$;

create trigger versioned_when_changed after insert or update or delete or truncate on market_indicators
  for each statement execute function count_indicator_change();
