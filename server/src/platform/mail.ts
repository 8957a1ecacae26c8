import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

/** `id`: one that is sent again with it bears the same `Message-ID`, so that programs that read mails show it once. */
type Mail = {
  id?: string
  to: string
  subject: string
  text: string
  /** An address that ends such mails when it is posted to (RFC 8058). */
  unsubscribeBy?: string
}

/** The mail server refused the recipient for good: there is no such address. */
export class UnknownRecipient extends Error {}

export type Mailer = {
  /** Hands a mail to the server. @throws UnknownRecipient, or Error without address and text of the mail when the server does not take it. */
  send(mail: Mail): Promise<void>
  /** Connects and logs in. @throws Error that names no secret. */
  check(): Promise<void>
  /** An address of the client, such as `/recover#token`, as a link of a mail. */
  linkTo(path: string): string
}

const TIMEOUT_MS = 10_000

/** `null` where no mail server is configured. In production nothing goes over a connection without TLS. */
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

/** Replies of SMTP from here on will be the same for the same mail (RFC 5321). */
const REFUSED_FOR_GOOD = 500

/** A refusal by policy (5.7, RFC 3463) says nothing about the address. */
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

/** What the server says in words may name the recipient, and the log is no place for that. */
function codesOf(error: unknown): string {
  const { code = 'UNKNOWN', responseCode = '' } = error as { code?: string; responseCode?: number }
  return `${code} ${responseCode}`.trim()
}
