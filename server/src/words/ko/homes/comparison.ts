import { formatMonths, formatPercent } from '../format.ts'
import { PURPOSE_LABELS, type Purpose } from '../labels.ts'
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts'

/** Favorites side by side: what must not be compared, and what to note where it is. */
export const HOME_COMPARISON = {
  HOMES_SIDE_BY_SIDE:
    '같은 종류의 근거가 모두 있는 항목만 나란히 놓았습니다. 어느 집이 나은지, 계약해도 되는지는 말하지 않습니다.',
  HOME_NAMED_TWICE: '같은 집을 두 번 적을 수 없습니다.',
  A_HOME_LACKS_IT: '값이 없는 집이 있어 나란히 놓지 않았습니다.',
  BASES_DIFFER: ({ bases }: { bases: readonly string[] }) =>
    `근거의 수준이 서로 다릅니다: ${bases.join(', ')}. 나란히 놓으면 공정하지 않습니다.`,
  TYPES_DIFFER: ({ types }: { types: readonly PropertyType[] }) =>
    `주택 유형이 서로 다릅니다: ${types.map((type) => PROPERTY_TYPES[type]).join(', ')}. 나란히 놓으면 공정하지 않습니다.`,
  /** `null`: not given. */
  PURPOSES_DIFFER: ({ purposes }: { purposes: readonly (Purpose | null)[] }) => {
    const names = purposes.map((purpose) => (purpose === null ? '적지 않음' : PURPOSE_LABELS[purpose]))
    return `계약 유형이 서로 다릅니다: ${names.join(', ')}. 보증금만 나란히 놓으면 공정하지 않습니다.`
  },
  BASE_YEARS_DIFFER: ({ years }: { years: readonly number[] }) =>
    `공시가격의 기준연도가 서로 다릅니다: ${years.map((year) => `${year}년`).join(', ')}.`,
  PERIODS_DIFFER: ({ periods }: { periods: readonly (readonly string[])[] }) =>
    `거래한 기간이 서로 다릅니다: ${periods.map(formatMonths).join(', ')}.`,
  COUNTS_DIFFER: ({ counts }: { counts: readonly (number | null)[] }) => {
    const listed = counts.map((count) => (count === null ? '건수 없음' : `${count}건`))
    return `근거 건수가 서로 다릅니다: ${listed.join(', ')}. 건수가 적은 쪽은 참고만 하십시오.`
  },
  NO_CONVERSION_RATE: '보증금을 월 부담으로 바꿀 전환율 자료가 없습니다.',
  LOOK_UP_CONVERSION_RATE: '한국부동산원이 공표하는 지역 전월세전환율을 직접 확인하십시오.',
  DEPOSITS_AT_ONE_RATE: ({ rate, source }: { rate: number; source: string }) =>
    `모든 집의 보증금을 같은 전환율 연 ${formatPercent(rate)}로 바꿨습니다(${source}). 실제로 내는 돈과 다릅니다.`,
  /** Homes are numbered from 1. */
  FEES_MISSING: ({ homes }: { homes: readonly number[] }) =>
    `관리비를 적지 않은 집(${homes.map((home) => `${home}번째`).join(', ')})은 관리비가 빠져 있습니다.`,
}
