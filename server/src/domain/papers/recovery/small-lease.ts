import { formatDate, formatManwon } from '../../../words/ko/format.ts'
import { addDays } from '../../calendar.ts'
import { PAPER_NAMES } from '../../checks/paper-names.ts'
import type { SmallLeaseTerms } from '../../law/small-lease-terms.ts'
import { ENTRY_KIND_FACTS } from '../claims/entry-kinds.ts'
import { isAfterStanding, leaseMayFail, standingOf, tenantPriority } from '../claims/tenant-priority.ts'
import type { PaperHome, RegistryEntry, TypedPapers } from '../papers-input.ts'

type SmallLeaseRow = SmallLeaseTerms & {
  /** Last day; `null` while it lasts. */
  effectiveUntil: string | null
  withinLimit: boolean
  /** What these terms would give this deposit. */
  shareManwon: number
  needsLawCheck: boolean
  sentence: string
}

export type SmallLease = {
  /** What settles which row decides. `TABLE_MISSING`: there is no table for this district. */
  basis: 'OLDEST_SECURITY_RIGHT' | 'NO_SECURITY_RIGHT' | 'DATE_UNKNOWN' | 'REGISTRY_NOT_READ' | 'TABLE_MISSING'
  /** Registration of the oldest security right ahead; `null`: none, or not known. */
  decidingDate: string | null
  /** The rows that may decide, oldest first. */
  rows: SmallLeaseRow[]
  /** Before the cap on all small tenants together. `high` `null`: no table. */
  shareManwon: { low: number; high: number | null }
  /** Whether nothing is paid whatever the deposit. */
  excluded: boolean
  sentences: string[]
}

const CONDITIONS =
  '경매개시결정이 등기되기 전에 입주와 전입신고를 마치고 배당을 요구해야 받습니다. 소액임차인 모두가 받는 돈은 낙찰가에서 집행비용을 뺀 금액의 절반까지이며 나누어 받습니다.'

/** What the tenant would get before everybody else, by the terms that the oldest security right chooses. */
export function smallLease(
  table: readonly SmallLeaseTerms[],
  { home, depositManwon, typed, asOf }: { home: PaperHome; depositManwon: number; typed: TypedPapers; asOf: string },
): SmallLease {
  const known = table.filter(({ effectiveFrom }) => effectiveFrom <= asOf)
  const chosen = decidingRows(known, typed)
  const rows = chosen.rows.map((terms) => rowOf(terms, known, depositManwon))
  const { excluded, doubtful, sentences } = obstacles(typed, home.isShared)
  const isAmbiguous = new Set(rows.map(({ effectiveFrom }) => effectiveFrom)).size < rows.length
  const shares = excluded ? [0] : rows.map(({ shareManwon }) => shareManwon)
  return {
    basis: chosen.basis,
    decidingDate: chosen.decidingDate,
    rows,
    shareManwon: {
      low: excluded || doubtful || chosen.beforeTable || shares.length === 0 ? 0 : Math.min(...shares),
      high: shares.length === 0 ? null : Math.max(...shares),
    },
    excluded,
    sentences: [
      BASIS_SENTENCES[chosen.basis],
      ...(isAmbiguous ? [SEVERAL_REGIONS] : []),
      ...(chosen.beforeTable ? [BEFORE_TABLE] : []),
      ...sentences,
      CONDITIONS,
    ],
  }
}

const SEVERAL_REGIONS =
  '이 지역의 코드만으로는 어느 지역 기준이 적용되는지 정할 수 없어 가능한 기준을 모두 보여 드립니다. 법령 확인 필요.'
