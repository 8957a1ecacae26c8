import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { AppError } from './errors.ts'
import type { HttpApp } from './http-app.ts'

/** A reader must not trust the file after this time (RFC 9116 recommends less than a year). */
const VALID_DAYS = 180
const DAY_MS = 86_400_000
const HOUR_SECONDS = 3600

/** R-HTTP-30: to whom weaknesses are reported. */
export function securityTextRoute(app: HttpApp, { contact, origin }: Config['security'], clock: Clock): void {
  app.get(
    '/.well-known/security.txt',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) => {
      if (contact === undefined) throw new AppError('COMMON_404_NOT_FOUND')
      // whole days, so that every instance says the same
      const expires = new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS)
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
        'Preferred-Languages: ko, en',
        ...(origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
      ]
      return reply
        .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`)
    },
  )
}
