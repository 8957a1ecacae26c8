import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../../server/src/platform/embedded/cluster.ts'
import { type Network, NODES, type NodeName, startNetwork } from './network.ts'
import { type ClusterNode, startNode } from './node.ts'
import { fillTemplate, ownFolder, type Program, run } from './programs.ts'

/** The password of every account of the cluster, which exists only during the drill. */
export const PASSWORD = 'drill-password-of-the-cluster'
const START_WITHIN_MS = 120_000
/** The address on which the cluster, the balancer and the pooler listen. */
export const EVERY_ADDRESS = '0.0.0.0'

export type Cluster = {
  folder: string
  network: Network
  node(name: NodeName): ClusterNode
  /** The URL of the current primary through the balancer. */
  primaryUrl(database: string, user: string): string
  poolerUrl: string
  serviceOrigin: string
  /** `undefined` if there is no leader at the moment. */
  leader(): Promise<NodeName | undefined>
  /** Waits for a leader, a synchronous standby whose flush commits wait for, and a second streaming standby. */
  untilWhole(withinMs: number): Promise<boolean>
  /** The ports at which the balancer expects the three instances of the service. */
  servicePorts: readonly number[]
  /** Starts the balancer and the pooler once the database of the service exists. */
  startInFront(): Promise<void>
  /** Keeps the folder with all logs and adds this file, for finding the cause of a failure. */
  keep(name: string, text: string): void
  stop(): Promise<void>
}

type Ports = { primary: number; pooler: number; service: number; instances: [number, number, number] }
type Nodes = Record<NodeName, ClusterNode>

/** Starts three nodes from the files in deploy/ha, each with etcd, Patroni and PostgreSQL, all below `parent`. */
export async function startCluster(parent: string): Promise<Cluster> {
  const folder = mkdtempSync(join(parent, 'lr-ha-'))
  chmodSync(folder, 0o755)
  const network = startNetwork()
  const port = () => freePort(EVERY_ADDRESS)
  const ports: Ports = {
    primary: await port(),
    pooler: await port(),
    service: await port(),
    instances: [await port(), await port(), await port()],
  }
  const cluster = clusterOf(folder, network, ports, startNodes(folder, network))
  if (!(await cluster.untilWhole(START_WITHIN_MS))) {
    const said = NODES.map((name) => cluster.node(name).said()).join('\n')
    await cluster.stop()
    throw new Error(`the cluster did not come up:\n${said}`)
  }
  await cluster.node((await cluster.leader()) ?? 'node1').backUp('stanza-create')
  return cluster
}

function startNodes(folder: string, network: Network): Nodes {
  const repository = ownFolder(join(folder, 'repository'))
  const start = (name: NodeName) => {
    const own = ownFolder(join(folder, name))
    const places = {
      ...addressesOf(network),
      NODE: name,
      ADDRESS: network.address(name),
      FOLDER: own,
      ETCD: join(own, 'etcd'),
      NETWORK: network.range,
      PASSWORD,
      REPOSITORY: repository,
    }
    return startNode(own, network.namespace(name), places)
  }
  return { node1: start('node1'), node2: start('node2'), node3: start('node3') }
}

function addressesOf(network: Network) {
  return { NODE1: network.address('node1'), NODE2: network.address('node2'), NODE3: network.address('node3') }
}

