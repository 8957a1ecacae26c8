import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isWhole, type Member } from './members.ts'
import { type Network, NODES, type NodeName, startNetwork } from './network.ts'
import { fillTemplate, ownFolder, type Program, readEnvironment, run, runToEnd } from './programs.ts'

/** Of every account of the cluster, which lives as long as the drill. */
export const PASSWORD = 'drill-password-of-the-cluster'
const START_WITHIN_MS = 120_000

export type Cluster = {
  folder: string
  network: Network
  /** The file of places in deploy/ha for a node, which is also the way to its pgBackRest. */
  folderOf(node: NodeName): string
  /** By the balancer: of whichever is the primary. */
  primaryUrl(database: string, user: string): string
  poolerUrl: string
  serviceOrigin: string
  /** Who holds the leader's key, from whoever knows; `undefined`: nobody at the moment. */
  leader(): Promise<NodeName | undefined>
  /** Of the node's pgBackRest. @returns what it wrote. */
  backUp(node: NodeName, ...parameters: string[]): Promise<string>
  /** A leader, a standby whose disk a commit waits for, and another one that streams. */
  untilWhole(withinMs: number): Promise<boolean>
  kill(node: NodeName, what: 'postgres' | 'all'): void
  freeze(node: NodeName): () => void
  /** What was killed of a node is there again. */
  revive(node: NodeName): void
  /** Where the balancer looks for the three instances of the service. */
  servicePorts: readonly number[]
  /** Starts the balancer and the pooler, once the database of the service is there. */
  startInFront(): Promise<void>
  stop(keep?: boolean): Promise<void>
}

type Node = { name: NodeName; folder: string; etcd: Program; patroni: Program }

