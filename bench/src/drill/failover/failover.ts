import { setTimeout as sleep } from 'node:timers/promises'
import { checkOutcome, outcomeInWords } from '../check-outcome.ts'
import type { DrillContext, DrillOutcome, DrillResult } from '../drills.ts'
import { startTraffic } from '../traffic.ts'
import type { Cluster } from './cluster.ts'
import type { NodeName } from './network.ts'
import { type Service, withCluster } from './service.ts'
import { type WritesWatch, watchWrites } from './writes-in-metrics.ts'

const WRITERS = 5
const BACK_WITHIN_MS = 30_000
/** After this time, the cluster is considered not to recover. */
const GIVES_UP_MS = 180_000

/** A fault of the primary; `hurt` returns a function that undoes it. */
type Fault = { name: string; isCut?: boolean; hurt(cluster: Cluster, node: NodeName): () => void }

const FAULTS: Fault[] = [
  {
    name: 'machine killed',
    hurt(cluster, node) {
      cluster.node(node).kill('all')
      return () => cluster.node(node).revive()
    },
  },
  { name: 'frozen', hurt: (cluster, node) => cluster.node(node).freeze() },
  {
    name: 'PostgreSQL killed',
    hurt(cluster, node) {
      cluster.node(node).kill('postgres')
      return () => cluster.node(node).revive()
    },
  },
  { name: 'cut off', isCut: true, hurt: (cluster, node) => cut(cluster, node, 'fromAll') },
  { name: 'cut off from its peers alone', isCut: true, hurt: (cluster, node) => cut(cluster, node, 'fromPeers') },
]

function cut({ network: { cutting } }: Cluster, node: NodeName, how: 'fromAll' | 'fromPeers'): () => void {
  cutting?.[how](node)
  return () => cutting?.heal(node)
}

/** Kills, freezes and cuts off the primary of three PostgreSQL under mixed writes, in turns. A string: why it cannot run. */
export function failover(
  context: DrillContext,
  failovers: number,
  /** The name of the only fault to inject; by default, all that the machine allows, in turns. */
  only?: string,
): Promise<DrillOutcome> {
  return withCluster(context, (service) => hurtInTurns(service, failovers, only))
}

async function hurtInTurns(service: Service, failovers: number, only?: string): Promise<DrillResult> {
  const { cluster, instances, pool } = service
  const traffic = startTraffic(() => [{ origin: cluster.serviceOrigin }], WRITERS, {
    own: true,
    pauseMs: 50,
    patienceMs: 15_000,
  })
  const watch = watchWrites(instances.map(({ origin }) => origin))
  const faults = FAULTS.filter(
    ({ name, isCut }) => (only === undefined || name === only) && (!isCut || cluster.network.cutting !== undefined),
  )
  const measured: { name: string; gap: number; moved: boolean; whole: boolean }[] = []
  await watch.untilNext(GIVES_UP_MS)
  for (let turn = 0; turn < failovers; turn += 1) {
    const fault = faults[turn % faults.length] as Fault
    const result = { name: fault.name, ...(await hurt(cluster, fault, watch)) }
    measured.push(result)
    process.stderr.write(
      `${turn + 1} ${result.name}: ${result.gap} ms${result.moved ? '' : ', NOT MOVED'}${result.whole ? '' : ', NOT WHOLE'}\n`,
    )
    if (!result.whole) break
  }
  await traffic.stop()
  await watch.stop()
  const outcome = await checkOutcome(pool, traffic.history)
  const gaps = measured.map(({ gap }) => gap).toSorted((one, other) => one - other)
  const [median, slowest] = [gaps[Math.trunc(gaps.length / 2)] ?? 0, gaps.at(-1) ?? 0]
  const moved = measured.filter((each) => each.moved).length
  const ended = instances.filter((instance) => instance.hasEnded()).length
  const held =
    moved === failovers &&
    measured.every(({ whole }) => whole) &&
    outcome.acknowledged > 0 &&
    outcome.isWhole &&
    ended === 0
  if (!held) cluster.keep('history.json', JSON.stringify({ outcome, events: traffic.history.events }))
  const refusals = [...traffic.refusals].map(([said, count]) => `${count} × ${said}`).join(', ')
  return {
    drill: `${measured.length} failovers (${faults.map(({ name }) => name).join(', ')})`,
    must: 'another primary each time; no acknowledged write lost, none doubled, no own read stale, the audit chain whole; /metrics counts writes again within 30 s, the old primary comes back as a standby, no instance ends',
    measured: `${moved} of ${failovers} moved; writes stood for ${median} ms (median), ${slowest} ms at most; ${outcome.acknowledged} acknowledged, refusals: ${refusals || 'none'}, ${ended} instances ended: ${outcomeInWords(outcome)}`,
    held,
    inTime: slowest <= BACK_WITHIN_MS,
  }
}

/** `former`: a node to exclude. Retries, since one missing response right after the cluster was whole proves nothing. */
async function untilLeader(cluster: Cluster, former?: NodeName): Promise<NodeName | undefined> {
  for (const until = performance.now() + GIVES_UP_MS; performance.now() < until; await sleep(300)) {
    const leader = await cluster.leader()
    if (leader !== undefined && leader !== former) return leader
  }
  return undefined
}

/** `gap`: time without a write in `/metrics`; `moved`: another node is the primary; `whole`: three nodes are back. */
async function hurt(cluster: Cluster, fault: Fault, watch: WritesWatch) {
  const victim = await untilLeader(cluster)
  if (victim === undefined) return { gap: GIVES_UP_MS, moved: false, whole: false }
  watch.begin()
  const undo = fault.hurt(cluster, victim)
  const successor = await untilLeader(cluster, victim)
  const isBack = await watch.untilNext(GIVES_UP_MS)
  const gap = isBack ? watch.longestGap() : GIVES_UP_MS
  // so that the victim resumes while the other nodes are in use
  await sleep(2_000)
  undo()
  const whole = await cluster.untilWhole(GIVES_UP_MS)
  return { gap, moved: successor !== undefined, whole }
}
