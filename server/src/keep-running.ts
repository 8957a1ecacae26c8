import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { givenVariables } from './platform/config/given-variables.ts'
import { READY, STOP } from './platform/process/supervised.ts'

// Runs the given program and restarts it if its watchdog ended it (`platform/process/watchdog.ts`). Otherwise exits as the program did.

const [program = '', ...parameters] = process.argv.slice(2)
const { DATA_DIR = '.data' } = givenVariables(process.env)
let isReady = false
let isStopping = false
let child = start()

function start() {
  const started = spawn(process.execPath, [...process.execArgv, program, ...parameters], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: join(DATA_DIR, 'compile-cache'), ...process.env },
  })
  started.on('message', (message) => {
    if (message === READY) isReady = true
  })
  started.once('exit', (code, signal) => {
    if (signal === 'SIGALRM' && !isStopping) void replace()
    else endAlike(code, signal)
  })
  return started
}

async function replace(): Promise<void> {
  const { createLogger } = await import('./platform/log.ts')
  createLogger('info').warn({ pid: child.pid }, 'the service stood still and is replaced')
  isReady = false
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
