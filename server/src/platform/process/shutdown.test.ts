import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { closeInOrder } from './shutdown.ts'

test('steps close one after the other, and one that fails does not keep the rest from closing', async () => {
  const closed: string[] = []
  const close = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, name === 'http' ? 20 : 0))
    closed.push(name)
    if (name === 'jobs') throw new Error('stuck')
  }
  const log = { error: () => {} }
  const clean = await closeInOrder(
    ['http', 'jobs', 'database'].map((name) => [name, close(name)]),
    log,
  )
  assert.deepEqual([clean, closed], [false, ['http', 'jobs', 'database']])
})

test('what a failed start and a signal both ask to close is closed once', async () => {
  let closed = 0
  const steps: [string, () => Promise<unknown>][] = [['database', async () => (closed += 1)]]
  const log = { error: assert.fail }
  assert.deepEqual(await Promise.all([closeInOrder(steps, log), closeInOrder(steps, log)]), [true, true])
  assert.equal(closed, 1)
})

test('SIGTERM lets a request under way finish, refuses new ones and ends with exit code 0', async () => {
  const script = `
    import fastify from 'fastify'
    import { createLogger } from ${JSON.stringify(join(import.meta.dirname, '../log.ts'))}
    import { shutDownInOrder } from ${JSON.stringify(join(import.meta.dirname, 'shutdown.ts'))}
    import { drainOnClose } from ${JSON.stringify(join(import.meta.dirname, '../http/draining.ts'))}
    const app = fastify()
    drainOnClose(app)
    app.get('/slow', async () => { console.log('begun'); await new Promise((r) => setTimeout(r, 500)); return 'done' })
    shutDownInOrder([['http', () => app.close()]], createLogger('silent'))
    console.log(await app.listen({ port: 0 }))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [origin] = (await once(child.stdout, 'data')).map((chunk) => String(chunk).trim())
  const exited = once(child, 'exit')
  const slow = fetch(`${origin}/slow`)
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  assert.equal(await (await slow).text(), 'done')
  assert.deepEqual(await exited, [0, null])
  await assert.rejects(fetch(`${origin}/slow`))
})
