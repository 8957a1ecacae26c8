import { loadConfig } from './platform/config.ts'
import { startEmbeddedDatabase } from './platform/embedded/embedded-database.ts'
import { migrate } from './platform/migrate.ts'
import { endWithProblem } from './platform/start-problem.ts'

// Brings the configured database up to date and ends; the service does the same at its start.
try {
  const { dataDir, database } = loadConfig(process.env)
  const embedded = database.url === undefined ? await startEmbeddedDatabase({ dataDir }) : undefined
  const applied = await migrate(embedded?.url ?? (database.url as string))
  process.stdout.write(applied.length === 0 ? 'Nothing to apply\n' : `Applied: ${applied.join(', ')}\n`)
  await embedded?.stop()
} catch (error) {
  endWithProblem(error)
}
