import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { API_TAGS, type ApiDocument, GROUPS, type Group, groupOf } from './api-groups.ts'
import { COMPONENT, describeOperation } from './describe-operation.ts'
import { AppError, ERROR_CODES } from './errors.ts'
import { withReferences } from './inline-schema.ts'

const DOCUMENT_PATH = '/v3/api-docs'
const PAGE_PATH = '/swagger-ui'

/** Collects every route registered from now on in one OpenAPI 3.1 document, and serves the page that shows it. */
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
          `오류 코드: ${ERROR_CODES.join(', ')}`,
        contact: { name: '전월세 계약 전 위험 진단 서비스 운영자' },
        license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
      },
      tags: API_TAGS,
      servers: [{ url: '/', description: '이 서버' }],
      components: { securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => ({ schema: describeOperation(schema ?? {}, route), url }),
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

/** Serves the whole document and its three groups. */
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

function withComponents<T extends object>(document: T): T {
  const components: Record<string, unknown> = {}
  const { components: declared, ...rest } = withReferences(document, components, COMPONENT) as T & {
    components?: { schemas?: object }
  }
  return { ...rest, components: { ...declared, schemas: { ...declared?.schemas, ...components } } } as unknown as T
}
