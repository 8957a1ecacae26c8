-- When a regular operation, as a backup, last ended on this database, and whether it found everything in order.
create table operation_marks (
  operation text primary key,
  ended_at timestamptz not null,
  succeeded boolean not null
);
