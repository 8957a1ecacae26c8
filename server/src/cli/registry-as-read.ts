import { MAX_PAPER_AMOUNT_MANWON } from '@lease-risk/contract/common'
import { RegistryEntryKind, type RegistryReading as TypedRegistry } from '@lease-risk/contract/papers-input'
import type { DocumentHome, EntryKind, ReadEntry, RegistryReading } from '@lease-risk/registry/reading'
import { refused } from '@lease-risk/registry/refused'
import { seoulDate } from '../domain/calendar.ts'
import { word } from '../words/in-words.ts'
import type { Language } from '../words/language.ts'
import { openDocument } from './open-document.ts'
import { problemMessage } from './registry-problems.ts'

type TypedEntry = TypedRegistry['entries'][number]

/** Entries on who owns the home or on other entries: rights that they concern are entries of their own. */
const WITHOUT_CLAIM: ReadonlySet<EntryKind> = new Set<EntryKind>([
  'OWNERSHIP_TRANSFER',
  'OWNERSHIP_PRESERVATION',
  'NAME_CHANGE',
  'CANCELLATION',
  'CHANGE',
  'TRANSFER_OF_RIGHT',
])
const OPEN: TypedEntry = { kind: 'OTHER', cancelled: false, jointCollateral: false }
const WON_PER_MANWON = 10_000
const MOST_ENTRIES = 100

/** @throws Error with the reader's code and sentence for each reason to refuse the file. */
export async function readRegistry(
  file: string,
  language: Language,
): Promise<{ reading: RegistryReading; asRead: AsRead }> {
  const read = await openDocument(file, { today: seoulDate(new Date()) })
  const reading = read.document === 'REGISTRY' ? read.reading : refused('NOT_A_REGISTRY', 0)
  const asRead = reading.state === 'REFUSED' ? null : registryAsRead(reading)
  const problems = reading.problems.map((problem) => `${problem.code}: ${word(problemMessage(problem), language)}`)
  if (asRead === null) throw new Error(problems.join('\n'))
  return { reading, asRead }
}

/** A document as it goes into a calculation that nobody has confirmed. `doubted`: how many entries count as open. */
export type AsRead = { registry: TypedRegistry; live: TypedEntry[]; doubted: number }

/**
 * R-REG-35: what is not settled counts as an entry of an unknown amount, also where it looks cancelled; a doubtful document
 * without such an entry may lack one. `null`: no day in the document says how old it is.
 */
function registryAsRead(reading: RegistryReading): AsRead | null {
  const { viewedAt, kind, home, entries, signals, state } = reading
  const days = entries.flatMap(({ receivedOn }) => receivedOn ?? [])
  const readOn = viewedAt?.slice(0, 10) ?? days.toSorted().at(-1)
  if (readOn === undefined) return null
  const read = entries.flatMap(typedEntry)
  const doubted = entries.filter((entry) => entry.state === 'DOUBTED').length
  const lacking = state === 'DOUBTED' && doubted === 0 ? [OPEN] : []
  const all = [...read, ...signals.map((signal): TypedEntry => ({ ...OPEN, kind: signal })), ...lacking]
  const live = all.filter(({ cancelled }) => !cancelled)
  return {
    registry: {
      readOn,
      part: kind ?? 'UNIT',
      ownerIsLandlord: 'UNKNOWN',
      entries: [...live, ...all.filter(({ cancelled }) => cancelled)].slice(0, MOST_ENTRIES),
      ...(home && { home: homeNamed(home) }),
    },
    live,
    doubted: doubted + lacking.length,
  }
}

function typedEntry({ state, ...entry }: ReadEntry): TypedEntry[] {
  const { receivedOn, amountWon, cancelled, jointCollateral, jointCollateralList } = entry
  const kind = RegistryEntryKind.enum.find((each) => each === entry.kind) ?? 'OTHER'
  const registeredOn = receivedOn === null ? {} : { registeredOn: receivedOn }
  if (state === 'DOUBTED') return [{ ...OPEN, kind, ...registeredOn }]
  if (WITHOUT_CLAIM.has(entry.kind)) return []
  // a part of 10,000 won is owed as well
  const amountManwon = amountWon === null ? Number.POSITIVE_INFINITY : Math.ceil(amountWon / WON_PER_MANWON)
  return [
    {
      kind,
      cancelled,
      jointCollateral: jointCollateral === true || jointCollateralList !== null,
      ...registeredOn,
      ...(amountManwon <= MAX_PAPER_AMOUNT_MANWON && { amountManwon }),
    },
  ]
}

/** R-REG-33: what the document states of its home. */
function homeNamed({ legalDistrict, lot, dong, ho }: DocumentHome): NonNullable<TypedRegistry['home']> {
  return {
    ...(legalDistrict !== null && { legalDistrict }),
    ...(lot !== null && { lot }),
    ...(dong !== null && { dong }),
    ...(ho !== null && { ho }),
  }
}
