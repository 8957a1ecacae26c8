-- When the words of a deleted post were taken away; null: not yet. A deleted comment without words says so itself.
alter table posts add column if not exists emptied_at timestamptz;
