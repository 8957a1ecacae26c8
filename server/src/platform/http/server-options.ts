import type { ServerOptions } from 'node:https'
import type { Config } from '../config/config.ts'

/** How often the server checks for timed-out requests; with Node's default of 30 s, shorter timeouts would have no effect. */
const CHECKS_PER_TIME_LIMIT = 10

/** Only forward secrecy and authenticated encryption, as in `deploy/nginx.conf`; the first three are those of TLS 1.3. */
const TLS: ServerOptions = {
  minVersion: 'TLSv1.2',
  ciphers: 'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE+AESGCM:ECDHE+CHACHA20',
}

/**
 * Serves http, or https with the service's own certificate (R-OPS-11). Ends requests that are sent too slowly (408) and
 * idle connections, so that nobody can hold a connection, a body or a place in a queue by sending a byte now and then.
 * Cases that the server would answer itself, without the error body, are left to the application.
 */
export function serverOptions({ headersTimeoutMs, requestTimeoutMs, connectionTimeoutMs, tls }: Config['http']) {
  const connectionsCheckingInterval = Math.ceil(headersTimeoutMs / CHECKS_PER_TIME_LIMIT)
  const server = { headersTimeout: headersTimeoutMs, connectionsCheckingInterval, requireHostHeader: false }
  return {
    connectionTimeout: connectionTimeoutMs,
    requestTimeout: requestTimeoutMs,
    http: server,
    https: tls && { ...server, ...tls, ...TLS, handshakeTimeout: headersTimeoutMs },
  }
}
