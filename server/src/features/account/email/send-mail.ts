import type { Job } from '../../../platform/jobs/job-queue.ts'
import { word } from '../../../words/in-words.ts'
import { message } from '../../../words/message.ts'
import type { AccountServices } from '../services.ts'
import { MAIL_JOB, type Purpose, readMail, tokenOf } from './one-time-tokens.ts'

/** The client screen that takes the token. The token follows the `#`, so that no log contains it. */
const SCREENS: Record<Purpose, string> = { VERIFY_EMAIL: '/verify-email', RECOVER_PASSWORD: '/recover' }

/**
 * Sends the mail of a one-time token. A token that is void or expired by now is not sent. If the process is killed
 * right after sending, the mail is sent again with the same link.
 */
export function accountMailJob({ pool, clock, mailer, oneTimeKey }: AccountServices): Job<{ tokenId: number }> {
  return {
    name: MAIL_JOB,
    async run({ tokenId }) {
      if (mailer === null) return
      const [mail] = await readMail(pool, { tokenId, now: clock.now() })
      if (mail === undefined) return
      const { purpose, email, language, nonce } = mail
      const link = mailer.linkTo(`${SCREENS[purpose]}#${tokenOf(oneTimeKey, purpose, nonce)}`)
      await mailer.send({
        to: email,
        subject: word(message('MAIL_SUBJECT', { purpose }), language),
        text: word(message('MAIL_TEXT', { purpose, link }), language),
      })
    },
  }
}
