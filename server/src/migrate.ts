import { endCommand } from './cli/end-command.ts'
import { readParameters } from './cli/read-parameters.ts'
import { loadConfig } from './platform/config/config.ts'
import { migrateFor } from './platform/database/request-role.ts'
import { startEmbeddedDatabase } from './platform/embedded/embedded-database.ts'

// Migrates the configured database and exits; the service does the same at startup.
try {
  readParameters('사용법: npm run migrate', {})
  const { dataDir, database } = loadConfig(process.env)
  const embedded = database.url === undefined ? await startEmbeddedDatabase({ dataDir }) : undefined
  const { applied, newer } = await migrateFor(embedded?.url ?? (database.url as string), database)
  process.stdout.write(applied.length === 0 ? 'Nothing to apply\n' : `Applied: ${applied.join(', ')}\n`)
  if (newer.length > 0) process.stdout.write(`Applied by a newer version: ${newer.join(', ')}\n`)
  await embedded?.stop()
} catch (error) {
  endCommand(error)
}
