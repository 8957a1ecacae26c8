import { formatDate } from '../../../words/ko/format.ts'
import { daysBetween } from '../../calendar.ts'
import type { LawConstant } from '../../law/law-constant.ts'
import { LAW_CONSTANTS } from '../../law/law-constants.ts'
import { lawInForce } from '../../law/law-in-force.ts'
import type { SmallLeaseTerms } from '../../law/small-lease-terms.ts'
import { PAPER_CONSTANTS, type PaperConstant } from './paper-constants.ts'

type Checked = Pick<PaperConstant, 'checkedOn' | 'recheckAfterDays'>

/** A constant as an answer shows it. */
export type ShownConstant = Omit<PaperConstant, 'recheckAfterDays' | 'id'> & {
  /** Unique in one answer; one with several rows carries first day and limit: `SMALL_LEASE_LIMIT@2018-09-18/11000`. */
  constantId: string
  /** Nobody has looked at its source for longer than it may be trusted. */
  stale: boolean
  /** How sure the number is, in words. */
  surenessLabel: string
}

const SURENESS_LABELS: Record<PaperConstant['sureness'], string> = {
  V: '공개된 자료에서 확인',
  '2': '2차 자료에서 옮김',
  K: '일반 지식이며 확인 필요',
}
const LAW_NAMES: Record<LawConstant['id'], string> = {
  BASE_RATE: '한국은행 기준금리',
  CONVERSION_SPREAD: '전월세 전환율에 더하는 이율',
  CONVERSION_CEILING: '전월세 전환율의 상한',
  MARKET_CONVERSION_RATE: '시장 전월세 전환율',
  CAUTION_DEPOSIT_SHARE: '주의로 보는 보증금 비율',
  DANGER_DEPOSIT_SHARE: '위험으로 보는 보증금 비율',
  SEVERE_DEPOSIT_SHARE: '심각으로 보는 보증금 비율',
  HUG_PUBLIC_PRICE_SHARE: 'HUG가 인정하는 공시가격의 배수',
  SMALL_LEASE_LIMIT: '소액임차인 보증금 기준',
  SMALL_LEASE_PROTECTED: '최우선변제 금액',
}
/** A decree is looked at once a year (R-LAW-03). */
const DECREE_RECHECK_DAYS = 365

function isPastCheck({ checkedOn, recheckAfterDays }: Checked, asOf: string): boolean {
  return daysBetween(checkedOn, asOf) > recheckAfterDays
}

/** How far the numbers behind a sentence carry; a text to append, empty for sure numbers that were checked in time. */
export function caveat(constants: readonly PaperConstant[], asOf: string): string {
  const stale = constants.find((constant) => isPastCheck(constant, asOf))
  const surest = constants.some(({ sureness }) => sureness === 'K')
    ? ' 법령 확인 필요.'
    : constants.some(({ sureness }) => sureness === '2')
      ? ' 흔히 쓰이는 기준이며 공식 자료로 다시 확인해야 합니다.'
      : ''
  const past = stale === undefined ? '' : ` 이 기준은 확인 날짜가 지났습니다(${formatDate(stale.checkedOn)} 확인).`
  return surest + past
}

export function shownConstant({ id, recheckAfterDays, ...constant }: PaperConstant, asOf: string): ShownConstant {
  return {
    constantId: id,
    ...constant,
    stale: isPastCheck({ checkedOn: constant.checkedOn, recheckAfterDays }, asOf),
    surenessLabel: SURENESS_LABELS[constant.sureness],
  }
}

/** The constants of `domain/law` in force under one id, in the shape of the papers. */
export function lawConstants(id: LawConstant['id'], asOf: string): PaperConstant[] {
  return lawInForce(id, asOf).map(asPaperConstant)
}

function asPaperConstant(constant: LawConstant): PaperConstant {
  const { id, value, unit, effectiveFrom, effectiveTo, sourceName, sourceUrl, checkedOn, sureness } = constant
  const { recheckAfterDays } = constant
  const name = LAW_NAMES[id]
  return {
    id,
    name,
    value,
    unit,
    effectiveFrom,
    effectiveTo,
    sourceName,
    sourceUrl,
    checkedOn,
    sureness,
    recheckAfterDays,
  }
}

/** The two numbers of one row of the small-lease table. */
export function smallLeaseConstants(terms: SmallLeaseTerms): PaperConstant[] {
  const { limitManwon, protectedManwon, effectiveFrom, sureness, source, sourceUrl, checkedOn } = terms
  const shared = {
    unit: 'MANWON',
    effectiveFrom,
    effectiveTo: null,
    sourceName: source,
    sourceUrl,
    checkedOn,
    sureness,
    recheckAfterDays: DECREE_RECHECK_DAYS,
  } as const
  const named = (id: 'SMALL_LEASE_LIMIT' | 'SMALL_LEASE_PROTECTED') => ({
    id: `${id}@${effectiveFrom}/${limitManwon}`,
    name: LAW_NAMES[id],
  })
  return [
    { ...shared, ...named('SMALL_LEASE_LIMIT'), value: limitManwon },
    { ...shared, ...named('SMALL_LEASE_PROTECTED'), value: protectedManwon },
  ]
}

/** Everything that the papers rest on and somebody has to look up again, each once; for the operator. */
export function stalePaperConstants(asOf: string): ShownConstant[] {
  const law = LAW_CONSTANTS.filter((constant) => isUsed(constant, asOf)).map((constant) => ({
    ...asPaperConstant(constant),
    id: constant.effectiveFrom === null ? constant.id : `${constant.id}@${constant.effectiveFrom}`,
  }))
  const stale = [...law, ...Object.values<PaperConstant>(PAPER_CONSTANTS)].filter((each) => isPastCheck(each, asOf))
  return [...new Map(stale.map((each) => [each.id, shownConstant(each, asOf)])).values()]
}

/** Rows of the small-lease table that are no longer in force still decide by the day of an old security right. */
function isUsed(constant: LawConstant, asOf: string): boolean {
  return constant.id.startsWith('SMALL_LEASE') || lawInForce(constant.id, asOf).includes(constant)
}
