-- Who wants notifications by mail; no row: nobody asked for it. They go to the verified address of the account.
create table mail_channels (
  user_id bigint primary key references users on delete cascade,
  frequency text not null check (frequency in ('EACH', 'DAILY')),
  language text not null,
  -- what is mailed
  notification_types text[] not null,
  chosen_at timestamptz not null,
  -- when the mail server said that there is no such address; nothing is mailed since
  bounced_at timestamptz
);

-- A notification that is to be mailed, written with it. Removed once it was mailed, read or given up; whoever ends the
-- channel ends what waits.
create table notification_mails (
  notification_id bigint primary key references notifications on delete cascade,
  user_id bigint not null references mail_channels on delete cascade,
  -- not sent before; while somebody sends it, when another may try
  due_at timestamptz not null,
  -- of the mail that holds it, with others of the user; null: not taken yet
  mail_id uuid,
  tries integer not null default 0
);
create index notification_mails_user on notification_mails (user_id);
create index notification_mails_due on notification_mails (due_at);
