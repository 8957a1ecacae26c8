import { tmpdir } from 'node:os'
import { createDatabase } from '../../../../server/src/platform/database/database.ts'
import { migrate } from '../../../../server/src/platform/database/migrate.ts'
import type { DrillContext } from '../drills.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Cluster, PASSWORD, startCluster } from './cluster.ts'
import { missingForCluster } from './programs.ts'

/** `pool`: connections to the primary through the balancer. */
export type Service = { cluster: Cluster; instances: Instance[]; pool: DrillContext['pool'] }

/** @returns the reason if the machine does not allow a cluster. */
export async function withCluster<T>(
  context: DrillContext,
  work: (service: Service) => Promise<T>,
): Promise<T | string> {
  const missing = missingForCluster()
  if (missing !== undefined) return missing
  const cluster = await startCluster(tmpdir())
  try {
    return await withService(cluster, context, work)
  } finally {
    await cluster.stop()
  }
}

/** Starts three instances behind the balancer, which use the database through the pooler. */
async function withService<T>(
  cluster: Cluster,
  { start }: DrillContext,
  work: (service: Service) => Promise<T>,
): Promise<T> {
  await cluster.startInFront()
  const directUrl = cluster.primaryUrl('lease_risk', 'lease_risk')
  await createDatabaseOfService(cluster)
  await migrate(directUrl)
  const variables = { DATABASE_DIRECT_URL: directUrl, DATABASE_PREPARED_STATEMENTS: 'false' }
  const database = createDatabase({ url: directUrl, poolSize: 2, statementTimeoutMs: 60_000 })
  const instances: Instance[] = []
  try {
    const startAt = async (port: number) => {
      const own = { ...variables, PORT: String(port) }
      instances.push(await startInstance({ ...start, databaseUrl: cluster.poolerUrl, variables: own }))
    }
    const [first = 0, ...others] = cluster.servicePorts
    await startAt(first)
    await Promise.all(others.map(startAt))
    return await work({ cluster, instances, pool: database.pool })
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()))
    await database.close()
  }
}

/** Creates the role and the database as described in docs/operations/high-availability.md. */
async function createDatabaseOfService(cluster: Cluster): Promise<void> {
  const admin = createDatabase({
    url: cluster.primaryUrl('postgres', 'postgres'),
    poolSize: 1,
    statementTimeoutMs: 60_000,
  })
  try {
    await admin.pool.query(`create role lease_risk login password '${PASSWORD}'`)
    for (const [name, value] of Object.entries({
      jit: 'off',
      statement_timeout: '10s',
      idle_in_transaction_session_timeout: '5s',
    }))
      await admin.pool.query(`alter role lease_risk set ${name} = '${value}'`)
    await admin.pool.query(
      `create database lease_risk owner lease_risk template template0 encoding 'UTF8' locale 'C.UTF-8'`,
    )
  } finally {
    await admin.close()
  }
}
