-- The days of the contract of a favorite, of which its owner is reminded.
alter table favorites
  add column contract_on date,
  add column balance_on date,
  add column move_in_on date,
  add column end_on date,
  -- The day on which these days were last changed: nobody is reminded of what was over by then.
  add column dates_since date,
  -- The last day on which it was looked whether something is due.
  add column reminders_checked_on date;
create index favorites_reminders on favorites (reminders_checked_on nulls first) where dates_since is not null;

-- What was sent, so that nothing is sent twice.
create table favorite_reminders (
  favorite_id bigint not null references favorites on delete cascade,
  step text not null,
  due_on date not null,
  primary key (favorite_id, step, due_on)
);
