-- A mail may say that keys or recovery codes of an operator were changed.
alter table account_mails drop constraint account_mails_change_check;
alter table account_mails add constraint account_mails_change_check
  check (change in ('PASSWORD_CHANGED', 'EMAIL_CHANGED', 'EMAIL_REMOVED', 'PASSKEYS_CHANGED')) not valid;
