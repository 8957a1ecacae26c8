-- A mail may say that a login by a provider was linked or unlinked.
alter table account_mails drop constraint account_mails_change_check;
alter table account_mails add constraint account_mails_change_check check (
  change in ('PASSWORD_CHANGED', 'EMAIL_CHANGED', 'EMAIL_REMOVED', 'PASSKEYS_CHANGED', 'LOGIN_PROVIDERS_CHANGED')
) not valid;
