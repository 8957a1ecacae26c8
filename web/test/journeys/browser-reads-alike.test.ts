import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readDocument } from '../../../registry/src/papers/read-document.ts'
import { pagesOfBytes } from '../../../registry/src/pdf/open-pdf.ts'
import { invent } from '../../../registry/test/generator/invent.ts'
import { layoutOf } from '../../../registry/test/generator/layout.ts'
import { inventPaper } from '../../../registry/test/generator/papers/invented-papers.ts'
import { printPaper } from '../../../registry/test/generator/papers/print-paper.ts'
import { print } from '../../../registry/test/generator/print.ts'
import { LISTS_OF_FIXED_DATES } from '../../../registry/test/offices/lists-of-fixed-dates.ts'
import { LISTS_OF_RESIDENTS } from '../../../registry/test/offices/lists-of-residents.ts'
import { fileOf } from '../../../registry/test/offices/office-paper.ts'
import { REGISTERS_OF_BUILDINGS } from '../../../registry/test/offices/registers-of-buildings.ts'
import { REGISTERS_OF_UNITS } from '../../../registry/test/offices/registers-of-units.ts'
import { TAX_PAPERS } from '../../../registry/test/offices/tax-papers.ts'
import { TODAY } from '../../../registry/test/read-printed.ts'
import { builtClient } from '../built-client.ts'
import { visit, withoutChromium } from '../chromium.ts'
import { clientService } from '../service.ts'

const skip = withoutChromium
const origin = skip ? '' : (await clientService()).origin

const SAMPLES = new URL('../../../registry/samples/', import.meta.url)
const OFFICES = [
  ...REGISTERS_OF_UNITS,
  ...REGISTERS_OF_BUILDINGS,
  ...LISTS_OF_FIXED_DATES,
  ...LISTS_OF_RESIDENTS,
  ...TAX_PAPERS,
]
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1)

function* fixtures(): Generator<[name: string, file: Uint8Array]> {
  for (const name of globSync('*.pdf', { cwd: SAMPLES })) yield [name, readFileSync(new URL(name, SAMPLES))]
  for (const seed of SEEDS) yield [`document ${seed}`, print(invent(seed), layoutOf(seed))]
  for (const seed of SEEDS) yield [`paper ${seed}`, printPaper(inventPaper(seed), layoutOf(seed))]
  for (const paper of OFFICES) yield [paper.name, fileOf(paper)]
}

test('R-REG-02: the browser and the terminal read every document and paper alike', { skip }, async () => {
  const { page } = await visit(origin)
  await page.goto('/')
  const [reader = ''] = globSync('assets/registry-reader-*.js', { cwd: builtClient() })
  const inBrowser = (file: Uint8Array) =>
    page.evaluate(
      async ([script, content, options]) => {
        const worker = new Worker(script, { type: 'module' })
        const answer = (name: 'ready' | 'read') =>
          new Promise<unknown>((resolve, reject) => {
            worker.addEventListener('message', ({ data }) => name in data && resolve(data[name]))
            worker.addEventListener('error', () => reject(new Error('the reader did not start')))
          })
        await answer('ready')
        const read = answer('read')
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)).buffer
        worker.postMessage({ bytes, options })
        const { ownerNames: _, ...reading } = (await read) as { ownerNames?: string[] }
        worker.terminate()
        return reading
      },
      [`/${reader}`, Buffer.from(file).toString('base64'), TODAY] as const,
    )
  let count = 0
  for (const [name, file] of fixtures()) {
    const { document, ...read } = readDocument((await pagesOfBytes(file)) ?? [], TODAY)
    const expected = document === 'REGISTRY' ? read : { paper: { document, ...read } }
    // as a message and as JSON a member that is undefined is missing
    assert.deepEqual(await inBrowser(file), JSON.parse(JSON.stringify(expected)), name)
    count += 1
  }
  assert.ok(count >= 80, `${count}`)
})
