-- What happened, for whoever else in the service wants to know: written in the transaction of the deed itself.
create table outbox (
  event_id bigint generated always as identity primary key,
  -- the place in the one order in which everybody sees events; null: not published yet
  sequence bigint unique,
  event_type text not null,
  -- what it happened to, such as 'diagnosis 12': events of one subject reach a subscriber in order
  subject text not null,
  -- ids and codes, nothing of a person that a deletion would have to find here
  payload jsonb not null,
  occurred_at timestamptz not null
);
create index outbox_unpublished on outbox (event_id) where sequence is null;
create index outbox_occurred on outbox (occurred_at);

-- The end of that order, in one row. Publishing holds it until it commits, so that numbers become visible in their order.
create table outbox_end (
  only_row boolean primary key default true check (only_row),
  last_sequence bigint not null
);
insert into outbox_end (last_sequence) values (0);

create table outbox_subscribers (
  subscriber text primary key,
  -- up to here everything was delivered or set aside
  position bigint not null
);

-- Events whose delivery failed, and later ones of the same subject, which wait behind them.
create table outbox_set_aside (
  subscriber text not null references outbox_subscribers on delete cascade,
  sequence bigint not null references outbox (sequence),
  subject text not null,
  primary key (subscriber, sequence)
);
create index outbox_set_aside_subject on outbox_set_aside (subscriber, subject, sequence);
create index outbox_set_aside_sequence on outbox_set_aside (sequence);
