import assert from 'node:assert/strict'
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { atEnd } from '../../test/at-end.ts'
import { OF_PROCESSES } from '../../test/of-processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'lease-risk-parameters-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'folder'))
writeFileSync(join(folder, 'some.csv'), 'nothing of use')

const NO_DATABASE = 'postgres://nobody:hidden-word@127.0.0.1:1/none'
/** The parameters each command needs to get as far as the database. */
const COMMANDS: Record<string, string[]> = {
  '../migrate': [],
  backup: ['new.tar.zst'],
  fit: [],
  'import-public-prices': ['some.csv'],
  'import-transactions': ['some.csv'],
  refresh: [],
  'verify-audit': [],
}

function run(command: string, ...parameters: string[]): SpawnSyncReturns<string> {
  const script = join(import.meta.dirname, `${command}.ts`)
  // nothing that runs on this machine is called
  const env = { ...OF_PROCESSES, DATA_DIR: folder, DATABASE_URL: NO_DATABASE, PORT: '1' }
  return spawnSync(process.execPath, [script, ...parameters], { cwd: folder, env, encoding: 'utf8' })
}

/** The problem is reported in one line, with or without the usage below it. */
function assertRefused({ status, stdout, stderr }: SpawnSyncReturns<string>, problem: RegExp): void {
  assert.equal(status, 1, stderr)
  assert.match(stderr.split('\n', 1)[0] ?? '', problem)
  assert.doesNotMatch(stdout + stderr, /\n {4}at |hidden-word/)
}

/** What is right gets as far as the service. */
const NO_SERVICE = /^http:\/\/127\.0\.0\.1:1에서 답하는 서비스가 없습니다/
const DIAGNOSE = { diagnose: ['서울', '--jeonse', '1'] }

for (const [command, parameters] of Object.entries({
  ...COMMANDS,
  ...DIAGNOSE,
  doctor: [],
  'move-files': [],
  restore: [],
})) {
  test(`${command}: --help is the usage, an unknown option is named, and nothing else is done`, () => {
    const help = run(command, ...parameters, '--help')
    assert.deepEqual([help.status, help.stderr], [0, ''])
    assert.match(help.stdout, /^사용법: npm run /)
    const unknown = run(command, ...parameters, '--nope')
    assertRefused(unknown, /^알 수 없는 옵션입니다: --nope$/)
    assert.match(unknown.stderr, /\n사용법: npm run /)
  })
}

for (const [command, parameters] of Object.entries(COMMANDS)) {
  test(`${command}: a missing database is reported in one line`, () => {
    const gone = run(command, ...parameters)
    assertRefused(gone, /^연결할 수 없습니다: 127\.0\.0\.1:1 \(ECONNREFUSED\)/)
    assert.equal(gone.stderr.trimEnd().split('\n').length, 1, gone.stderr)
  })
}

test('a floor below the ground is written as people write it; a value that is missing or not taken is named', () => {
  const address = '서울 관악구 신림동 1422-5'
  assertRefused(run('diagnose', address, '--jeonse', '13200', '--floor', '-1'), NO_SERVICE)
  assertRefused(run('diagnose', address, '--jeonse'), /^옵션의 값이 없거나 맞지 않습니다: --jeonse$/)
  assertRefused(run('diagnose', address, '--jeonse', '--floor', '3'), /^옵션의 값이 없거나 맞지 않습니다: --jeonse$/)
  assertRefused(run('import-transactions', 'some.csv', '--again=yes'), /^옵션의 값이 없거나 맞지 않습니다: --again$/)
  assertRefused(run('refresh', 'more'), /^알 수 없는 값입니다: more$/)
  assertRefused(run('fit', 'more'), /^알 수 없는 값입니다: more$/)
})

test('a file that is missing or a folder is named before anything is asked of the database', () => {
  for (const command of ['restore', 'import-transactions', 'import-public-prices']) {
    assertRefused(run(command, join(folder, 'none.csv')), /none\.csv: 없는 파일이나 폴더입니다\.$/)
    const refusal = command === 'restore' ? '파일이 아니라 폴더입니다' : '가져올 수 있는 파일이 없는 폴더입니다'
    assertRefused(run(command, 'folder'), new RegExp(`folder: ${refusal}\\.$`))
  }
  assertRefused(run('backup', '/no/such/folder/x.tar.zst'), /^\/no\/such\/folder: 없는 파일이나 폴더입니다\.$/)
  assertRefused(run('backup', 'some.csv/x.tar.zst'), /some\.csv: 폴더가 아닌 것이 경로에 있습니다\.$/)
  assertRefused(
    run('import-transactions', 'some.csv', '--rejects', '/no/such/list.tsv'),
    /^\/no\/such: 없는 파일이나 폴더입니다\.$/,
  )
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes('unfinished')),
    [],
  )
})

const ENGLISH = ['1422-5 Sillim-dong, Gwanak-gu, Seoul', '--lang', 'en']

test('diagnose: what is wrong is said in the language of --lang, wherever that stands, and in Korean without a right one', () => {
  assert.match(run('diagnose', '--lang=en', '--help').stdout, /^Usage: npm run diagnose /)
  assertRefused(run('diagnose', ...ENGLISH, '--jeonse', 'much'), /^Not a number: much$/)
  assertRefused(run('diagnose', '--nope', ...ENGLISH), /^There is no such option: --nope$/)
  assertRefused(run('diagnose', '서울', '--jeonse', 'much'), /^숫자가 아닙니다: much$/)
  assertRefused(
    run('diagnose', '서울', '--jeonse', '1', '--lang', 'fr'),
    /^--lang: 다음 값 중 하나여야 합니다: ko, en$/,
  )
})

test('diagnose: a rent without a deposit is refused, as a request without one is', () => {
  assertRefused(run('diagnose', '서울', '--rent', '85'), /^--rent에는 --deposit이 필요합니다\./)
  assertRefused(run('diagnose', ...ENGLISH, '--rent', '85'), /^--rent needs --deposit\./)
  assertRefused(run('diagnose', '서울', '--rent', '85', '--deposit', '0'), NO_SERVICE)
})
