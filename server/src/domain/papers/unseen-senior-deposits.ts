import { formatManwon } from '../../words/ko/format.ts'
import { PAPER_NAMES } from '../checks/paper-names.ts'
import type { PaperHome } from './papers-input.ts'

/** Deposits of stored past leases, in manwon, and where they lie. */
export type LeaseDeposits = {
  scope: 'LOT' | 'LEGAL_DISTRICT' | 'LAWD_CD'
  q1Manwon: number
  medianManwon: number
  q3Manwon: number
  sampleCount: number
  /** First and last contract month, `YYYYMM`. */
  fromMonth: string
  toMonth: string
}

type StoredDeposits = Omit<LeaseDeposits, 'scope' | 'q1Manwon' | 'medianManwon' | 'q3Manwon'> & {
  q1: number
  median: number
  q3: number
}

/** The lot's own leases, else those of the district and type, else of the city district; `null`: nothing stored. */
export function nearestDeposits(stored: {
  ofLot: StoredDeposits | null
  ofDistrict: StoredDeposits | null
  ofCity: StoredDeposits | null
}): LeaseDeposits | null {
  const named = (scope: LeaseDeposits['scope'], { q1, median, q3, ...rest }: StoredDeposits): LeaseDeposits => {
    return { scope, q1Manwon: q1, medianManwon: median, q3Manwon: q3, ...rest }
  }
  if (stored.ofLot !== null) return named('LOT', stored.ofLot)
  if (stored.ofDistrict !== null) return named('LEGAL_DISTRICT', stored.ofDistrict)
  return stored.ofCity && named('LAWD_CD', stored.ofCity)
}

/**
 * Deposits that may stand before the tenant's own and that no public data shows. A supposition, never a finding of
 * fact.
 */
export type UnseenSeniorDeposits = {
  otherHouseholds: number
  /** By the quartiles of stored leases, in whole manwon; `null`: there are none to take them from. */
  low: number | null
  mid: number | null
  high: number | null
  basis: LeaseDeposits | null
  /** The papers that would settle it. */
  papers: ['FIXED_DATE_LIST', 'RESIDENT_LIST']
  sentence: string
}

const SCOPE_WORDS: Record<LeaseDeposits['scope'], string> = {
  LOT: '같은 지번',
  LEGAL_DISTRICT: '같은 법정동의 같은 유형',
  LAWD_CD: '같은 시군구의 같은 유형',
}
const PAPERS_TELL = `실제 금액은 ${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}로만 알 수 있습니다.`

/**
 * What the other households of a shared house may have paid, if they pay as past leases did. `null` where there are no
 * others: another type, or a house for one household. An unknown number of households gives no estimate.
 */
export function unseenSeniorDeposits(home: PaperHome, leases: LeaseDeposits | null): UnseenSeniorDeposits | null {
  const { householdCount } = home
  if (!home.isShared || householdCount === null) return null
  const others = householdCount - 1
  const papers: UnseenSeniorDeposits['papers'] = ['FIXED_DATE_LIST', 'RESIDENT_LIST']
  if (leases === null) {
    const sentence = `다른 ${others}가구의 보증금이 먼저 있을 수 있으나, 가정해 볼 과거 계약이 저장되어 있지 않습니다. ${PAPERS_TELL}`
    return { otherHouseholds: others, low: null, mid: null, high: null, basis: null, papers, sentence }
  }
  const [low, mid, high] = [leases.q1Manwon, leases.medianManwon, leases.q3Manwon].map((deposit) =>
    Math.round(others * deposit),
  ) as [number, number, number]
  const sentence = `다른 ${others}가구가 ${SCOPE_WORDS[leases.scope]}의 과거 계약 ${leases.sampleCount}건만큼 보증금을 냈다고 가정하면 먼저 있는 보증금은 ${formatManwon(low)}에서 ${formatManwon(high)} 사이(가운데 ${formatManwon(mid)})입니다. 가정일 뿐 확인된 금액이 아닙니다. ${PAPERS_TELL}`
  return { otherHouseholds: others, low, mid, high, basis: leases, papers, sentence }
}
