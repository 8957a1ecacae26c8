import { createTransport } from 'nodemailer'
import type { Config } from './config/config.ts'

/** `id`: a mail sent again with the same one has the same `Message-ID`, so that mail clients show it once. */
type Mail = {
  id?: string
  to: string
  subject: string
  text: string
  /** A POST to this address ends such mails (RFC 8058). */
  unsubscribeBy?: string
}

/** The mail server refused the recipient permanently: the address does not exist. */
export class UnknownRecipient extends Error {}

export type Mailer = {
  /** Sends a mail. @throws UnknownRecipient, or Error without the mail's address and text if the server rejects it. */
  send(mail: Mail): Promise<void>
  /** Connects and logs in. @throws Error without any secret. */
  check(): Promise<void>
  /** Turns a client path, such as `/recover#token`, into a link for a mail. */
  linkTo(path: string): string
}

const TIMEOUT_MS = 10_000

/** Returns null if no mail server is configured. In production nothing is sent without TLS. */
export function createMailer({ mail, environment }: Pick<Config, 'mail' | 'environment'>): Mailer | null {
  if (mail === undefined) return null
  const { url, from, origin } = mail
  const transport = createTransport(
    {
      url,
      requireTLS: environment === 'production',
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ id, unsubscribeBy, ...mail }) {
      const sent = id === undefined ? mail : { ...mail, messageId: `<${id}@${new URL(origin).hostname}>` }
      const list = unsubscribeBy && { headers: listHeaders(unsubscribeBy) }
      await transport.sendMail({ ...sent, ...list }).catch((error: unknown) => {
        const Failure = isUnknownRecipient(error) ? UnknownRecipient : Error
        throw new Failure(`the mail server did not take a mail: ${codesOf(error)}`)
      })
    },
    async check() {
      await transport.verify().catch((error: unknown) => {
        throw new Error(codesOf(error))
      })
    },
    linkTo: (path) => `${origin}${path}`,
  }
}

function listHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** SMTP replies from here on are permanent: the same mail gets the same reply (RFC 5321). */
const REFUSED_FOR_GOOD = 500

/** A refusal by policy (5.7, RFC 3463) does not mean that the address is unknown. */
function isUnknownRecipient(error: unknown): boolean {
  const {
    command,
    responseCode = 0,
    response = '',
  } = error as {
    command?: string
    responseCode?: number
    response?: string
  }
  return command === 'RCPT TO' && responseCode >= REFUSED_FOR_GOOD && !/^\d{3}[ -]5\.7\./.test(response)
}

/** Returns only codes: the server's message may contain the recipient, which must not be logged. */
function codesOf(error: unknown): string {
  const { code = 'UNKNOWN', responseCode = '' } = error as { code?: string; responseCode?: number }
  return `${code} ${responseCode}`.trim()
}
