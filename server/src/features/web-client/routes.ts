import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf, sayLanguage } from '../../platform/http/language.ts'
import { word } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import { assetHeaders, CLIENT_HEADERS } from './client-headers.ts'
import { type Build, kindOf } from './read-build.ts'
import { CARDS } from './rendered/page-head.ts'
import { mayBeListed, type RenderedServices, renderedRoutes, sitemapRoutes } from './rendered/rendered-routes.ts'
import { sentPages } from './rendered/sent-pages.ts'

const route = { config: { access: 'public' as const }, schema: { hide: true } }

const YEAR = 'public, max-age=31536000, immutable'

/** Files beside the pages that may be cached for a while; their names are stable. */
const FILES = [
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/apple-touch-icon.png',
  ...CARDS,
  '/manifest.webmanifest',
  '/THIRD_PARTY_NOTICES.txt',
]

/** Paths that no page of the client serves. */
const NOT_A_PAGE = /^\/(api|assets|v3|swagger-ui|metrics)(\/|$)/

/** R-WEB-23, R-WEB-24. */
export async function clientRoutes(
  app: HttpApp,
  { folder, build, services }: { folder: string; build: Build; services: RenderedServices },
): Promise<void> {
  const { dataMode } = services
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    // the sender sets the lifetime
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache')
    },
  })
  const page = (reply: FastifyReply, name: 'start' | 'shell', path: string | null = null) => {
    if (path === null || !mayBeListed(path, dataMode)) reply.header('x-robots-tag', 'noindex')
    return reply.headers(CLIENT_HEADERS).sendFile(`${name}.${kindOf(dataMode)}`)
  }
  namePreloads(app, build)
  const rendered = [...renderedRoutes(app, services, build), ...sentPages(app, { build, origin: services.origin })]
  sitemapRoutes(app, services)

  // the component gallery is served only with sample data
  const served = build.pages
    .map(({ path }) => path)
    .filter((path) => dataMode === 'sample' || !path.startsWith('/dev/'))
    .filter((path) => !rendered.includes(path))
  for (const path of served)
    app.get(path, route, (_request, reply) => page(reply, path === '/' ? 'start' : 'shell', path))
  for (const file of FILES) app.get(file, route, (_request, reply) => reply.sendFile(file.slice(1)))
  app.get('/sw.js', route, (_request, reply) => reply.headers(CLIENT_HEADERS).sendFile('sw.js'))
  app.get<{ Params: { '*': string } }>('/assets/*', route, (request, reply) => {
    const name = request.params['*']
    // a path that leads out of the folder is not one of our files; the sender would answer 403
    if (name.split(/[\\/]/).some((part) => ['', '.', '..'].includes(part))) throw new AppError('COMMON_404_NOT_FOUND')
    return reply.headers(assetHeaders(name)).sendFile(`assets/${name}`)
  })

  // an address without a screen: the client reports it itself, and a request for data gets data
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && wantsPage(request)) return page(reply.code(404), 'shell')
  })
}

/** R-WEB-58: adds the header to the pages registered after it. */
function namePreloads(app: HttpApp, { pages }: Build): void {
  const preloads = new Map(pages.flatMap(({ path, preload }) => (preload === null ? [] : [[path, preload]])))
  app.addHook('onRoute', (route) => {
    const preload = preloads.get(route.url)
    if (preload === undefined) return
    const nameFiles = async (_request: FastifyRequest, reply: FastifyReply) => void reply.header('link', preload)
    route.onRequest = [route.onRequest ?? [], nameFiles].flat()
  })
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !NOT_A_PAGE.test(url) && (headers.accept ?? '').includes('text/html')
}

function howToBuild(language: Language): string {
  const title = word(message('CLIENT_TITLE'), language)
  const build = message('CLIENT_BUILD', { command: '<code>npm run -w web build</code>' })
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head><body>` +
    `<h1>${word(message('CLIENT_NOT_BUILT'), language)}</h1><p>${word(build, language)}</p>` +
    `<p><a href="/swagger-ui">${word(message('API_DOCUMENTS'), language)}</a></p></body></html>`
  )
}

export function withoutBuild(app: HttpApp): void {
  app.get('/', route, (request, reply) =>
    sayLanguage(reply)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(howToBuild(languageOf(request))),
  )
}
