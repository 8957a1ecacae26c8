-- How often a subject (an address or a user under one rule) asked within its current window.
-- Unlogged: losing the counts in a crash costs nothing, and writing them costs no WAL.
create unlogged table rate_limit_windows (
  subject text primary key,
  used integer not null,
  ends_at timestamptz not null
);

create index rate_limit_windows_ends_at on rate_limit_windows (ends_at);
