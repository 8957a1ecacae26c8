import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

/** `id`: one that is sent again with it bears the same `Message-ID`, so that programs that read mails show it once. */
type Mail = { id?: string; to: string; subject: string; text: string }

export type Mailer = {
  /** Hands a mail to the server. @throws Error without address and text of the mail when the server does not take it. */
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
    async send({ id, ...mail }) {
      const sent = id === undefined ? mail : { ...mail, messageId: `<${id}@${new URL(origin).hostname}>` }
      await transport.sendMail(sent).catch((error: unknown) => {
        throw new Error(`the mail server did not take a mail: ${codesOf(error)}`)
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

/** What the server says in words may name the recipient, and the log is no place for that. */
function codesOf(error: unknown): string {
  const { code = 'UNKNOWN', responseCode = '' } = error as { code?: string; responseCode?: number }
  return `${code} ${responseCode}`.trim()
}
