import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { ErrorResponse } from '@lease-risk/contract/common'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import type { Access } from './access.ts'
import { ERROR_SENTENCES, type ErrorCode, statusOf } from './error-codes.ts'
import { AppError } from './errors.ts'
import { withPlainNulls, withReferences, withRenamedIds } from './inline-schema.ts'

const DOCUMENT_PATH = '/v3/api-docs'
const PAGE_PATH = '/swagger-ui'
/** Carries a schema's `$id` through the generator, which would otherwise resolve it. */
const COMPONENT = 'x-component'

const GROUPS = {
  'public-api': (access: string) => access === 'public',
  'authenticated-api': (access: string) => access === 'authenticated',
  'admin-api': (access: string) => access.startsWith('admin'),
}
type Group = keyof typeof GROUPS

type Operation = { 'x-access'?: string }
export type ApiDocument = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

/** Collects every route registered from now on into one OpenAPI 3.1 document, and serves the page that shows it. */
export async function collectApiDocument(
  app: FastifyInstance,
  options: { version: string; withPage: boolean },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '전월세 계약 전 위험 진단 API',
        version: options.version,
        description:
          '계약 전에 공공데이터로 확인할 수 있는 근거와 직접 확인할 항목을 안내합니다. 매물을 제공하지 않으며, 법률·감정·중개의 최종 판단을 대신하지 않습니다.\n\n' +
          `오류 코드: ${Object.keys(ERROR_SENTENCES).join(', ')}`,
      },
      servers: [{ url: '/', description: '이 서버' }],
      components: { securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => ({ schema: describe(schema ?? {}, route), url }),
    transformObject: (document) =>
      'openapiObject' in document ? withComponents(document.openapiObject) : document.swaggerObject,
  })
  if (!options.withPage) return
  const urls = Object.keys(GROUPS).map((group) => ({ name: group, url: `${DOCUMENT_PATH}/${group}` }))
  await app.register(swaggerUi, {
    routePrefix: PAGE_PATH,
    uiConfig: { urls, docExpansion: 'list', persistAuthorization: false },
    staticCSP: {
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'font-src': ["'self'", 'data:'],
      'img-src': ["'self'", 'data:'],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'frame-ancestors': ["'none'"],
    },
  })
}

/** The document as a whole and in its three groups. */
export function apiDocumentRoutes(app: FastifyInstance): void {
  const groups = new Map<string, ApiDocument>()
  const route = { config: { access: 'public' as const }, schema: { hide: true } }
  app.get(DOCUMENT_PATH, route, async () => apiDocument(app))
  app.get<{ Params: { group: string } }>(`${DOCUMENT_PATH}/:group`, route, async ({ params: { group } }) => {
    if (!Object.hasOwn(GROUPS, group)) throw new AppError('COMMON_404_NOT_FOUND')
    const known = groups.get(group) ?? groupOf(apiDocument(app), group as Group)
    groups.set(group, known)
    return known
  })
}

function apiDocument(app: FastifyInstance): ApiDocument {
  return app.swagger() as unknown as ApiDocument
}

function describe(schema: FastifySchema, { config, method }: RouteOptions): FastifySchema {
  const access = config?.access ?? 'public'
  const limited = config?.rateLimit !== undefined || config?.eventStream !== undefined
  const { body, querystring, params, headers, response, ...rest } = withRenamedIds(
    withPlainNulls(schema),
    COMPONENT,
  ) as FastifySchema & { response?: Record<string, object> }
  const described: Record<string, unknown> = {
    ...rest,
    'x-access': nameOf(access),
    response: {
      ...withDescriptions(response ?? {}),
      ...errorResponses(errorCodes(schema, access, [method].flat(), limited), response),
    },
  }
  const parts = { body, querystring: withoutDefaultsRequired(querystring), params, headers }
  for (const [name, part] of Object.entries(parts)) if (part !== undefined) described[name] = part
  if (access !== 'public') described['security'] = [{ bearerAuth: [] }]
  return described
}

function nameOf(access: Access): string {
  return typeof access === 'string' ? access : `admin:${access.admin}`
}

function withDescriptions(response: Record<string, object>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [
      status,
      { description: status.startsWith('2') ? '성공' : '오류', ...schema },
    ]),
  )
}

/** A query parameter that has a default need not be sent, though it is always there for the code. */
function withoutDefaultsRequired(querystring: unknown): unknown {
  const schema = querystring as { properties?: Record<string, { default?: unknown }>; required?: string[] } | undefined
  if (!schema?.required) return querystring
  return { ...schema, required: schema.required.filter((name) => schema.properties?.[name]?.default === undefined) }
}

function errorCodes(schema: FastifySchema, access: Access, methods: string[], limited: boolean): ErrorCode[] {
  const codes: ErrorCode[] = ['COMMON_500_INTERNAL', 'COMMON_503_UNAVAILABLE']
  if (schema.body || schema.querystring || schema.params) codes.push('COMMON_400_VALIDATION')
  if (schema.body) codes.push('COMMON_400_MALFORMED_BODY', 'COMMON_413_TOO_LARGE', 'COMMON_415_MEDIA_TYPE')
  if (schema.params) codes.push('COMMON_404_NOT_FOUND')
  if (access !== 'public')
    codes.push('AUTH_401_TOKEN_MISSING', 'AUTH_401_TOKEN_INVALID', 'AUTH_401_TOKEN_EXPIRED', 'AUTH_401_TOKEN_REVOKED')
  if (access !== 'public' && (typeof access !== 'string' || !methods.includes('GET')))
    codes.push('AUTH_403_ACCESS_DENIED')
  if (limited) codes.push('COMMON_429_RATE_LIMIT')
  return codes
}

/** One response per status, its description naming the codes; a route's own declaration of a status stays. */
function errorResponses(codes: ErrorCode[], own: Record<string, object> = {}): Record<string, object> {
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries(
    [...byStatus].flatMap(([status, group]) => {
      const description = group.map((code) => `${code}: ${ERROR_SENTENCES[code]}`).join('\n')
      return status in own ? [] : [[status, { ...(withRenamedIds(ErrorResponse, COMPONENT) as object), description }]]
    }),
  )
}

function withComponents<T extends object>(document: T): T {
  const components: Record<string, unknown> = {}
  const { components: declared, ...rest } = withReferences(document, components, COMPONENT) as T & {
    components?: { schemas?: object }
  }
  return { ...rest, components: { ...declared, schemas: { ...declared?.schemas, ...components } } } as unknown as T
}

function groupOf(document: ApiDocument, group: Group): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const [path, operations] of Object.entries(document.paths)) {
    const chosen = Object.entries(operations).filter(([, operation]) =>
      GROUPS[group](operation['x-access'] ?? 'public'),
    )
    if (chosen.length > 0) paths[path] = Object.fromEntries(chosen)
  }
  return {
    ...document,
    paths,
    components: { ...document.components, schemas: schemasIn(paths, document.components.schemas) },
  }
}

/** The schemas that these paths refer to, directly or through one another. */
function schemasIn(
  paths: unknown,
  all: Record<string, unknown>,
  found: Record<string, unknown> = {},
): Record<string, unknown> {
  for (const [, name] of JSON.stringify(paths).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (name === undefined || name in found) continue
    found[name] = all[name]
    schemasIn(all[name], all, found)
  }
  return found
}
