-- What a person is told. Unread ones of one type and target are one row that counts; words are made when it is read.
create table notifications (
  notification_id bigint generated always as identity primary key,
  -- null: to the operators
  recipient_user_id bigint references users on delete cascade,
  notification_type text not null,
  -- what it is about, such as FAVORITE 12 or PROVIDER transactions
  related_type text not null,
  related_id text not null,
  event_count integer not null check (event_count > 0),
  -- months of deals, YYYYMM; empty for all other types
  months text[] not null default '{}',
  -- codes of the last event that its words name
  detail jsonb not null default '{}',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  read_at timestamptz
);
create unique index notifications_unread on notifications
  (recipient_user_id, notification_type, related_type, related_id) nulls not distinct where read_at is null;
create index notifications_recipient on notifications (recipient_user_id, changed_at desc, notification_id desc);
create index notifications_changed on notifications (changed_at);

-- Types that a user does not want; no row: he does.
create table notification_switches (
  user_id bigint not null references users on delete cascade,
  notification_type text not null,
  primary key (user_id, notification_type)
);
