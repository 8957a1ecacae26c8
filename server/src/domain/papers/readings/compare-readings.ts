import { type Message, message } from '../../../words/message.ts'
import { sum } from '../../distribution/won.ts'
import { ENTRY_KIND_FACTS, type EntryKind } from '../claims/entry-kinds.ts'
import { typedDeposits } from '../claims/senior-tenants.ts'
import { type LeaseDates, NO_DATES, type RegistryEntry, type SeniorTenants, type TypedPapers } from '../papers-input.ts'

export type ReadingChange = {
  type: 'ADDED' | 'CHANGED' | 'CANCELLED' | 'REMOVED'
  subject: EntryKind | 'OWNER' | 'TAX_ARREARS' | 'WAGES' | 'SENIOR_TENANTS' | 'VIOLATION_MARK' | 'DATES'
  /** A mortgage or jeonse right that was not there before; the tenant must know about it before paying. */
  isNewSecurityRight: boolean
  sentence: Message
}

type Reading = TypedPapers

const ORDER: Record<ReadingChange['type'], number> = { ADDED: 1, CHANGED: 2, CANCELLED: 3, REMOVED: 4 }

/** The differences between two readings, a new security right first. Notes are ignored. */
export function compareReadings(from: Reading, to: Reading): ReadingChange[] {
  const changes = [
    ...matchEntries(from.registry?.entries ?? [], to.registry?.entries ?? []).flatMap(entryChange),
    ...ownerChange(from, to),
    ...amountChange('TAX_ARREARS', knownTaxes(from), knownTaxes(to)),
    ...amountChange('WAGES', from.wagesManwon ?? null, to.wagesManwon ?? null),
    ...amountChange('SENIOR_TENANTS', knownDeposits(from.seniorTenants), knownDeposits(to.seniorTenants)),
    ...countChange(from, to),
    ...markChange(from, to),
    ...dateChanges(from, to),
  ]
  const weight = (change: ReadingChange) => (change.isNewSecurityRight ? 0 : ORDER[change.type])
  return changes.toSorted((a, b) => weight(a) - weight(b))
}

/** One entry in two readings; `null`: only the other reading contains it. */
type EntryChange = { before: RegistryEntry | null; after: RegistryEntry | null }

/**
 * Criteria for two entries to be the same, strictest first. Entries have no number, and a tenant may correct a date or an
 * amount between two readings.
 */
const LIKENESS: ((a: RegistryEntry, b: RegistryEntry) => boolean)[] = [
  (a, b) =>
    a.registeredOn === b.registeredOn &&
    a.amountManwon === b.amountManwon &&
    a.cancelled === b.cancelled &&
    a.jointCollateral === b.jointCollateral,
  (a, b) => a.registeredOn === b.registeredOn && a.amountManwon === b.amountManwon,
  (a, b) => a.registeredOn === b.registeredOn && a.registeredOn !== null,
  (a, b) =>
    a.amountManwon === b.amountManwon &&
    a.amountManwon !== null &&
    (a.registeredOn === null || b.registeredOn === null),
]

/** Pairs the entries of two readings; each entry is in exactly one pair. */
function matchEntries(before: readonly RegistryEntry[], after: readonly RegistryEntry[]): EntryChange[] {
  const right = [...after]
  const pairs: EntryChange[] = []
  const unmatched = LIKENESS.reduce(
    (left, isAlike) =>
      left.filter((entry) => {
        const at = right.findIndex((other) => other.kind === entry.kind && isAlike(entry, other))
        if (at >= 0) pairs.push({ before: entry, after: right.splice(at, 1)[0] ?? null })
        return at < 0
      }),
    before,
  )
  return [
    ...pairs,
    ...unmatched.map((entry) => ({ before: entry, after: null })),
    ...right.map((entry) => ({ before: null, after: entry })),
  ]
}

function knownDeposits(tenants: SeniorTenants | null): number | null {
  return tenants === null || (tenants.state === 'UNKNOWN' && typedDeposits(tenants) === 0)
    ? null
    : typedDeposits(tenants)
}