const BEFORE_TABLE = '가지고 있는 표보다 오래된 등기여서 그때의 기준은 법령 확인 필요.'
const BASIS_SENTENCES: Record<SmallLease['basis'], string> = {
  OLDEST_SECURITY_RIGHT:
    '먼저 설정된 담보권 가운데 가장 오래된 것의 등기일이 어느 기준을 쓸지 정합니다. 계약한 날의 기준이 아닙니다.',
  NO_SECURITY_RIGHT:
    '적으신 내용에는 먼저 설정된 담보권이 없어 지금의 기준으로 보았습니다. 나중에 담보권이 확인되면 그 등기일의 기준으로 바뀝니다.',
  DATE_UNKNOWN: '날짜를 적지 않은 담보권이 있어 어느 기준을 쓸지 정할 수 없으므로, 기간별로 모두 보여 드립니다.',
  REGISTRY_NOT_READ: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 아직 적지 않아 어느 기준을 쓸지 정할 수 없으므로, 기간별로 모두 보여 드립니다.`,
  TABLE_MISSING: '이 지역의 기준표가 없어 계산하지 않았습니다. 법령 확인 필요.',
}

type Chosen = Pick<SmallLease, 'basis' | 'decidingDate'> & { rows: SmallLeaseTerms[]; beforeTable: boolean }

function decidingRows(table: readonly SmallLeaseTerms[], typed: TypedPapers): Chosen {
  const chosen = { decidingDate: null, rows: [...table], beforeTable: false }
  if (table.length === 0) return { ...chosen, basis: 'TABLE_MISSING' }
  if (typed.registry === null) return { ...chosen, basis: 'REGISTRY_NOT_READ' }
  const rights = seniorSecurityRights(typed)
  if (rights.length === 0) return { ...chosen, rows: newestOf(table), basis: 'NO_SECURITY_RIGHT' }
  const dates = rights.flatMap(({ registeredOn }) => registeredOn ?? [])
  if (dates.length === 0) return { ...chosen, basis: 'DATE_UNKNOWN' }
  const oldest = dates.toSorted()[0] ?? ''
  const upTo = table.filter(({ effectiveFrom }) => effectiveFrom <= oldest)
  const first = table.filter(({ effectiveFrom }) => effectiveFrom === table[0]?.effectiveFrom)
  // the oldest is of that day at the latest, also where another has no date
  const beforeTable = upTo.length === 0
  if (dates.length < rights.length)
    return { ...chosen, rows: beforeTable ? first : upTo, basis: 'DATE_UNKNOWN', beforeTable }
  const rows = beforeTable ? first : newestOf(upTo)
  return { rows, decidingDate: oldest, basis: 'OLDEST_SECURITY_RIGHT', beforeTable }
}

/** All that start on the last day of a table. */
function newestOf(table: readonly SmallLeaseTerms[]): SmallLeaseTerms[] {
  return table.filter(({ effectiveFrom }) => effectiveFrom === table.at(-1)?.effectiveFrom)
}

function seniorSecurityRights({ registry, dates }: TypedPapers): RegistryEntry[] {
  const priority = tenantPriority(dates)
  return (registry?.entries ?? []).filter(
    (entry) =>
      !entry.cancelled && ENTRY_KIND_FACTS[entry.kind].isSecurityRight && standingOf(entry, priority) !== 'BEHIND',
  )
}

function rowOf(terms: SmallLeaseTerms, table: readonly SmallLeaseTerms[], depositManwon: number): SmallLeaseRow {
  const next = table.find(({ effectiveFrom }) => effectiveFrom > terms.effectiveFrom)
  const withinLimit = depositManwon <= terms.limitManwon
  const needsLawCheck = terms.sureness === 'K'
  const period = `${formatDate(terms.effectiveFrom)} 이후${next === undefined ? '' : `이고 ${formatDate(next.effectiveFrom)} 전`}`
  const outcome = withinLimit
    ? `보증금 ${formatManwon(depositManwon)} 가운데 ${formatManwon(shareOf(terms, depositManwon))}까지 먼저 받습니다.`
    : '보증금이 기준을 넘어 먼저 받는 돈이 없습니다. 1만 원만 넘어도 같습니다.'
  return {
    ...terms,
    effectiveUntil: next === undefined ? null : addDays(next.effectiveFrom, -1),
    withinLimit,
    shareManwon: shareOf(terms, depositManwon),
    needsLawCheck,
    sentence: `등기부의 가장 오래된 담보권 설정일이 ${period}이면 보증금 ${formatManwon(terms.limitManwon)} 이하일 때 최대 ${formatManwon(terms.protectedManwon)}입니다. ${outcome}${needsLawCheck ? ' 법령 확인 필요.' : ''}`,
  }
}

/** What one set of terms gives one deposit: never more than the deposit, nothing above the limit. */
export function shareOf({ limitManwon, protectedManwon }: SmallLeaseTerms, depositManwon: number): number {
  return depositManwon <= limitManwon ? Math.min(depositManwon, protectedManwon) : 0
}

type Obstacles = { excluded: boolean; doubtful: boolean; sentences: string[] }

/** What keeps a tenant from the protection whatever their deposit (Housing Lease Act art. 8 and 3-3), or may. */
function obstacles(typed: TypedPapers, shared: boolean): Obstacles {
  const { registry, dates } = typed
  const entries = (registry?.entries ?? []).filter(({ cancelled }) => !cancelled)
  const priority = tenantPriority(dates)
  const hasBeforeStanding = (kind: RegistryEntry['kind']) =>
    entries.some((entry) => entry.kind === kind && !isAfterStanding(entry, priority))
  const found: Obstacles = { excluded: false, doubtful: false, sentences: [] }
  if (hasBeforeStanding('AUCTION')) {
    found.excluded = true
    found.sentences.push('경매개시결정이 이미 등기되어 있으면 그 뒤에 들어온 임차인은 최우선변제를 받지 못합니다.')
  }
  if (hasBeforeStanding('LEASE_REGISTRATION')) {
    if (shared) found.doubtful = true
    else found.excluded = true
    found.sentences.push(
      `임차권등기가 된 집을 그 뒤에 빌리면 최우선변제를 받지 못합니다(주택임대차보호법 제3조의3 제6항).${shared ? ' 등기된 부분이 계약할 호실인지 확인하십시오.' : ''} 법령 확인 필요.`,
    )
  }
  if (leaseMayFail(typed)) {
    found.doubtful = true
    found.sentences.push('임대차 자체가 효력을 잃을 수 있는 사정이 있어 가장 나쁜 경우 받지 못한다고 보았습니다.')
  }
  return found
}
