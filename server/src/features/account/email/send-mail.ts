import type { Job } from '../../../platform/job-queue.ts'
import { word } from '../../../words/in-words.ts'
import { message } from '../../../words/message.ts'
import type { AccountServices } from '../services.ts'
import { MAIL_JOB, type Purpose, readMail, tokenOf } from './one-time-tokens.ts'

/** The screen of the client that takes the token; behind the `#` it comes into no log. */
const SCREENS: Record<Purpose, string> = { VERIFY_EMAIL: '/verify-email', RECOVER_PASSWORD: '/recover' }

/**
 * Sends the mail of a one-time token. One that is void or expired by now is not sent; one that was sent by a process that was
 * killed right after is sent again with the same link.
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
