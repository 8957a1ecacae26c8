import { parentPort, workerData } from 'node:worker_threads'
import { createDatabase } from '../../platform/database/database.ts'
import type { FitOrder } from './fit-job.ts'
import { fitValues } from './fit-values.ts'

/** Storing the fit of a whole region is one transaction of some thousand rows. */
const STATEMENT_TIMEOUT_MS = 600_000

const { database: address, now } = workerData as FitOrder
const database = createDatabase({ ...address, poolSize: 2, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
try {
  parentPort?.postMessage(await fitValues({ pool: database.pool, now }), [])
} finally {
  await database.close()
}
