import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { atEnd } from '../../test/at-end.ts'
import { until } from '../../test/until.ts'
import { givenVariables } from '../platform/config/given-variables.ts'
import { freePort } from '../platform/embedded/cluster.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Processes of this machine that have the folder among their parameters or in their environment. */
function processesOf(folder: string): string[] {
  const about = (pid: string) => {
    try {
      return ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8')).join('\0')
    } catch {
      return ''
    }
  }
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && about(pid).includes(folder))
}

async function startIn(folder: string) {
  const { PATH } = givenVariables(process.env)
  const environment = { PATH, HOME: folder, DATA_DIR: folder, PORT: String(await freePort()), WORKERS: '1' }
  const child = spawn('npm', ['start'], { cwd: ROOT, env: environment, stdio: 'ignore' })
  return { child, exited: once(child, 'exit') }
}

for (const [when, reached] of [
  ['within the first second', () => sleep(700)],
  ['while the database is being created', (folder: string) => until(() => holds(folder, /^postgres\.new-/), 'initdb')],
  ['as soon as the database is there', (folder: string) => until(() => holds(folder, /^postgres$/), 'the database')],
  [
    'while the database starts',
    (folder: string) => until(() => holds(join(folder, 'postgres'), /^postmaster\.pid$/), 'it'),
  ],
] as const) {
  test(`R-OPS-07: npm start that is asked to end ${when} leaves no process behind`, {
    skip: process.platform !== 'linux',
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lease-risk-early-'))
    chmodSync(folder, 0o711)
    atEnd(async () => {
      for (const pid of processesOf(folder)) process.kill(Number(pid), 'SIGKILL')
      await until(() => processesOf(folder).length === 0, 'nothing is left')
      rmSync(folder, { recursive: true, force: true })
    })
    const { child, exited } = await startIn(folder)
    await reached(folder)
    child.kill('SIGTERM')
    await exited
    // the server would be told by nobody now
    for (let left = 100; processesOf(folder).length > 0 && left > 0; left -= 1) await sleep(100)
    assert.deepEqual(
      processesOf(folder).map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')),
      [],
    )
  })
}

function holds(folder: string, name: RegExp): boolean {
  try {
    return readdirSync(folder).some((each) => name.test(each))
  } catch {
    return false
  }
}
