-- Who does a thing that one process at a time may do, and until when; judged by this database's clock, which all processes
-- share. A process that died renews nothing, and its lease ends by itself.
create table process_leases (
  name text primary key,
  holder uuid not null,
  ends_at timestamptz not null
);
