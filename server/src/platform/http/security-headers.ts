import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Our pages may use no device features. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'

/**
 * By default, responses must not be framed, sniffed, run as a page or cached. A route that needs more (its own page, an
 * image that never changes) sets its own headers.
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

/** The same for a response to what reaches no route, where no hook runs (R-HTTP-28). */
export const HEADERS_WITHOUT_HOOKS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'permissions-policy': PERMISSIONS_POLICY,
  'cache-control': 'no-store',
}
