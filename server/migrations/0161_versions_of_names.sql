-- A number of each five-digit code that grows with every name of a building that comes or goes, so that an index of the
-- names in memory serves until it is another one. A code may have several rows, whose sum counts: a writer takes one that no
-- other writer holds, so that nobody waits.
create table name_versions (
  version_id bigint generated always as identity primary key,
  lawd_cd text not null,
  version bigint not null
);
create index name_versions_lawd_cd on name_versions (lawd_cd, version_id);

create function count_name_change() returns trigger language plpgsql as $$
declare
  code text;
begin
  for code in select distinct left(pnu, 5) from changed loop
    update name_versions set version = version + 1
    where version_id = (
      select version_id from name_versions where lawd_cd = code order by version_id limit 1 for update skip locked
    );
    if not found then
      insert into name_versions (lawd_cd, version) values (code, 1);
    end if;
  end loop;
  return null;
end $$;

create function count_change_of_all_names() returns trigger language plpgsql as $$
begin
  update name_versions set version = version + 1;
  return null;
end $$;

create trigger versioned_when_added after insert on building_names
  referencing new table as changed for each statement execute function count_name_change();
create trigger versioned_when_changed after update on building_names
  referencing new table as changed for each statement execute function count_name_change();
create trigger versioned_when_removed after delete on building_names
  referencing old table as changed for each statement execute function count_name_change();
create trigger versioned_when_emptied after truncate on building_names
  for each statement execute function count_change_of_all_names();

insert into name_versions (lawd_cd, version) select distinct left(pnu, 5), 1 from building_names;
