-- When the owner was last told that somebody guesses the password; null: never.
alter table users add column told_of_guesses_at timestamptz;
-- A mail may say that somebody guesses the password.
alter table account_mails drop constraint account_mails_change_check;
alter table account_mails add constraint account_mails_change_check check (
  change in (
    'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'EMAIL_REMOVED', 'PASSKEYS_CHANGED', 'LOGIN_PROVIDERS_CHANGED', 'PASSWORD_GUESSED'
  )
) not valid;