function clusterOf(folder: string, network: Network, ports: Ports, nodes: Nodes): Cluster {
  const inFront: Program[] = []
  let isKept = false
  const end = () => {
    for (const { child } of inFront) child.kill('SIGKILL')
    for (const name of NODES) nodes[name].kill('all')
    network.remove()
  }
  process.once('exit', end)
  return {
    folder,
    network,
    node: (name) => nodes[name],
    primaryUrl: (database, user) => `postgres://${user}:${PASSWORD}@${network.local}:${ports.primary}/${database}`,
    poolerUrl: `postgres://lease_risk:${PASSWORD}@${network.local}:${ports.pooler}/lease_risk`,
    serviceOrigin: `http://${network.local}:${ports.service}`,
    leader: () => findPrimary(network),
    async untilWhole(withinMs) {
      for (const until = performance.now() + withinMs; performance.now() < until; await sleep(500))
        if (isWhole(await readMembers(network))) return true
      return false
    },
    servicePorts: ports.instances,
    async startInFront() {
      inFront.push(...startInFront(folder, network, ports))
      // longer than the balancer's first check takes
      await sleep(2_500)
      if (!(await untilPrimary(this.primaryUrl('postgres', 'postgres'))))
        throw new Error(`the primary is not to be had: ${folder}`)
    },
    keep(name, text) {
      isKept = true
      writeFileSync(join(folder, name), text)
      process.stderr.write(`kept: ${folder}\n`)
    },
    async stop() {
      process.off('exit', end)
      await Promise.all(inFront.map((program) => program.stop('SIGKILL')))
      end()
      await sleep(500)
      if (!isKept) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

function startInFront(folder: string, network: Network, ports: Ports): Program[] {
  const own = ownFolder(join(folder, 'front'))
  const [service1, service2, service3] = ports.instances
  const places = {
    ...addressesOf(network),
    LOCAL: network.local,
    FOLDER: own,
    PRIMARY_PORT: String(ports.primary),
    POOLER_PORT: String(ports.pooler),
    SERVICE_PORT: String(ports.service),
    SERVICE1: `127.0.0.1:${service1}`,
    SERVICE2: `127.0.0.1:${service2}`,
    SERVICE3: `127.0.0.1:${service3}`,
  }
  for (const file of ['haproxy.cfg', 'pgbouncer.ini']) fillTemplate(file, places, join(own, file))
  writeFileSync(join(own, 'userlist.txt'), `"lease_risk" "${PASSWORD}"\n`)
  return [
    run({ command: ['haproxy', '-db', '-f', join(own, 'haproxy.cfg')], folder: own }),
    run({ command: ['pgbouncer', '-q', join(own, 'pgbouncer.ini')], folder: own }),
  ]
}

/** Whether a primary responds in time: the balancer first takes every node for one; a restored server first replays. */
export async function untilPrimary(url: string): Promise<boolean> {
  for (const end = performance.now() + START_WITHIN_MS; performance.now() < end; await sleep(100)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    const isPrimary = await client
      .connect()
      .then(() => client.query<{ stands_by: boolean }>('select pg_is_in_recovery() as stands_by'))
      .then(
        ({ rows }) => rows[0]?.stands_by === false,
        () => false,
      )
    await client.end().catch(() => undefined)
    if (isPrimary) return true
  }
  return false
}

/** A cluster member as reported by the primary's Patroni. `lag`: the lag of a standby, in bytes. */
export type Member = { name: NodeName; role: string; state: string; timeline?: number; lag?: number | 'unknown' }

const MOST_LAG = 1024 * 1024

/**
 * Whether the cluster can survive another primary failure: one leader and two standbys that stream on its timeline, one
 * of them synchronous. Patroni also reports `running` for a standby that follows no primary.
 */
export function isWhole(members: readonly Member[]): boolean {
  const standbys = members.filter(({ role }) => role !== 'leader')
  return (
    members.length === 3 &&
    standbys.length === 2 &&
    members.every(({ state }) => state === 'running' || state === 'streaming') &&
    new Set(members.map(({ timeline }) => timeline)).size === 1 &&
    standbys.some(({ role }) => role === 'sync_standby') &&
    standbys.every(({ lag }) => typeof lag === 'number' && lag < MOST_LAG)
  )
}

/** Uses the same check as the balancer. In its view of the cluster, a cut-off node may still be listed as the leader. */
async function findPrimary(network: Network): Promise<NodeName | undefined> {
  const answers = await Promise.all(NODES.map((name) => fetchFrom(network, name, 'primary')))
  return NODES.find((_, index) => answers[index]?.status === 200)
}

/** The members reported by the primary's Patroni; empty while there is no primary. */
async function readMembers(network: Network): Promise<Member[]> {
  const primary = await findPrimary(network)
  const answer = primary && (await fetchFrom(network, primary, 'cluster'))
  const { members = [] } = ((await answer?.json().catch(() => undefined)) ?? {}) as { members?: Member[] }
  return members
}

function fetchFrom(network: Network, name: NodeName, path: string): Promise<Response | undefined> {
  const url = `http://${network.address(name)}:8008/${path}`
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
}
