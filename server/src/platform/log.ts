import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

const CENSORED = '[redacted]'
const SECRET_NAMES =
  'authorization|cookie|set-cookie|password|currentPassword|newPassword|confirmationPassword|accessToken|refreshToken|jwtSecret|apiKey|serviceKey|confmKey|searchKey|popupKey|privateKey'

const SECRET_PATHS = [
  // Row values that PostgreSQL quotes in its errors.
  'err.detail',
  'err.where',
  // The whole connection, including the key that cancels its queries, in errors of idle connections.
  'err.client',
  ...SECRET_NAMES.split('|').flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]),
]

/** Secrets inside texts: keys in URL queries, tokens after their scheme, passwords in database URLs. */
const SECRET_TEXTS: [pattern: RegExp, replacement: string][] = [
  [/([?&](?:service_?key|confm_?key|key|api_?key|access_?token|refresh_?token|token)=)[^&"'\s\\]+/gi, `$1${CENSORED}`],
  [/(\bBearer\s+)[A-Za-z0-9._~+/=-]+/gi, `$1${CENSORED}`],
  [/(\bpostgres(?:ql)?:\/\/[^:@/"\s]+:)[^@"\s]+@/gi, `$1${CENSORED}@`],
]

/** Removes secrets from a finished log line. */
function withoutSecrets(line: string): string {
  return SECRET_TEXTS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}

const listeners = new Set<(line: string) => void>()

/** Calls `listener` for every log line of this process, as written and without secrets. Call the returned function to stop. */
export function onLogLine(listener: (line: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function withListeners(written: string): string {
  const line = withoutSecrets(written)
  for (const listener of listeners) listener(line)
  return line
}

/** Creates the service's log: JSON lines, with secrets redacted by name and by pattern. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: { paths: SECRET_PATHS, censor: CENSORED },
    hooks: { streamWrite: withListeners },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  }
  return destination ? pino(options, destination) : pino(options)
}
