-- A number that grows with every change of stored lots and of the posts that a search finds, so that what a process has
-- answered serves until it is another one. It is the sum of several rows: a writer takes one that no other writer holds, so
-- that nobody waits.
create table search_versions (
  version_id bigint generated always as identity primary key,
  version bigint not null
);

create function count_search_change() returns trigger language plpgsql as $$
begin
  update search_versions set version = version + 1
  where version_id = (select version_id from search_versions order by version_id limit 1 for update skip locked);
  if not found then
    insert into search_versions (version) values (1);
  end if;
  return null;
end $$;

create trigger versioned_when_changed after insert or update or delete or truncate on stored_lots
  for each statement execute function count_search_change();
-- how often a post was read or liked is not shown
create trigger versioned_when_changed after insert or update of hidden_at, deleted_at, created_at or delete or truncate on posts
  for each statement execute function count_search_change();
create trigger versioned_when_changed after insert or update or delete or truncate on post_texts
  for each statement execute function count_search_change();
