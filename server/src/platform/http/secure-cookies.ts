import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    hasSecureCookiesOnly: boolean
  }
}

/**
 * In production a cookie is never sent in plain text, also where `TRUST_PROXY` is forgotten and the service cannot know that
 * its proxy was reached over TLS.
 */
export function secureCookies(app: FastifyInstance, environment: string): void {
  app.decorate('hasSecureCookiesOnly', environment === 'production')
}

/** Whether the cookies of an answer are `Secure`. */
export function isSecure({ protocol, server }: FastifyRequest): boolean {
  return protocol === 'https' || server.hasSecureCookiesOnly
}
