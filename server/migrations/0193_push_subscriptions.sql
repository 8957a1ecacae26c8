-- A browser that gets notifications by its push service, because its user chose so; gone with the login in which that was.
create table push_subscriptions (
  subscription_id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  session_id uuid not null unique references sessions on delete cascade,
  -- SHA-256 of the address at the push service: one browser belongs to one login
  endpoint_mark bytea not null unique,
  -- that address and the keys of the browser, encrypted
  sealed bytea not null,
  -- of the key of this service that the browser was given; under another one it gets nothing
  key_mark text not null,
  language text not null,
  -- what is pushed
  notification_types text[] not null,
  chosen_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- A notification that is to be pushed to a browser, written with it. Removed once it was pushed, read or given up.
create table notification_pushes (
  subscription_id bigint not null references push_subscriptions on delete cascade,
  notification_id bigint not null references notifications on delete cascade,
  -- not sent before; while somebody sends it, when another may try
  due_at timestamptz not null,
  -- of the message that holds it, with others of the browser; null: not taken yet
  push_id uuid,
  tries integer not null default 0,
  primary key (subscription_id, notification_id)
);
create index notification_pushes_notification on notification_pushes (notification_id);
create index notification_pushes_due on notification_pushes (due_at);

-- However a login ends, and also by the release before, which knows no pushes.
create function end_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.session_id;
  return null;
end $$;
create trigger sessions_end_push after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function end_push_of_session();
