import type { DocumentReading } from '../src/papers/read-document.ts'
import type { InventedPaper } from './generator/papers/invented-papers.ts'

/** `settled`: number of values that the reading marks as settled, out of `values`. `wrong`: its false statements. */
export type PaperComparison = { wrong: string[]; settled: number; values: number }

type Value = { value: unknown; state: string } | null

export function comparePaper(paper: InventedPaper, reading: DocumentReading): PaperComparison {
  const text = JSON.stringify(reading)
  const wrong = [...new Set(paper.names)].filter((name) => text.includes(name)).map((name) => `a name: ${name}`)
  if (/\d{6}-\d[\d*]/.test(text)) wrong.push('a resident number')
  if (reading.document !== paper.document)
    return { wrong: [...wrong, `taken for ${reading.document}`], settled: 0, values: 1 }
  if (reading.issuedOn !== null && reading.issuedOn !== paper.issuedOn)
    wrong.push(`issued on: ${reading.issuedOn} for ${paper.issuedOn}`)
  const pairs = pairsOf(paper, reading)
  let settled = 0
  for (const [name, truth, found] of pairs) {
    if (found?.state !== 'SETTLED') continue
    settled += 1
    if (JSON.stringify(found.value) !== JSON.stringify(truth))
      wrong.push(`${name}: ${JSON.stringify(found.value)} for ${JSON.stringify(truth)}`)
  }
  return { wrong, settled, values: pairs.filter(([, truth]) => truth !== null).length }
}

/** The correct values, each with the value that was read. */
function pairsOf(paper: InventedPaper, reading: DocumentReading): [name: string, truth: unknown, found: Value][] {
  if (paper.document === 'BUILDING_REGISTER' && reading.document === paper.document) {
    const isUnit = paper.part === 'UNIT'
    return [
      ['violation', paper.violation || null, reading.violation],
      ['area', isUnit ? paper.area : null, reading.areaSquareMeter],
      ['floor', isUnit ? paper.floor : null, reading.floor],
      ['use', isUnit ? paper.use : '다가구주택', reading.use],
      ['households', isUnit ? null : paper.households, reading.households],
    ]
  }
  if (paper.document === 'FIXED_DATES' && reading.document === paper.document) {
    const truth = paper.leases.map(({ rentWon: _rentWon, ...lease }) => lease)
    const found = reading.leases.map(({ state, source: _source, ...value }) => ({ state, value }))
    return [['none', paper.leases.length === 0 || null, reading.none], ...rows(truth, found)]
  }
  if (paper.document === 'HOUSEHOLDS' && reading.document === paper.document) {
    const found = reading.households.map(({ state, source: _source, ...value }) => ({ state, value }))
    return [['none', paper.households.length === 0 || null, reading.none], ...rows(paper.households, found)]
  }
  if (paper.document === 'TAX_CERTIFICATE' && reading.document === paper.document)
    return [
      ['noArrears', paper.hasDeferred ? null : true, reading.noArrears],
      ['deferred', paper.hasDeferred ? null : 'NONE', reading.deferred],
    ]
  return []
}

function rows(truth: readonly unknown[], found: readonly Value[]): [string, unknown, Value][] {
  const extra = found.slice(truth.length).map((each): [string, unknown, Value] => ['a row too many', null, each])
  return [...truth.map((each, at): [string, unknown, Value] => [`row ${at + 1}`, each, found[at] ?? null]), ...extra]
}
