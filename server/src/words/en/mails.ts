import { SERVICE_NAME_EN } from '@lease-risk/contract/service-name.en'
import type { MAILS as KO, MailedChange, MailPurpose } from '../ko/mails.ts'
import { formatDate } from './format.ts'

export const MAILS = {
  MAIL_SUBJECT: ({ purpose }) => SUBJECTS[purpose],
  MAIL_TEXT: ({ purpose, link }) => TEXTS[purpose](link),
  CHANGE_MAIL_SUBJECT: ({ change }) => CHANGE_SUBJECTS[change],
  CHANGE_MAIL_TEXT: ({ change, link }) => changeText(change, link),
  UNUSED_MAIL_SUBJECT: ({ day }) => `[${SERVICE_NAME_EN}] Your unused account will be deleted on ${formatDate(day)}`,
  UNUSED_MAIL_TEXT: ({ day, link }) =>
    `You have not logged in for a long time, so on ${formatDate(day)} your account is deleted, with the diagnoses, saved homes and papers in it. This cannot be undone. Posts that you published stay without your name.\n\nTo keep the account, log in once before that day. Then nothing is deleted.\n\n${link}\n\nIf you do not need it any more, there is nothing to do.\n`,
} satisfies typeof KO

const SUBJECTS: Record<MailPurpose, string> = {
  VERIFY_EMAIL: `[${SERVICE_NAME_EN}] Confirm your e-mail address`,
  RECOVER_PASSWORD: `[${SERVICE_NAME_EN}] A link to set a new password`,
}

const TEXTS: Record<MailPurpose, (link: string) => string> = {
  VERIFY_EMAIL: (link) =>
    `To use this address for your account, open the link below. It works once, for 30 minutes.\n\n${link}\n\nIf you did not ask for it, delete this mail. Nothing changes.\n`,
  RECOVER_PASSWORD: (link) =>
    `You can set a new password with the link below. It works once, for 30 minutes.\n\n${link}\n\nIf you did not ask for it, delete this mail. Your password stays as it is.\n`,
}

const CHANGE_SUBJECTS: Record<MailedChange, string> = {
  PASSWORD_CHANGED: `[${SERVICE_NAME_EN}] Your password was changed`,
  EMAIL_CHANGED: `[${SERVICE_NAME_EN}] The e-mail address of your account was changed`,
  EMAIL_REMOVED: `[${SERVICE_NAME_EN}] This e-mail address was removed from your account`,
  PASSKEYS_CHANGED: `[${SERVICE_NAME_EN}] The passkeys of your account were changed`,
  LOGIN_PROVIDERS_CHANGED: `[${SERVICE_NAME_EN}] The ways to log in to your account were changed`,
  PASSWORD_GUESSED: `[${SERVICE_NAME_EN}] Somebody entered a wrong password again and again`,
}

const CHANGED: Record<MailedChange, string> = {
  PASSWORD_CHANGED: 'The password of your account was changed.',
  EMAIL_CHANGED:
    'The e-mail address of your account was changed to another one. From now on, nothing is mailed to this one.',
  EMAIL_REMOVED: 'This e-mail address was removed from your account. From now on, nothing is mailed to it.',
  PASSKEYS_CHANGED: 'The passkeys or recovery codes of your account were changed.',
  LOGIN_PROVIDERS_CHANGED: 'A login by Kakao, Naver or Google was linked to your account or unlinked from it.',
  PASSWORD_GUESSED:
    'Somebody entered a wrong password for your account again and again. For a while nobody can log in from a device not seen before.',
}

const changeText = (change: MailedChange, link: string) =>
  `${CHANGED[change]}\n\nIf it was you, there is nothing to do. ${
    ['PASSWORD_CHANGED', 'PASSKEYS_CHANGED', 'LOGIN_PROVIDERS_CHANGED', 'PASSWORD_GUESSED'].includes(change)
      ? `If it was not, set a new password below. It ends every login.\n\n${link}\n`
      : 'If it was not, log in now, change your password and set your address again. If you cannot log in, tell the operators.\n'
  }`
