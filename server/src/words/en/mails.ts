import type { MAILS as KO, MailPurpose } from '../ko/mails.ts'

export const MAILS = {
  MAIL_SUBJECT: ({ purpose }) => SUBJECTS[purpose],
  MAIL_TEXT: ({ purpose, link }) => TEXTS[purpose](link),
} satisfies typeof KO

const SUBJECTS: Record<MailPurpose, string> = {
  VERIFY_EMAIL: '[Pre-contract check] Confirm your e-mail address',
  RECOVER_PASSWORD: '[Pre-contract check] A link to set a new password',
}

const TEXTS: Record<MailPurpose, (link: string) => string> = {
  VERIFY_EMAIL: (link) =>
    `To use this address for your account, open the link below. It works once, for 30 minutes.\n\n${link}\n\nIf you did not ask for it, delete this mail. Nothing changes.\n`,
  RECOVER_PASSWORD: (link) =>
    `You can set a new password with the link below. It works once, for 30 minutes.\n\n${link}\n\nIf you did not ask for it, delete this mail. Your password stays as it is.\n`,
}
