const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])

/**
 * SQLSTATE classes and codes that mean "not now": 08 connection, 53 resources, 57P operator intervention,
 * 57014 statement timeout, 25006 a standby that cannot write, 25P03 a transaction that was idle for too long because
 * this process stalled.
 * Source: PostgreSQL manual, appendix A.
 */
const SQLSTATE_UNAVAILABLE = /^(08...|53...|57P..|57014|25006|25P03)$/

/** The messages of `pg`, without a code, when a connection is lost or cannot be obtained. */
const PG_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/

/** Whether the database was unreachable or temporarily unable to serve; the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return NETWORK_CODES.has(code) || SQLSTATE_UNAVAILABLE.test(code) || PG_MESSAGES.test(error.message)
}

/** Whether a value was refused because its column cannot hold it (SQLSTATE class 22, data exception). */
export function isDataException(error: unknown): boolean {
  return error instanceof Error && codeOf(error).startsWith('22')
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
