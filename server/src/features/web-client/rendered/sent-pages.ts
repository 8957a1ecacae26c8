import type { HttpApp } from '../../../platform/http/http-app.ts'
import { ownOrigin } from '../../../platform/http/origins.ts'
import { word } from '../../../words/in-words.ts'
import { message } from '../../../words/message.ts'
import { CLIENT_HEADERS } from '../client-headers.ts'
import type { Build } from '../read-build.ts'
import { pageLanguage, withHead } from './page-head.ts'

type Options = { build: Pick<Build, 'shell' | 'pages'>; origin: string | undefined }

const options = { config: { access: 'public' as const }, schema: { hide: true } }
/** Pages that show a result to others: the token follows the `#`, so that a card cannot name the home. */
const SENT = /^\/(?:shared|result)(?:\/|$)/

/**
 * R-WEB-39: pages that users send to each other have a card in the language of their address. @returns their patterns.
 */
export function sentPages(app: HttpApp, { build, origin }: Options): string[] {
  const paths = build.pages.map(({ path }) => path).filter((path) => SENT.test(path))
  for (const path of paths)
    app.get(path, options, (request, reply) => {
      const language = pageLanguage(request.query)
      const isSheet = path === '/shared'
      const title = word(message(isSheet ? 'CARD_SHEET' : 'CARD_RESULT'), language)
      const description = word(message(isSheet ? 'CARD_SHEET_ABOUT' : 'CARD_RESULT_ABOUT'), language)
      return reply
        .headers(CLIENT_HEADERS)
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(withHead(build.shell, { title, description, language }, origin ?? ownOrigin(request)))
    })
  return paths
}
