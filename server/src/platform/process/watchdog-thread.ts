import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Watch } from './watchdog.ts'

// A thread of the watched process: suspending the process suspends the ticks too, so that no time passes for the watchdog.

const STANDARD_OUTPUT = 1
const { beats, tickMs, mostTicks, line } = workerData as Watch
let [seen, ticks, since] = [-1, 0, performance.now()]

setInterval(() => {
  const beaten = Atomics.load(beats, 0)
  if (beaten !== seen) {
    seen = beaten
    ticks = 0
    since = performance.now()
    return
  }
  ticks += 1
  if (ticks === mostTicks) endProcess()
}, tickMs)

function endProcess(): void {
  if (line !== null) {
    const facts = { ...line, time: new Date().toISOString(), stoodMs: Math.round(performance.now() - since) }
    writeSync(STANDARD_OUTPUT, `${JSON.stringify(facts)}\n`)
  }
  process.kill(process.pid, 'SIGALRM')
  // needed only if the process was started with that signal ignored
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), tickMs)
}
