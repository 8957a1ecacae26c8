import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepAliveClient } from '../service-under-load.ts'
import { ask } from './ask.ts'
import { type DrillContext, type DrillResult, HANG_MS } from './drills.ts'
import { type Instance, startInstance } from './instance.ts'

const MIB = 1024 ** 2
const DIAGNOSIS = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 9_999 }
const QUESTIONS = 20

/** Connections that are opened and send nothing. */
export async function idleConnections(context: DrillContext, count: number): Promise<DrillResult> {
  const instance = await startInstance(context.start)
  const client = keepAliveClient(instance.origin)
  let sockets: Socket[] = []
  try {
    await client.send('/api/rent-risk-diagnoses', DIAGNOSIS)
    const before = instance.residentBytes()
    sockets = await openSockets(instance, count)
    const [health, diagnosis] = [
      await slowest(() => client.send('/api/health')),
      await slowest(() => client.send('/api/rent-risk-diagnoses', DIAGNOSIS)),
    ]
    const open = instance.openFiles()
    const newcomer = await ask(`${instance.origin}/api/health`)
    return {
      drill: `${count} idle connections`,
      must: 'others are answered within a second, newcomers too; at most 50 KiB of memory for each',
      measured: `${open} files open; slowest of ${QUESTIONS}: health ${health} ms, diagnosis ${diagnosis} ms; a new connection ${newcomer?.status} after ${newcomer?.millis} ms; ${((instance.residentBytes() - before) / 1024 / count).toFixed(1)} KiB each, ${(instance.residentBytes() / MIB).toFixed(0)} MiB in all`,
      held: open >= count && newcomer?.status === 200 && (instance.residentBytes() - before) / count < 50 * 1024,
      inTime: [health, diagnosis, newcomer?.millis ?? 0].every((millis) => millis < 1_000),
    }
  } finally {
    client.close()
    for (const socket of sockets) socket.destroy()
    await instance.stop()
  }
}

async function openSockets(instance: Instance, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(instance.origin)
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(200, count - sockets.length) }, () => connect(Number(port), hostname))
    for (const socket of some) socket.on('error', () => undefined)
    await Promise.all(
      some.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
    )
    sockets.push(...some)
  }
  return sockets
}

async function slowest(question: () => Promise<unknown>): Promise<number> {
  let longest = 0
  for (let turn = 0; turn < QUESTIONS; turn += 1) {
    const startedAt = performance.now()
    await question()
    longest = Math.max(longest, performance.now() - startedAt)
  }
  return Math.round(longest)
}

const MOST_OPEN_FILES = 100

/** Opens more connections than the process may have open files, so that none is left for the database either. */
export async function noDescriptorsLeft(context: DrillContext): Promise<DrillResult> {
  const instance = await startInstance({ ...context.start, mostOpenFiles: MOST_OPEN_FILES })
  const kept = keepAliveClient(instance.origin)
  const diagnose = () =>
    kept.send('/api/rent-risk-diagnoses', DIAGNOSIS).then(
      () => '200',
      (error: Error) => error.message,
    )
  const sockets: Socket[] = []
  try {
    const before = await diagnose()
    sockets.push(...(await openSockets(instance, 3 * MOST_OPEN_FILES)))
    await context.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lease-risk' and datname = current_database() and pid <> pg_backend_pid()`,
    )
    await sleep(200)
    const meanwhile = await diagnose()
    const files = instance.openFiles()
    for (const socket of sockets) socket.destroy()
    const startedAt = performance.now()
    while (
      (await ask(`${instance.origin}/api/health`, { patienceMs: 1_000 }))?.status !== 200 &&
      performance.now() - startedAt < HANG_MS
    )
      await sleep(50)
    const millis = Math.round(performance.now() - startedAt)
    const after = await diagnose()
    const refusal = /"code":"(\w+)"/.exec(meanwhile)?.[1] ?? meanwhile
    return {
      drill: `${3 * MOST_OPEN_FILES} connections with ${MOST_OPEN_FILES} file descriptors`,
      must: 'the process lives and refuses with 503 what needs a descriptor; back within 5 s of their return, without a restart',
      measured: `before ${before}; ${files} files open: ${refusal}; back after ${millis} ms: ${after}; ${instance.hasEnded() ? 'ENDED' : 'alive'}`,
      held:
        before === '200' &&
        files >= MOST_OPEN_FILES - 10 &&
        ['200', 'COMMON_503_UNAVAILABLE'].includes(refusal) &&
        after === '200' &&
        !instance.hasEnded(),
      inTime: millis < 5_000,
    }
  } finally {
    kept.close()
    for (const socket of sockets) socket.destroy()
    await instance.stop()
  }
}
