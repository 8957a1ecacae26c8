import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What a page of ours may use of the device: nothing. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

/**
 * Every answer forbids what no route has asked for: being framed, sniffed, run as a page, kept in a cache. A route that
 * needs more (a page of its own, an image that never changes) says so itself.
 */
export async function forbidByDefault(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', PERMISSIONS_POLICY)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

/** The same for an answer that is written without the application. */
export const HEADERS_WITHOUT_APPLICATION = [
  "content-security-policy: default-src 'none';frame-ancestors 'none'",
  'x-content-type-options: nosniff',
  'cache-control: no-store',
]
