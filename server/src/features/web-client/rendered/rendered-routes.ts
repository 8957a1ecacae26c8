import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DataMode } from '../../../platform/data-mode.ts'
import { type Ask, createAsk, OperationRefused } from '../../../platform/http/ask-operation.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { ownOrigin } from '../../../platform/http/origins.ts'
import type { Services } from '../../../services.ts'
import type { Language } from '../../../words/language.ts'
import { findListedPost } from '../../board/index.ts'
import { CLIENT_HEADERS } from '../client-headers.ts'
import { pageLanguage } from './page-head.ts'
import { intoShell, type MethodWords, methodPage, postPage, type RenderedPage, regionPage } from './rendered-page.ts'
import { createSitemaps, SITEMAPS, type SitemapName } from './sitemap.ts'

export type RenderedServices = Pick<Services, 'pool' | 'catalogue' | 'clock' | 'dataMode'> & {
  /** The public origin of the service; `undefined`: the origin of the request. */
  origin: string | undefined
}
/** The output of the build. */
type Built = { shell: string; method: MethodWords }
type Params = Record<string, string | undefined>
type Render = (ask: Ask, params: Params, language: Language) => Promise<RenderedPage | null>

const options = { config: { access: 'public' as const, rateLimit: 'reads' as const }, schema: { hide: true } }

/** Pages that search engines may list; every other page of the client asks not to be listed. */
const LISTED = new Set([
  '/',
  '/terms',
  '/method',
  '/region',
  '/region/:code',
  '/map',
  '/community',
  '/community/:postId',
])

/** R-WEB-38. Invented data must not be listed by search engines. */
export function mayBeListed(path: string, dataMode: DataMode): boolean {
  return dataMode !== 'sample' && LISTED.has(path)
}

/** R-WEB-36: pages with their content before a script runs, by the pattern of their address. */
function renderersOf({ pool, catalogue }: RenderedServices, { method }: Built): Record<string, Render> {
  return {
    '/method': (ask, _params, language) => methodPage(ask, method, language),
    '/region/:code': (ask, { code: codeOrName = '' }, language) => regionPage(ask, { codeOrName, language, catalogue }),
    async '/community/:postId'(_ask, { postId = '' }) {
      const post = /^[1-9]\d{0,14}$/.test(postId) ? await findListedPost(pool, Number(postId)) : null
      return post && postPage(post)
    },
  }
}

/** Registers the pages. @returns the patterns of their addresses. */
export function renderedRoutes(app: HttpApp, services: RenderedServices, built: Built): string[] {
  const renderers = renderersOf(services, built)
  for (const [path, renderPage] of Object.entries(renderers)) {
    app.get<{ Params: Params }>(path, options, (request, reply) => {
      const language = pageLanguage(request.query)
      const render = () => renderPage(createAsk(app, request, language), request.params, language)
      return sendRendered({ render, built, services }, request, reply)
    })
  }
  return Object.keys(renderers)
}

type Sending = { render: () => Promise<RenderedPage | null>; built: Built; services: RenderedServices }

/** The client itself reports a wrong address, or retries what could not be read now. */
async function sendRendered({ render, built, services }: Sending, request: FastifyRequest, reply: FastifyReply) {
  const page = await render().catch(withoutContent)
  reply.headers(CLIENT_HEADERS).header('cache-control', 'no-cache').type('text/html; charset=utf-8')
  if (page === 'LATER') return reply.send(built.shell)
  if (page === null) return reply.code(404).header('x-robots-tag', 'noindex').send(built.shell)
  if (services.dataMode === 'sample') reply.header('x-robots-tag', 'noindex')
  return reply.send(intoShell(built.shell, page, services.origin ?? ownOrigin(request)))
}

function withoutContent(failure: unknown): null | 'LATER' {
  if (!(failure instanceof OperationRefused)) throw failure
  return [400, 404].includes(failure.body.status) ? null : 'LATER'
}

/** R-WEB-37: the pages that may be listed, with their dates. */
export function sitemapRoutes(app: HttpApp, services: RenderedServices): void {
  const sitemaps = createSitemaps(services)
  const originOf = (request: FastifyRequest) => services.origin ?? ownOrigin(request)
  const isSample = services.dataMode === 'sample'

  app.get('/robots.txt', options, (request, reply) => {
    const rules = isSample ? ['Disallow: /'] : ['Disallow: /console', `Sitemap: ${originOf(request)}/sitemap.xml`]
    return reply.type('text/plain; charset=utf-8').send(['User-agent: *', ...rules, ''].join('\n'))
  })
  if (isSample) return
  app.get('/sitemap.xml', options, async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await sitemaps.index(originOf(request))),
  )
  app.get<{ Params: { file: string } }>('/sitemaps/:file', options, async (request, reply) => {
    const name = request.params.file.replace(/\.xml$/, '')
    if (!Object.hasOwn(SITEMAPS, name)) throw new AppError('COMMON_404_NOT_FOUND')
    return reply
      .type('application/xml; charset=utf-8')
      .send(await sitemaps.file(name as SitemapName, originOf(request)))
  })
}
