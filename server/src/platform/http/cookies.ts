import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    hasSecureCookiesOnly: boolean
  }
}

/**
 * In production a cookie is never sent in plain text, also where `TRUST_PROXY` is forgotten and the service cannot know that
 * its proxy was reached over TLS.
 */
export async function exchangeCookies(
  app: FastifyInstance,
  { environment }: Pick<Config, 'environment'>,
): Promise<void> {
  await app.register(cookie)
  app.decorate('hasSecureCookiesOnly', environment === 'production')
}

/** Whether the cookies of an answer are `Secure`. */
export function isSecure({ protocol, server }: FastifyRequest): boolean {
  return protocol === 'https' || server.hasSecureCookiesOnly
}
