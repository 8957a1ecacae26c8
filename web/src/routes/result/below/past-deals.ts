import type { RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'
import type { Result } from '../queries.ts'

const MONTHS_PER_YEAR = 12
/** Leases of a lot that are read, the newest similar ones first. */
export const MOST_LEASES = 400

type Terms = { depositManwon: number | null; rentManwon: number | null }
type PastDeal = { month: string; amount: number }
export type PastDeals = {
  /** Source of the deals: the lot over two years, or the sample of the diagnosis. */
  from: 'SIMILAR' | 'LOT' | 'SAMPLE'
  deals: PastDeal[]
  /** Whether only the newest are read, so that older ones may be missing. */
  isCut: boolean
  /** The user's own lease in the same unit. */
  own: number
  /** Yearly rate for converting deposits to rent; `null` for jeonse, which is not converted. */
  yearlyRate: number | null
}

/** Deals of two years with the user's own lease in one unit: deposits, or monthly totals of deposit and rent. */
export function pastDeals(
  { inputSummary }: Pick<Result, 'inputSummary'>,
  sample: Pick<DiagnosisSample, 'deals' | 'conversion'>,
  ofLot: RentCandidate[],
): PastDeals | null {
  const isJeonse = inputSummary.contractPurpose === 'JEONSE'
  const yearlyRate = isJeonse ? null : (sample.conversion?.yearlyRate ?? null)
  if (!isJeonse && yearlyRate === null) return null
  const amountOf = (terms: Terms) => (yearlyRate === null ? asDeposit(terms) : asRent(terms, yearlyRate))
  const own = amountOf({
    depositManwon: inputSummary.depositAmountManwon,
    rentManwon: isJeonse ? null : inputSummary.monthlyRentAmountManwon,
  })
  if (own === null) return null
  const { from, leases, isCut } = comparable(ofLot, inputSummary.exclusiveAreaSquareMeter !== null)
  const found = leases.flatMap(({ contractDate, depositAmountManwon, monthlyRentAmountManwon }) => {
    const amount = amountOf({ depositManwon: depositAmountManwon, rentManwon: monthlyRentAmountManwon })
    return amount === null ? [] : [{ month: contractDate.slice(0, 7), amount }]
  })
  const sampled = sample.deals.map(({ contractMonth, amountManwon }) => ({
    month: contractMonth,
    amount: amountManwon,
  }))
  const shown =
    found.length > 0 ? { from, deals: found, isCut } : { from: 'SAMPLE' as const, deals: sampled, isCut: false }
  return { ...shown, own, yearlyRate }
}

/** With a known size, only homes the service calls similar; a whole neighbourhood says too little about one home. */
function comparable(leases: RentCandidate[], isSizeKnown: boolean) {
  const ofLot = leases.filter(({ matchLevel }) => matchLevel === 'SAME_LOT')
  const shown = isSizeKnown
    ? { from: 'SIMILAR' as const, leases: ofLot.filter(({ confidence }) => confidence === 'HIGH') }
    : { from: 'LOT' as const, leases: ofLot }
  return { ...shown, isCut: leases.length >= MOST_LEASES && leases.at(-1) === shown.leases.at(-1) }
}

/** `null` for a lease with rent, which is not a jeonse. */
function asDeposit({ depositManwon, rentManwon }: Terms): number | null {
  return rentManwon ? null : depositManwon
}

function asRent({ depositManwon, rentManwon }: Terms, yearlyRate: number): number | null {
  return depositManwon === null || rentManwon === null
    ? null
    : Math.round(rentManwon + (depositManwon * yearlyRate) / MONTHS_PER_YEAR)
}

/** The months of the chart: two years up to the newest known month, or those of the deals if older ones are not read. */
export function shownMonths({ deals, isCut }: Pick<PastDeals, 'deals' | 'isCut'>, diagnosedOn: string) {
  const newest = deals.reduce((last, { month }) => Math.max(last, monthNumber(month)), 0)
  const last = Math.max(newest, monthNumber(diagnosedOn) - 1)
  const oldest = deals.reduce((first, { month }) => Math.min(first, monthNumber(month)), last)
  const twoYears = last - CLIENT_THRESHOLDS.shownMonths + 1
  const first = isCut ? Math.max(oldest, twoYears) : twoYears
  return {
    first: monthName(first),
    last: monthName(last),
    count: last - first + 1,
    dots: deals
      .map(({ month, amount }) => ({ month: monthNumber(month) - first, amount }))
      .filter(({ month }) => month >= 0),
  }
}

/** Converts `2026-10…` to months since year 0. */
function monthNumber(iso: string): number {
  return Number(iso.slice(0, 4)) * MONTHS_PER_YEAR + Number(iso.slice(5, 7)) - 1
}

function monthName(month: number): string {
  return `${Math.floor(month / MONTHS_PER_YEAR)}-${String((month % MONTHS_PER_YEAR) + 1).padStart(2, '0')}`
}
