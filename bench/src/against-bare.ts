import { writeFileSync } from 'node:fs'
import { cpuMsOf, cpuMsOfTree } from './cpu-time.ts'
import type { ScratchServer } from './scratch-database.ts'
import { type ServerProcess, startServerProcess } from './service-process.ts'
import { keepAliveClient } from './service-under-load.ts'

/** A POST if it has a body. */
export type Call = { path: string; body?: object }

/** Sends requests to the service, or the given call to the bare route. @returns Milliseconds. */
type Load = (origin: string, bare?: Call) => Promise<number>

/** CPU of one call in milliseconds, and throughput per second ÷ that of the bare route. */
type Compared = { node: number; postgres: number; bare: number; throughput: number }

/** `calls`: calls per load; `warmBare`: warms up the bare route; `bareTimes`: its loads per load of the service. */
type InTurns = { rounds: number; calls: number; load: Load; warmBare: Load; bareTimes?: number }

/** Measures, in turns, the service and a bare route that returns the same bytes as the service returns for `first`. */
export async function againstBare(
  service: ServerProcess,
  scratch: ScratchServer,
  first: Call,
  { rounds, calls, load, warmBare, bareTimes = 1 }: InTurns,
): Promise<Compared> {
  const client = keepAliveClient(service.origin)
  const answer = `${scratch.folder}/answer.json`
  writeFileSync(answer, await client.send(first.path, first.body))
  client.close()
  const bareServer = await startServerProcess('./bare-server.ts', { BARE_ANSWER: answer })
  const bare = { path: '/api/rent-risk-diagnoses', body: first.body ?? {} }
  const used = { node: 0, postgres: 0, bare: 0, ms: 0, bareMs: 0 }
  try {
    await warmBare(bareServer.origin, bare)
    for (let round = 0; round < rounds; round += 1) {
      const [node, postgres] = [cpuMsOf(service.pid), cpuMsOfTree(scratch.serverPid)]
      used.ms += await load(service.origin)
      used.node += cpuMsOf(service.pid) - node
      used.postgres += cpuMsOfTree(scratch.serverPid) - postgres
      const before = cpuMsOf(bareServer.pid)
      for (let turn = 0; turn < bareTimes; turn += 1) used.bareMs += (await load(bareServer.origin, bare)) / bareTimes
      used.bare += (cpuMsOf(bareServer.pid) - before) / bareTimes
    }
  } finally {
    await bareServer.stop()
  }
  const each = (ms: number) => ms / (rounds * calls)
  return {
    node: each(used.node),
    postgres: each(used.postgres),
    bare: each(used.bare),
    throughput: used.bareMs / used.ms,
  }
}

/** Sends the calls one after the other from one caller. */
export async function answeredInTurn(origin: string, calls: readonly Call[]): Promise<number> {
  const client = keepAliveClient(origin)
  const startedAt = performance.now()
  for (const { path, body } of calls) await client.send(path, body)
  client.close()
  return performance.now() - startedAt
}

/** Sends the same call `times` times from several concurrent callers. */
export async function answeredAtOnce(
  origin: string,
  { path, body }: Call,
  { callers, times }: { callers: number; times: number },
): Promise<number> {
  const clients = Array.from({ length: callers }, () => keepAliveClient(origin))
  const startedAt = performance.now()
  let begun = 0
  await Promise.all(
    clients.map(async (client) => {
      while (begun < times) {
        begun += 1
        await client.send(path, body)
      }
      client.close()
    }),
  )
  return performance.now() - startedAt
}