/** Taxes listed one by one and the typed total; `null`: neither was typed. */
function knownTaxes({ taxArrearsManwon, taxes = null }: Reading): number | null {
  return taxes === null ? taxArrearsManwon : sum([taxArrearsManwon ?? 0, ...taxes.map((tax) => tax.amountManwon)])
}

function countChange({ seniorTenants: from }: Reading, { seniorTenants: to }: Reading): ReadingChange[] {
  const [before, after] = [from?.countKnown ?? null, to?.countKnown ?? null]
  const [listedBefore, listedAfter] = [from?.countAtLeast ?? null, to?.countAtLeast ?? null]
  const listed = { before: listedBefore, after: listedAfter }
  return [
    ...(before === after ? [] : [changed('SENIOR_TENANTS', message('TENANT_COUNT_CHANGED', { before, after }))]),
    ...(listedBefore === listedAfter ? [] : [changed('SENIOR_TENANTS', message('HOUSEHOLDS_LISTED_CHANGED', listed))]),
  ]
}

function entryChange({ before, after }: EntryChange): ReadingChange[] {
  const entry = after ?? before
  if (entry === null) return []
  const { kind, registeredOn, amountManwon } = entry
  const named = { kind, registeredOn }
  const change = (type: ReadingChange['type'], sentence: Message): ReadingChange[] => [
    {
      type,
      subject: kind,
      isNewSecurityRight: type === 'ADDED' && ENTRY_KIND_FACTS[kind].isSecurityRight,
      sentence,
    },
  ]
  if (before === null) return entry.cancelled ? [] : change('ADDED', message('ENTRY_ADDED', { ...named, amountManwon }))
  if (after === null) return before.cancelled ? [] : change('REMOVED', message('ENTRY_REMOVED', named))
  if (!before.cancelled && after.cancelled) return change('CANCELLED', message('ENTRY_STRUCK', named))
  if (before.cancelled && !after.cancelled) return change('ADDED', message('ENTRY_BACK', named))
  const changes = differencesOf(before, after)
  return changes.length === 0 || after.cancelled
    ? []
    : change('CHANGED', message('ENTRY_CHANGED', { ...named, changes }))
}

function differencesOf(before: RegistryEntry, after: RegistryEntry): Message[] {
  const found: Message[] = []
  if (before.registeredOn !== after.registeredOn)
    found.push(message('ENTRY_DATE_CHANGED', { before: before.registeredOn, after: after.registeredOn }))
  if (before.amountManwon !== after.amountManwon)
    found.push(message('ENTRY_AMOUNT_CHANGED', { before: before.amountManwon, after: after.amountManwon }))
  if (before.jointCollateral !== after.jointCollateral)
    found.push(message('ENTRY_COLLATERAL_CHANGED', { joint: after.jointCollateral }))
  return found
}

function ownerChange({ registry: before }: Reading, { registry: after }: Reading): ReadingChange[] {
  if (before === null || after === null || before.ownerIsLandlord === after.ownerIsLandlord) return []
  return [changed('OWNER', message('OWNER_CHANGED', { before: before.ownerIsLandlord, after: after.ownerIsLandlord }))]
}

function amountChange(
  subject: 'TAX_ARREARS' | 'WAGES' | 'SENIOR_TENANTS',
  before: number | null,
  after: number | null,
): ReadingChange[] {
  return before === after ? [] : [changed(subject, message('AMOUNT_CHANGED', { subject, before, after }))]
}

function markChange({ violationMark: before }: Reading, { violationMark: after }: Reading): ReadingChange[] {
  if (!before === !after) return []
  const subject = { subject: 'VIOLATION_MARK', isNewSecurityRight: false } as const
  return after
    ? [{ ...subject, type: 'ADDED', sentence: message('MARK_ADDED', after) }]
    : [{ ...subject, type: 'REMOVED', sentence: message('MARK_REMOVED') }]
}

function dateChanges({ dates: before }: Reading, { dates: after }: Reading): ReadingChange[] {
  return (Object.keys(NO_DATES) as (keyof LeaseDates)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => changed('DATES', message('DATE_CHANGED', { name, before: before[name], after: after[name] })))
}

function changed(subject: ReadingChange['subject'], sentence: Message): ReadingChange {
  return { type: 'CHANGED', subject, isNewSecurityRight: false, sentence }
}
