import type { ServerOptions } from 'node:http'
import type { Config } from '../config.ts'

/** How often the server looks for requests that are over their time; Node's own 30 seconds would be the real limit of shorter ones. */
const CHECKS_PER_TIME_LIMIT = 10

/**
 * Ends what is sent too slowly (408) and connections on which nothing happens, so that nobody holds a connection, a body or a place in a
 * queue by sending a byte now and then. What the server answers by itself without the error body is left to the application.
 */
export function connectionLimits({ headersTimeoutMs, requestTimeoutMs, connectionTimeoutMs }: Config['http']): {
  connectionTimeout: number
  requestTimeout: number
  http: ServerOptions
} {
  const connectionsCheckingInterval = Math.ceil(headersTimeoutMs / CHECKS_PER_TIME_LIMIT)
  return {
    connectionTimeout: connectionTimeoutMs,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval, requireHostHeader: false },
  }
}