/** Three nodes by the files of deploy/ha, with etcd, Patroni and PostgreSQL each, all below `parent`. */
export async function startCluster(parent: string): Promise<Cluster> {
  const folder = mkdtempSync(join(parent, 'lr-ha-'))
  chmodSync(folder, 0o755)
  const network = startNetwork()
  const [primaryPort, poolerPort, servicePort] = [await freePort(), await freePort(), await freePort()]
  const servicePorts = [await freePort(), await freePort(), await freePort()]
  const [SERVICE1, SERVICE2, SERVICE3] = servicePorts.map((port) => `127.0.0.1:${port}`) as [string, string, string]
  const repository = ownFolder(join(folder, 'repository'))
  const placesOf = (node: NodeName | 'front', own: string) => ({
    NODE: node,
    ADDRESS: node === 'front' ? network.local : network.address(node),
    FOLDER: own,
    ETCD: join(own, 'etcd'),
    NODE1: network.address('node1'),
    NODE2: network.address('node2'),
    NODE3: network.address('node3'),
    NETWORK: network.range,
    PASSWORD,
    REPOSITORY: repository,
    LOCAL: network.local,
    PRIMARY_PORT: String(primaryPort),
    POOLER_PORT: String(poolerPort),
    SERVICE_PORT: String(servicePort),
  })
  const startPatroni = (name: NodeName, own: string) =>
    run({ command: ['patroni', join(own, 'patroni.yml')], folder: own, namespace: network.namespace(name) })
  const startEtcd = (name: NodeName, own: string) =>
    run({
      command: ['etcd'],
      folder: own,
      namespace: network.namespace(name),
      variables: readEnvironment(readFileSync(join(own, 'etcd.env'), 'utf8')),
    })
  const nodes = NODES.map((name): Node => {
    const own = ownFolder(join(folder, name))
    const places = placesOf(name, own)
    for (const file of ['etcd.env', 'patroni.yml', 'pgbackrest.conf']) fillTemplate(file, places, join(own, file))
    return { name, folder: own, etcd: startEtcd(name, own), patroni: startPatroni(name, own) }
  })
  const inFront: Program[] = []
  const nodeOf = (name: NodeName) => nodes[NODES.indexOf(name)] as Node

  /** As the balancer asks. One that was cut off may go on calling itself the leader in what it knows of the cluster. */
  const isPrimary = (name: NodeName) => fetchFrom(name, 'primary').then((response) => response?.status === 200)

  const fetchFrom = (name: NodeName, path: string) =>
    fetch(`http://${network.address(name)}:8008/${path}`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)

  async function leader(): Promise<NodeName | undefined> {
    const answers = await Promise.all(NODES.map(isPrimary))
    return NODES.find((_, index) => answers[index])
  }

  async function members(): Promise<Member[]> {
    const name = await leader()
    const answer = name && (await fetchFrom(name, 'cluster'))
    const { members: list = [] } = ((await answer?.json().catch(() => undefined)) ?? {}) as { members?: Member[] }
    return list
  }

  const end = () => {
    for (const { child } of inFront) child.kill('SIGKILL')
    for (const { patroni, etcd, folder: own } of nodes) {
      for (const { child } of [patroni, etcd]) child.kill('SIGKILL')
      signalAll(postgresOf(own), 'SIGKILL')
    }
    network.remove()
  }
  process.once('exit', end)

  const cluster: Cluster = {
    folder,
    network,
    folderOf: (name) => nodeOf(name).folder,
    primaryUrl: (database, user) => `postgres://${user}:${PASSWORD}@${network.local}:${primaryPort}/${database}`,
    poolerUrl: `postgres://lease_risk:${PASSWORD}@${network.local}:${poolerPort}/lease_risk`,
    serviceOrigin: `http://${network.local}:${servicePort}`,
    leader,
    backUp: (name, ...parameters) =>
      runToEnd({
        command: [
          'pgbackrest',
          `--config=${nodeOf(name).folder}/pgbackrest.conf`,
          '--stanza=lease-risk',
          ...parameters,
        ],
        folder: nodeOf(name).folder,
        namespace: network.namespace(name),
      }),
    async untilWhole(withinMs) {
      for (const end = performance.now() + withinMs; performance.now() < end; await sleep(500)) {
        const list = await members()
        if (isWhole(list)) return true
      }
      return false
    },
    kill(name, what) {
      const { patroni, etcd } = nodeOf(name)
      if (what === 'all') for (const { child } of [patroni, etcd]) child.kill('SIGKILL')
      signalAll(postgresOf(nodeOf(name).folder).slice(0, what === 'all' ? undefined : 1), 'SIGKILL')
    },
    freeze(name) {
      const { patroni, etcd, folder: own } = nodeOf(name)
      const pids = [patroni.pid, etcd.pid, ...postgresOf(own)]
      signalAll(pids, 'SIGSTOP')
      return () => signalAll(pids, 'SIGCONT')
    },
    revive(name) {
      const node = nodeOf(name)
      if (hasEnded(node.etcd)) node.etcd = startEtcd(name, node.folder)
      if (hasEnded(node.patroni)) node.patroni = startPatroni(name, node.folder)
    },
    servicePorts,
    async startInFront() {
      const own = ownFolder(join(folder, 'front'))
      const places = { ...placesOf('front', own), SERVICE1, SERVICE2, SERVICE3 }
      for (const file of ['haproxy.cfg', 'pgbouncer.ini']) fillTemplate(file, places, join(own, file))
      writeFileSync(join(own, 'userlist.txt'), `"lease_risk" "${PASSWORD}"\n`)
      inFront.push(run({ command: ['haproxy', '-db', '-f', join(own, 'haproxy.cfg')], folder: own }))
      inFront.push(run({ command: ['pgbouncer', '-q', join(own, 'pgbouncer.ini')], folder: own }))
      // longer than its first look takes
      await sleep(2_500)
      if (!(await leadsToPrimary(cluster.primaryUrl('postgres', 'postgres'))))
        throw new Error(`the primary is not to be had: ${folder}`)
    },
    async stop(keep = false) {
      process.off('exit', end)
      await Promise.all(inFront.map((program) => program.stop('SIGKILL')))
      end()
      await sleep(500)
      if (!keep) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
  if (!(await cluster.untilWhole(START_WITHIN_MS))) {
    const said = NODES.map((name) => readFileSync(join(folder, name, 'patroni.log'), 'utf8').slice(-800)).join('\n')
    await cluster.stop()
    throw new Error(`the cluster did not come up:\n${said}`)
  }
  await cluster.backUp((await leader()) ?? 'node1', 'stanza-create')
  return cluster
}

function hasEnded({ child }: Program): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** The server first, then its processes: those that work in its folder. */
function postgresOf(folder: string): number[] {
  const data = join(folder, 'data')
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && workingFolderOf(name) === data)
  const server = serverOf(data)
  return pids.map(Number).toSorted((one, other) => Number(other === server) - Number(one === server))
}

function workingFolderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function serverOf(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

function signalAll(pids: readonly number[], name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {}
  }
}

/** The balancer takes every node for the primary until it has looked at it. */
async function leadsToPrimary(url: string): Promise<boolean> {
  for (const end = performance.now() + START_WITHIN_MS; performance.now() < end; await sleep(500)) {
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '0.0.0.0')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
