import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, ownFile, ROOT, readSource, sourceFiles } from '../source-files.ts'

/** What a test file needs, derived from its imports. */
export type Kind = 'unit' | 'command' | 'service' | 'journey'
/** The command that runs it. */
export type Tier = 'main' | 'rest' | 'drill'
/** `isSampled`: `npm test` tries some of its examples, `npm run test:rest` all. */
export type TestFile = { file: string; kind: Kind; tier: Tier; isSampled: boolean }

/** The first match counts: a browser also needs a service, and a command a database. */
const KINDS: [Kind, opens: RegExp][] = [
  ['journey', /^web\/test\/chromium\.ts$|^playwright-core$/],
  ['command', /^server\/test\/command\.ts$|^(node:)?child_process$|^bench\/src\/run-command\.ts$/],
  ['service', /^server\/test\/(postgres-server|database)\.ts$/],
]

export function testFiles(): TestFile[] {
  return sourceFiles('{contract,registry,server,sandbox,bench,web}/**/*.test.ts')
    .toSorted()
    .map((file) => {
      const opened = openedBy(file)
      const kind = KINDS.find(([, opens]) => opened.some((each) => opens.test(each)))?.[0] ?? 'unit'
      return { file, kind, tier: tierOf(file, kind), isSampled: opened.includes('server/test/examples.ts') }
    })
}

/** `.drill.test.ts` files kill, freeze, fill or try every row of a table; `.main.test.ts` files always belong to `npm test`. */
export function tierOf(file: string, kind: Kind): Tier {
  if (file.endsWith('.drill.test.ts')) return 'drill'
  return kind === 'unit' || file.endsWith('.main.test.ts') ? 'main' : 'rest'
}

/** Returns the files of these tiers; a sampled one also belongs to the rest. */
export function filesOfTiers(files: readonly TestFile[], tiers: readonly Tier[]): TestFile[] {
  return files.filter(({ tier, isSampled }) => tiers.includes(tier) || (isSampled && tiers.includes('rest')))
}

/** Returns the imports of the file and of the test modules it imports; importing sources starts no process and no browser. */
function openedBy(file: string): string[] {
  const seen = new Set<string>()
  const visit = (each: string) => {
    if (seen.has(each)) return
    seen.add(each)
    if (!isOfTests(each)) return
    for (const { specifier, isLoaded } of importsOf(readSource(each)))
      if (isLoaded) visit(ownFile(each, specifier) ?? specifier)
  }
  visit(file)
  return [...seen]
}

function isOfTests(file: string): boolean {
  return (
    /(^server\/test\/|^web\/test\/|\.test\.ts$|-under-test\.ts$|\.fixture\.ts$)/.test(file) &&
    existsSync(join(ROOT, file))
  )
}
