import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { atEnd } from './at-end.ts'
import { until } from './until.ts'

export type Mailbox = {
  /** As `SMTP_URL`. */
  url: string
  mails: ParsedMail[]
  /** The token in the link of the next mail to this address that has one, which is read once. */
  tokenFor(address: string): Promise<string>
  /** So many of the next mails are not taken for now, after the server has read them. */
  refuse(count: number): void
  /** What the server says to this recipient, such as `550 5.1.1`, from now on. */
  rejectRecipient(address: string, code: number, text: string): void
  /** Resolves when the next mail was read; the server never answers whether it takes it. */
  hold(): Promise<void>
}

const PASSWORD = 'mail-server-secret'
const TOKEN = /#([\w-]{43})\s/

/** A mail server of its own that asks for a login. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: ParsedMail[] = []
  const rejections = new Map<string, { code: number; text: string }>()
  let refused = 0
  let held: PromiseWithResolvers<void> | undefined
  const server = new SMTPServer({
    // the tests reach it on this machine alone
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

/** A configuration that mails by it. */
export function mailVariables({ url }: Pick<Mailbox, 'url'>): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: '계약 전 확인 <service@example.com>',
    SERVICE_ORIGIN: 'https://service.example.com',
  }
}
