-- The password came from the configuration: what the role may do waits until its owner has chosen another one.
alter table users add column must_change_password boolean not null default false;
