import { writeFileSync } from 'node:fs'
import { cpuMsOf, cpuMsOfTree } from './cpu-time.ts'
import type { ScratchServer } from './scratch-database.ts'
import { type ServerProcess, startServerProcess } from './service-process.ts'
import { keepAliveClient } from './service-under-load.ts'

const CALLERS = 8
const WARM_UP_CALLS = 3_000
const CALLS = 2_000
const ROUNDS = 4

/** With a body it is a POST. */
type Call = { path: string; body?: object }

/**
 * One read asked by many callers at once, and a bare route that sends the same bytes, in turns: CPU of one call in
 * milliseconds, and how many are answered a second ÷ how many by the bare route.
 */
export async function readBesideBare(
  service: ServerProcess,
  scratch: ScratchServer,
  { path, body }: Call,
): Promise<{ node: number; postgres: number; bare: number; throughput: number }> {
  const client = keepAliveClient(service.origin)
  const answer = `${scratch.folder}/answer.json`
  writeFileSync(answer, await client.send(path, body))
  client.close()
  const bareServer = await startServerProcess('./bare-server.ts', { BARE_ANSWER: answer })
  const load = (calls: number) => answered(service.origin, { path, ...(body && { body }) }, calls)
  const loadBare = (calls: number) =>
    answered(bareServer.origin, { path: '/api/rent-risk-diagnoses', body: body ?? {} }, calls)
  const used = { node: 0, postgres: 0, bare: 0, ms: 0, bareMs: 0 }
  try {
    await load(WARM_UP_CALLS)
    await loadBare(WARM_UP_CALLS)
    for (let round = 0; round < ROUNDS; round += 1) {
      const [node, postgres] = [cpuMsOf(service.pid), cpuMsOfTree(scratch.serverPid)]
      used.ms += await load(CALLS)
      used.node += cpuMsOf(service.pid) - node
      used.postgres += cpuMsOfTree(scratch.serverPid) - postgres
      const bare = cpuMsOf(bareServer.pid)
      used.bareMs += await loadBare(CALLS)
      used.bare += cpuMsOf(bareServer.pid) - bare
    }
  } finally {
    await bareServer.stop()
  }
  const each = (ms: number) => ms / (ROUNDS * CALLS)
  return {
    node: each(used.node),
    postgres: each(used.postgres),
    bare: each(used.bare),
    throughput: used.bareMs / used.ms,
  }
}

/** @returns Milliseconds. */
async function answered(origin: string, { path, body }: Call, calls: number): Promise<number> {
  const clients = Array.from({ length: CALLERS }, () => keepAliveClient(origin))
  const startedAt = performance.now()
  let begun = 0
  await Promise.all(
    clients.map(async (client) => {
      while (begun < calls) {
        begun += 1
        await client.send(path, body)
      }
      client.close()
    }),
  )
  return performance.now() - startedAt
}
