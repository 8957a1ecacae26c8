import { formatDate, formatManwon } from '../../../words/ko/format.ts'
import { withParticle } from '../../../words/ko/particle.ts'
import { ENTRY_KIND_FACTS, type EntryKind } from '../claims/entry-kinds.ts'
import { typedDeposits } from '../claims/senior-tenants.ts'
import type { RegistryEntry, SeniorTenants, TypedPapers } from '../papers-input.ts'
import { type EntryChange, matchEntries } from './match-entries.ts'

export type ReadingChange = {
  type: 'ADDED' | 'CHANGED' | 'CANCELLED' | 'REMOVED'
  subject: EntryKind | 'OWNER' | 'TAX_ARREARS' | 'SENIOR_TENANTS' | 'DATES'
  /** A mortgage or jeonse right that was not there before: what the tenant must know before paying. */
  isNewSecurityRight: boolean
  sentence: string
}

type Reading = TypedPapers

const ORDER: Record<ReadingChange['type'], number> = { ADDED: 1, CHANGED: 2, CANCELLED: 3, REMOVED: 4 }

/** What differs between two readings, the new security right first. Notes are left out. */
export function compareReadings(from: Reading, to: Reading): ReadingChange[] {
  const changes = [
    ...matchEntries(from.registry?.entries ?? [], to.registry?.entries ?? []).flatMap(entryChange),
    ...ownerChange(from, to),
    ...amountChange('TAX_ARREARS', '미납 세금', from.taxArrearsManwon, to.taxArrearsManwon),
    ...amountChange(
      'SENIOR_TENANTS',
      '다른 임차인의 보증금',
      knownDeposits(from.seniorTenants),
      knownDeposits(to.seniorTenants),
    ),
    ...dateChanges(from, to),
  ]
  const weight = (change: ReadingChange) => (change.isNewSecurityRight ? 0 : ORDER[change.type])
  return changes.toSorted((a, b) => weight(a) - weight(b))
}

function knownDeposits(tenants: SeniorTenants | null): number | null {
  return tenants === null || (tenants.state === 'UNKNOWN' && typedDeposits(tenants) === 0)
    ? null
    : typedDeposits(tenants)
}

function entryChange({ before, after }: EntryChange): ReadingChange[] {
  const entry = after ?? before
  if (entry === null) return []
  const { label, isSecurityRight } = ENTRY_KIND_FACTS[entry.kind]
  const change = (type: ReadingChange['type'], sentence: string, isNew = false): ReadingChange[] => [
    { type, subject: entry.kind, isNewSecurityRight: isNew, sentence },
  ]
  if (before === null) {
    if (entry.cancelled) return []
    const amount =
      entry.amountManwon === null ? '금액은 적지 않으셨습니다' : `금액은 ${formatManwon(entry.amountManwon)}입니다`
    return change(
      'ADDED',
      `${dateOf(entry)} ${withParticle(label, '이/가')} 새로 있습니다. ${amount}.`,
      isSecurityRight,
    )
  }
  if (after === null) {
    if (before.cancelled) return []
    return change(
      'REMOVED',
      `앞서 적은 ${dateOf(before)} ${withParticle(label, '이/가')} 이번에는 없습니다. 말소된 것인지 빠뜨린 것인지 확인하십시오.`,
    )
  }
  if (!before.cancelled && after.cancelled)
    return change('CANCELLED', `${dateOf(after)} ${withParticle(label, '이/가')} 말소되었습니다.`)
  if (before.cancelled && !after.cancelled) {
    return change(
      'ADDED',
      `말소로 적었던 ${dateOf(after)} ${withParticle(label, '이/가')} 이번에는 살아 있습니다.`,
      isSecurityRight,
    )
  }
  const differences = differencesOf(before, after)
  return differences.length === 0 || after.cancelled
    ? []
    : change('CHANGED', `${dateOf(after)} ${label}: ${differences.join(', ')}.`)
}

function dateOf({ registeredOn }: RegistryEntry): string {
  return registeredOn === null ? '날짜를 적지 않은' : `${formatDate(registeredOn)}에 등기된`
}

function differencesOf(before: RegistryEntry, after: RegistryEntry): string[] {
  const found: string[] = []
  if (before.registeredOn !== after.registeredOn) {
    found.push(
      `등기일이 ${words(before.registeredOn, formatDate)}에서 ${to(after.registeredOn, formatDate)} 바뀌었습니다`,
    )
  }
  if (before.amountManwon !== after.amountManwon) {
    found.push(
      `금액이 ${words(before.amountManwon, formatManwon)}에서 ${to(after.amountManwon, formatManwon)} 바뀌었습니다`,
    )
  }
  if (before.jointCollateral !== after.jointCollateral) {
    found.push(after.jointCollateral ? '공동담보가 되었습니다' : '공동담보가 아닌 것으로 바뀌었습니다')
  }
  return found
}

function words<T>(value: T | null, format: (value: T) => string): string {
  return value === null ? '알 수 없음' : format(value)
}

function to<T>(value: T | null, format: (value: T) => string): string {
  return withParticle(words(value, format), '으로/로')
}

function ownerChange({ registry: before }: Reading, { registry: after }: Reading): ReadingChange[] {
  if (before === null || after === null || before.ownerIsLandlord === after.ownerIsLandlord) return []
  const said = { YES: '같음', NO: '다름', UNKNOWN: '모름' }
  const sentence = `소유자와 임대인: ${said[before.ownerIsLandlord]}에서 ${withParticle(said[after.ownerIsLandlord], '으로/로')} 바뀌었습니다. 소유자가 바뀌었으면 누구와 계약하는지 다시 확인하십시오.`
  return [{ type: 'CHANGED', subject: 'OWNER', isNewSecurityRight: false, sentence }]
}

function amountChange(
  subject: 'TAX_ARREARS' | 'SENIOR_TENANTS',
  name: string,
  before: number | null,
  after: number | null,
): ReadingChange[] {
  if (before === after) return []
  const sentence = `${withParticle(name, '이/가')} ${words(before, formatManwon)}에서 ${to(after, formatManwon)} 바뀌었습니다.`
  return [{ type: 'CHANGED', subject, isNewSecurityRight: false, sentence }]
}

const DATE_NAMES: Record<keyof Reading['dates'], string> = {
  contractOn: '계약일',
  balanceOn: '잔금일',
  moveInOn: '입주일',
  reportOn: '전입신고일',
  fixedDateOn: '확정일자',
  endOn: '끝나는 날',
}

function dateChanges({ dates: before }: Reading, { dates: after }: Reading): ReadingChange[] {
  const names = Object.keys(DATE_NAMES) as (keyof Reading['dates'])[]
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      type: 'CHANGED',
      subject: 'DATES',
      isNewSecurityRight: false,
      sentence: `${DATE_NAMES[name]}: ${words(before[name], formatDate)}에서 ${to(after[name], formatDate)} 바뀌었습니다.`,
    }))
}
