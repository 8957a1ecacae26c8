import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { givenVariables } from './platform/config/given-variables.ts'
import { READY, STOP } from './platform/process/supervised.ts'

// Runs the given program, and again if it was killed or its watchdog ended it (`platform/process/watchdog.ts`). Otherwise
// exits as the program did.

const [program = '', ...parameters] = process.argv.slice(2)
const { DATA_DIR = '.data' } = givenVariables(process.env)
/** The watchdog's signal, the system's (out of memory), and those of a process that broke. */
const REPLACED: readonly (NodeJS.Signals | null)[] = ['SIGALRM', 'SIGKILL', 'SIGABRT', 'SIGSEGV', 'SIGBUS']
/** One that ends sooner is replaced after a pause, so that one that cannot start does not restart endlessly. */
const SETTLED_MS = 5_000
const PAUSE_MS = 1_000

let isReady = false
let isStopping = false
let child = start()

function start() {
  const startedAt = performance.now()
  const started = spawn(process.execPath, [...process.execArgv, program, ...parameters], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: join(DATA_DIR, 'compile-cache'), ...process.env },
  })
  started.on('message', (message) => {
    if (message === READY) isReady = true
  })
  started.once('exit', (code, signal) => {
    if (REPLACED.includes(signal) && !isStopping) void replace(signal, performance.now() - startedAt)
    else endAlike(code, signal)
  })
  return started
}

async function replace(signal: NodeJS.Signals | null, livedMs: number): Promise<void> {
  const { createLogger } = await import('./platform/log.ts')
  const what =
    signal === 'SIGALRM' ? 'the service stood still and is replaced' : 'the service was killed and is replaced'
  createLogger('info').warn({ pid: child.pid, signal }, what)
  isReady = false
  if (livedMs < SETTLED_MS) await sleep(PAUSE_MS)
  if (isStopping) process.exit(1)
  child = start()
}

function endAlike(code: number | null, signal: NodeJS.Signals | null): void {
  if (signal === null) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (isReady && !isStopping) child.send(STOP)
    else child.kill(signal)
    isStopping = true
  })
