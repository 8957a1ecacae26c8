import type { ReadEntry, RegistryReading } from '../src/reading.ts'
import type { InventedDocument } from './generator/invented.ts'

/** Kinds of entries that a reading must not get wrong if it marks them as settled. */
const BURDENS = new Set([
  'MORTGAGE',
  'JEONSE_RIGHT',
  'LEASE_REGISTRATION',
  'SEIZURE',
  'PROVISIONAL_SEIZURE',
  'INJUNCTION',
  'AUCTION',
  'TRUST',
  'PROVISIONAL_REGISTRATION',
])

type True = Omit<ReadEntry, 'purpose' | 'source' | 'state'>
export type Comparison = { wrong: string[]; settled: number; values: number }

/** The entries of a document that a reading is expected to return. */
function entriesOf(document: InventedDocument): True[] {
  return document.entries.flatMap((entry) => {
    const {
      section,
      rank,
      kind,
      receivedOn,
      amountWon,
      cancelled,
      cancelledBy,
      jointCollateralList,
      trustLedger,
      second,
    } = entry
    const first = {
      section,
      rank,
      kind,
      receivedOn,
      amountWon,
      cancelled,
      cancelledBy,
      jointCollateralList,
      trustLedger,
    }
    if (second === undefined) return [first]
    return [
      first,
      {
        ...first,
        receivedOn: second.receivedOn ?? receivedOn,
        amountWon: second.amountWon ?? null,
        kind: second.kind,
        cancelled: second.cancelled,
        cancelledBy: second.cancelledBy,
        trustLedger: second.trustLedger,
      },
    ]
  })
}

/** Values that a reading wrongly marks as settled, and burdens that it omits or reports as cancelled without doubt. */
export function compare(document: InventedDocument, reading: RegistryReading): Comparison {
  const truth = entriesOf(document)
  const wrong: string[] = []
  const key = ({ section, rank, kind }: Pick<True, 'section' | 'rank' | 'kind'>) => `${section} ${rank} ${kind}`
  const found = new Map(reading.entries.map((entry) => [key(entry), entry]))
  let settled = 0
  for (const each of truth) {
    const entry = found.get(key(each))
    if (entry === undefined) {
      if (reading.state === 'READ' || (BURDENS.has(each.kind) && !each.cancelled && isSilent(reading)))
        wrong.push(`lost: ${key(each)}`)
      continue
    }
    if (entry.state === 'DOUBTED') continue
    settled += 1
    for (const field of [
      'receivedOn',
      'amountWon',
      'cancelled',
      'cancelledBy',
      'jointCollateralList',
      'trustLedger',
    ] as const)
      if (entry[field] !== each[field]) wrong.push(`${key(each)} ${field}: ${entry[field]} for ${each[field]}`)
  }
  const real = new Set(truth.map(key))
  for (const entry of reading.entries)
    if (entry.state === 'SETTLED' && !real.has(key(entry))) wrong.push(`invented: ${key(entry)}`)
  const text = JSON.stringify(reading)
  for (const name of document.names) if (text.includes(name)) wrong.push(`a name: ${name}`)
  return { wrong, settled, values: truth.length }
}

/** Whether a reading reports no missing data. */
const isSilent = ({ problems }: RegistryReading) =>
  !problems.some(({ code }) => code === 'UNREADABLE_ENTRY' || code === 'SUMMARY_DIFFERS' || code === 'PAGES_MISSING')
