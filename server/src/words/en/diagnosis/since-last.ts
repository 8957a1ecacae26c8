import type { SINCE_LAST as KO, LookedUp, TypedField } from '../../ko/diagnosis/since-last.ts'
import { formatDate, formatManwon, formatMonths } from '../format.ts'

/** Differences from the previous diagnosis. */
export const SINCE_LAST = {
  SINCE_LAST: ({ date, data, ruleBook, input }) => {
    const changed = [
      data > 0 ? `data of ${data === 1 ? '1 source' : `${data} sources`}` : null,
      ruleBook ? 'the rule book' : null,
      input > 0 ? (input === 1 ? '1 thing that you typed' : `${input} things that you typed`) : null,
    ].filter((part) => part !== null)
    const when = `You checked the same lot on ${formatDate(date)}.`
    return changed.length === 0
      ? `${when} Data, rule book and input are the same as then.`
      : `${when} Changed since then: ${changed.join(', ')}.`
  },
  SCORING_RULES_CHANGED:
    'The rules that make the score have changed, so it may differ even with the same data and input.',
  DATA_CHANGED: ({ inputToo }) =>
    inputToo
      ? 'The data collected are different. What you typed has changed too, so new data may not be the only reason.'
      : 'The data collected since the last diagnosis are different.',
  SOURCE_FIGURES: ({ status, period, count, amountManwon, ofDeals, monthly, building }) =>
    [
      STATUSES[status],
      period === null
        ? null
        : 'baseYear' in period
          ? `base year ${period.baseYear}`
          : formatMonths([period.from, period.to].map((month) => month.replace('-', ''))),
      count === null ? null : `${count} found`,
      amountManwon === null
        ? null
        : `${ofDeals && count !== 1 ? 'median' : 'amount'} ${formatManwon(amountManwon)}${monthly ? ' a month, deposits turned into rent' : ''}`,
      building,
    ]
      .filter((part) => part !== null)
      .join(', '),
  TYPED_FIELD: ({ field }) => FIELDS[field],
} satisfies typeof KO

const STATUSES: Record<LookedUp, string> = {
  FOUND: 'Confirmed',
  AMBIGUOUS: 'Several possible',
  NOT_FOUND: 'Not found',
  UNAVAILABLE: 'Not looked up',
  ERROR: 'Look-up failed',
}

const FIELDS: Record<TypedField, string> = {
  address: 'Address as typed',
  contractPurpose: 'Kind of lease',
  depositAmountManwon: 'Deposit',
  monthlyRentAmountManwon: 'Monthly rent',
  maintenanceFeeAmountManwon: 'Maintenance fee (관리비)',
  exclusiveAreaSquareMeter: 'Exclusive area (전용면적)',
  floorNumber: 'Floor',
  knownPropertyType: 'Type of home as typed',
  listingDescription: 'Description as typed',
  selectedRegisterKey: 'Building chosen from the register',
  selectedRentCandidate: 'Past deal chosen to compare with',
}
