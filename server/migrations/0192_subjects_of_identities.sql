-- A subject that names nobody would be everybody's.
alter table login_identities add constraint login_identities_subject_check check (subject <> '') not valid;
