import type { ServerOptions } from 'node:https'
import type { Config } from '../config.ts'

/** How often the server looks for requests that are over their time; Node's own 30 seconds would be the real limit of shorter ones. */
const CHECKS_PER_TIME_LIMIT = 10

/** Forward secrecy and authenticated encryption alone, as in `deploy/nginx.conf`; the first three are those of TLS 1.3. */
const TLS: ServerOptions = {
  minVersion: 'TLSv1.2',
  ciphers: 'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE+AESGCM:ECDHE+CHACHA20',
}

/**
 * Over http, or over https with a certificate of its own (R-OPS-11). Ends what is sent too slowly (408) and connections on which nothing
 * happens, so that nobody holds a connection, a body or a place in a queue by sending a byte now and then. What the server answers by
 * itself without the error body is left to the application.
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
