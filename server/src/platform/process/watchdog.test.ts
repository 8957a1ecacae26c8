import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { atEnd } from '../../../test/at-end.ts'

const TICK_MS = 200
const MOST_TICKS = 10
const source = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** Starts a process that watches its event loop and prints its input; SIGUSR2 blocks its loop. */
async function watched(level = 'info') {
  const program = `
    import { createLogger } from ${source('../log.ts')}
    import { watchEventLoop } from ${source('watchdog.ts')}
    watchEventLoop(createLogger('${level}').child({ worker: process.pid }), { tickMs: ${TICK_MS}, mostTicks: ${MOST_TICKS} })
    process.on('SIGUSR2', () => { for (;;); })
    process.stdin.pipe(process.stdout)
    process.stdout.write('begun\\n')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  atEnd(() => child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  await once(child.stdout, 'data')
  return { child, output: () => output }
}

test('a process whose event loop stands ends, and its line in the log says for how long it stood', async () => {
  const { child, output } = await watched()
  child.kill('SIGUSR2')
  assert.deepEqual(await once(child, 'close'), [null, 'SIGALRM'])
  const { time, stoodMs, ...line } = JSON.parse(output().split('\n')[1] as string)
  assert.deepEqual(line, { level: 'fatal', worker: child.pid, msg: 'the event loop stood still; the process ends' })
  assert.ok(Date.parse(time) > 0 && stoodMs >= TICK_MS * (MOST_TICKS - 1), String(stoodMs))
})

test('a log that is off stays silent, and the process ends all the same', async () => {
  const { child, output } = await watched('silent')
  child.kill('SIGUSR2')
  assert.deepEqual(await once(child, 'close'), [null, 'SIGALRM'])
  assert.equal(output(), 'begun\n')
})

test('a process that is suspended for longer goes on where it was', async () => {
  const { child } = await watched()
  child.kill('SIGSTOP')
  await sleep(TICK_MS * MOST_TICKS * 3)
  child.kill('SIGCONT')
  child.stdin.write('there')
  assert.equal(String((await once(child.stdout, 'data'))[0]), 'there')
  child.stdin.end()
  assert.deepEqual(await once(child, 'close'), [0, null], 'and ends by itself when it has nothing left to do')
})
