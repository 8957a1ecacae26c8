-- The last day on which the account was used, for older ones the day of this change; and the day on which an unused
-- account is erased, null: its owner has not been told.
alter table users add column used_on date not null default current_date;
alter table users add column erase_unused_on date;
-- A mail may say that an unused account will be erased.
alter table account_mails drop constraint account_mails_change_check;
alter table account_mails add constraint account_mails_change_check check (
  change in (
    'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'EMAIL_REMOVED', 'PASSKEYS_CHANGED', 'LOGIN_PROVIDERS_CHANGED',
    'PASSWORD_GUESSED', 'ACCOUNT_UNUSED'
  )
) not valid;
