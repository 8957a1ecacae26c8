-- Where a favorite stands on the way to its keys, and since which day its owner has said so; null: never changed.
alter table favorites
  add column state text not null default 'LOOKING' check (state in ('LOOKING', 'CONTRACTED', 'MOVED_IN', 'DROPPED')),
  add column state_since date;

-- Steps of the way that its owner has marked as done.
create table favorite_steps (
  favorite_id bigint not null references favorites on delete cascade,
  step text not null,
  done_on date not null,
  primary key (favorite_id, step)
);
