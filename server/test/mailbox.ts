import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { atEnd } from './at-end.ts'
import { until } from './until.ts'

export type Mailbox = {
  /** The value for `SMTP_URL`. */
  url: string
  mails: ParsedMail[]
  /** Waits for the next mail to this address with a link and returns its token; each mail is read once. */
  tokenFor(address: string): Promise<string>
  /** Temporarily rejects the next `count` mails, after reading them. */
  refuse(count: number): void
  /** Rejects this recipient from now on with a reply such as `550 5.1.1`. */
  rejectRecipient(address: string, code: number, text: string): void
  /** Resolves when the next mail has been read; the server never replies to it. */
  hold(): Promise<void>
}

const PASSWORD = 'mail-server-secret'
const TOKEN = /#([\w-]{43})\s/

/** Starts a mail server that requires a login. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: ParsedMail[] = []
  const rejections = new Map<string, { code: number; text: string }>()
  let refused = 0
  let held: PromiseWithResolvers<void> | undefined
  const server = new SMTPServer({
    // only reached from this machine
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, callback) {
      callback(password === PASSWORD ? null : new Error('wrong login'), { user: 'service' })
    },
    onRcptTo({ address }, _session, callback) {
      const rejection = rejections.get(address)
      callback(rejection && Object.assign(new Error(rejection.text), { responseCode: rejection.code }))
    },
    onData(stream, _session, callback) {
      simpleParser(stream, (error, mail) => {
        if (held !== undefined) {
          held.resolve()
          held = undefined
          return
        }
        const isRefused = refused > 0
        if (isRefused) refused -= 1
        else if (!error) mails.push(mail)
        callback(isRefused ? Object.assign(new Error('not now'), { responseCode: 451 }) : error)
      })
    },
  })
  // a client that is killed resets its connection
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as { port: number }
  const read = new Set<ParsedMail>()
  return {
    url: `smtp://service:${PASSWORD}@127.0.0.1:${port}`,
    mails,
    refuse(count) {
      refused = count
    },
    rejectRecipient(address, code, text) {
      rejections.set(address, { code, text })
    },
    hold() {
      held = Promise.withResolvers<void>()
      return held.promise
    },
    async tokenFor(address) {
      const isUnread = (mail: ParsedMail) =>
        !read.has(mail) && addressesOf(mail).includes(address.toLowerCase()) && TOKEN.test(mail.text ?? '')
      await until(() => mails.some(isUnread), `a mail to ${address}`, 60)
      const mail = mails.find(isUnread) as ParsedMail
      read.add(mail)
      return TOKEN.exec(mail.text ?? '')?.[1] ?? ''
    },
  }
}

export function addressesOf({ to }: ParsedMail): string[] {
  return [to ?? []].flat().flatMap(({ value }) => value.map(({ address = '' }) => address.toLowerCase()))
}

/** Returns the configuration for sending mail through it. */
export function mailVariables({ url }: Pick<Mailbox, 'url'>): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: '도장 찍기 전 <service@example.com>',
    SERVICE_ORIGIN: 'https://service.example.com',
  }
}
