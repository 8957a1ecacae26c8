import type { RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { CLIENT_LINES } from '@lease-risk/contract/lines'
import type { Result } from '../queries.ts'

const MONTHS_PER_YEAR = 12

type Terms = { depositManwon: number | null; rentManwon: number | null }
type PastDeal = { month: string; amount: number }
export type PastDeals = {
  /** Where they are from: the lot over two years, or the sample of the diagnosis. */
  from: 'SIMILAR' | 'LOT' | 'SAMPLE'
  deals: PastDeal[]
  /** One's own lease as the same amount. */
  own: number
  /** A year's share of a deposit that its rent is; `null` for a jeonse, which is not converted. */
  yearlyRate: number | null
}

/** Deals of two years with one's own lease, all as one amount: deposits, or what a deposit and a rent come to a month. */
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
  const { from, leases } = comparable(ofLot, inputSummary.exclusiveAreaSquareMeter !== null)
  const found = leases.flatMap(({ contractDate, depositAmountManwon, monthlyRentAmountManwon }) => {
    const amount = amountOf({ depositManwon: depositAmountManwon, rentManwon: monthlyRentAmountManwon })
    return amount === null ? [] : [{ month: contractDate.slice(0, 7), amount }]
  })
  const sampled = sample.deals.map(({ contractMonth, amountManwon }) => ({
    month: contractMonth,
    amount: amountManwon,
  }))
  const shown = found.length > 0 ? { from, deals: found } : { from: 'SAMPLE' as const, deals: sampled }
  return { ...shown, own, yearlyRate }
}

/** With a known size only homes of about that size, as the service says; a whole neighbourhood says too little of one home. */
function comparable(leases: RentCandidate[], isSizeKnown: boolean) {
  const ofLot = leases.filter(({ matchLevel }) => matchLevel === 'SAME_LOT')
  return isSizeKnown
    ? { from: 'SIMILAR' as const, leases: ofLot.filter(({ confidence }) => confidence === 'HIGH') }
    : { from: 'LOT' as const, leases: ofLot }
}

/** A lease with a rent is no jeonse. */
function asDeposit({ depositManwon, rentManwon }: Terms): number | null {
  return rentManwon ? null : depositManwon
}

function asRent({ depositManwon, rentManwon }: Terms, yearlyRate: number): number | null {
  return depositManwon === null || rentManwon === null
    ? null
    : Math.round(rentManwon + (depositManwon * yearlyRate) / MONTHS_PER_YEAR)
}

/** The months of the chart: two years up to the newest one that is known. */
export function shownMonths({ deals }: Pick<PastDeals, 'deals'>, diagnosedOn: string) {
  const newest = deals.reduce((last, { month }) => Math.max(last, monthNumber(month)), 0)
  const last = Math.max(newest, monthNumber(diagnosedOn) - 1)
  const first = last - CLIENT_LINES.shownMonths + 1
  return {
    first: monthName(first),
    last: monthName(last),
    count: CLIENT_LINES.shownMonths,
    dots: deals
      .map(({ month, amount }) => ({ month: monthNumber(month) - first, amount }))
      .filter(({ month }) => month >= 0),
  }
}

/** `2026-10…` as months since the year 0. */
function monthNumber(iso: string): number {
  return Number(iso.slice(0, 4)) * MONTHS_PER_YEAR + Number(iso.slice(5, 7)) - 1
}

function monthName(month: number): string {
  return `${Math.floor(month / MONTHS_PER_YEAR)}-${String((month % MONTHS_PER_YEAR) + 1).padStart(2, '0')}`
}
