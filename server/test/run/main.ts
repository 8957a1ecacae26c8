import { availableParallelism } from 'node:os'
import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { FEW_EXAMPLES_VARIABLE } from '../examples.ts'
import { globalSetup, globalTeardown, serverPid } from '../global-setup.ts'
import { cpuOfTree } from './cpu.ts'
import { printFile, printSummary } from './print.ts'
import { filesOfTiers, type Kind, type TestFile, type Tier, testFiles } from './test-files.ts'
import { type FileResult, runInWorkers } from './workers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only the files of these tiers. */
    tier: { type: 'string', default: 'main,rest,drill' },
    /** Also print CPU-seconds by kind. */
    cpu: { type: 'boolean', default: false },
  },
})

/** One more process than processors, because files wait for their database, their browser and each other. */
const WORKERS = availableParallelism() + 1
/** Kinds that wait longest run first, so that no process works alone at the end. */
const ORDER: readonly Kind[] = ['journey', 'command', 'service', 'unit']

const tiers = values.tier.split(',') as Tier[]
if (!tiers.includes('rest')) Object.assign(process.env, { [FEW_EXAMPLES_VARIABLE]: 'true' })

function chosenFiles(): TestFile[] {
  const isNamed = ({ file }: TestFile) =>
    positionals.length === 0 || positionals.some((each) => file.startsWith(each) || matchesGlob(file, each))
  return filesOfTiers(testFiles(), tiers)
    .filter(isNamed)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

const files = chosenFiles()
const needServer = files.some(({ kind }) => kind !== 'unit')
if (needServer) await globalSetup()
const results: FileResult[] = []
try {
  await runInWorkers(files, WORKERS, (result) => {
    results.push(result)
    printFile(result)
  })
} finally {
  const cpuSeconds = values.cpu ? cpuOfTree(serverPid() ?? 0) : undefined
  if (needServer) await globalTeardown()
  printSummary(results, cpuSeconds)
}
if (results.length === 0 || results.some(({ failed }) => failed > 0)) process.exitCode = 1
