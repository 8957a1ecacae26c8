import type { DEPOSIT_TO_VALUE as KO } from '../../ko/assessment/deposit-to-value.ts'
import { formatCount, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { HOMES } from '../property-types.ts'
import { formatWholeShare } from './compared-amounts.ts'
import { dealsOf } from './samples.ts'

/** The deposit compared with the value of the home, and how well sales support that value. */
export const DEPOSIT_TO_VALUE = {
  NO_DEPOSIT:
    'Your deposit is ₩0, so no deposit is at stake and there is no amount to compare with the value of the home. Rent that you pay in advance and any other money you hand over are not covered by this: ask about them.',
  DEPOSIT_ABOVE_SALES:
    'The deposit is at or above the sale price: if the home is sold at auction, you may not get all of it back.',
  DEPOSIT_NEAR_SALES: ({ near, severe }) => {
    const lost = `From ${formatPercent(near)} of the sale price on, you may not get all of your deposit back if prices fall or the home is sold at auction.`
    return severe === null ? lost : `${lost} ${formatPercent(severe)} or more is commonly called very dangerous.`
  },
  DEPOSIT_NOTEWORTHY: ({ caution }) =>
    `That is ${formatPercent(caution)} or more, from which on caution is commonly advised. Debts that are paid before your deposit make it worse.`,
  DEPOSIT_AT_VALUE: ({ standing }) =>
    ({
      ABOVE: 'Even with no debt before your deposit, selling the home would hardly pay all of it back.',
      PROBABLY_ABOVE:
        'Your deposit is probably more than the home is worth: even with no debt before it, selling the home may not pay all of it back.',
      NEAR: 'From 80% of the value of the home on, you may not get all of your deposit back if prices fall or if a debt is paid before it.',
    })[standing],
  DEPOSIT_AND_VALUE: ({ standing, depositManwon, midManwon, ...value }) => {
    const deposit = `Your deposit (${formatManwon(depositManwon)})`
    const worth = `${valueName(value)} (${formatManwon(midManwon)})`
    const over = `${deposit} is ${formatManwon(depositManwon - midManwon)} more than ${worth}.`
    if (standing === 'ABOVE') return over
    if (standing === 'PROBABLY_ABOVE') return `${deposit} is probably more than ${worth}.`
    const share = formatWholeShare(depositManwon, midManwon)
    if (share === '100%') return `${deposit} is about as much as ${worth}.`
    if (depositManwon > midManwon) return over
    return standing === 'NEAR'
      ? `${deposit} is close to ${worth}: ${share} of it.`
      : `${deposit} is ${share} of ${worth}.`
  },
  DEPOSIT_ABOVE_MIDDLE: ({ depositManwon, midManwon, ...value }) =>
    `Your deposit (${formatManwon(depositManwon)}) is ${formatManwon(depositManwon - midManwon)} more than the middle of ${valueName(value)} (${formatManwon(midManwon)}).`,
  DEPOSIT_OVER_MIDDLE:
    'Your deposit is more than the middle estimate of the value: even with no debt before it, selling the home may not pay all of it back.',
  OVER_80_PERCENT_OF_TYPE: ({ propertyType, share: line, custom: { share, pairs, months, scope }, isCommon }) => {
    const measured = `Of ${formatCount(pairs)} new jeonse leases of ${HOMES[propertyType]} in ${scope === 'COUNTRY' ? 'the whole country' : 'six districts of the capital area'}, ${formatMonths(months)}, ${formatPercent(share)} had a deposit of more than ${formatPercent(line)} of the next sale of the same area in the same building.`
    return isCommon
      ? `${measured} That makes it common; it does not make the deposit easier to get back.`
      : `${measured} Such a deposit is not common for homes like this.`
  },
  NO_VALUE_EVIDENCE:
    'Neither sales nor a public price (공시가격) could be found that show what this home is worth. The deposit could be close to its value or above it without anyone seeing it, so find out the value first.',
  DEBT_NOT_IN_SHARE:
    "Mortgages that are paid before your deposit and the landlord's unpaid taxes are not in this share.",
  CHECK_DEBT: `Check the ${PAPERS.REGISTRY_DOCUMENT} and the landlord's ${PAPERS.TAX_CERTIFICATES} for national and for local taxes.`,
  DEPOSIT_BY_SALES: 'Deposit ÷ median sale price',
  DEPOSIT_BY_REGION_SALES: 'Deposit ÷ median sale price of the area',
  DEPOSIT_BY_SALE_ESTIMATE: 'Deposit ÷ estimated sale price',
  SALE_MEDIAN_OF_REGION: 'Median sale price of the area',

  OWN_YARDSTICK: ({ ownRatio, aroundRatio, medianManwon, sample }) =>
    `Your deposit is ${formatPercent(ownRatio)} of the sale price on this lot, but ${formatPercent(aroundRatio)} of ${formatManwon(medianManwon)}, the middle (median) sale price of ${sample}. Homes in this building sold for more than those around it, so check that the price you go by is not an inflated one.`,
  DEPOSIT_BY_SALES_AROUND: 'Deposit ÷ median price of similar sales nearby',

  SALE_SUPPORT: ({ spread, ...sample }) =>
    sample.count === 1
      ? `The value of the home rests on ${dealsOf(sample)} alone. One sale does not show how far prices spread, so the value can hardly be relied on.`
      : `The value of the home rests on ${dealsOf(sample)}, whose prices spread over ${formatPercent(spread)} of the middle one (median). The fewer the sales and the wider their spread, the less the value can be relied on.`,
  SALE_SPREAD: '(third quartile − first quartile) ÷ median',
  SALE_ESTIMATE_RANGE: 'Range of the estimated sale price',
  SALE_ESTIMATE_WIDTH: ({ share }) =>
    `The estimated sale price may be about ${formatPercent(share)} too high or too low. The wider this range, the less the value of the home can be relied on.`,
} satisfies typeof KO

type NamedValue = Parameters<(typeof KO)['DEPOSIT_AND_VALUE']>[0]

/** Names a value. `count`: the number of deals behind it; a single deal has no median. */
function valueName({ basis, count }: Pick<NamedValue, 'basis' | 'count'>): string {
  switch (basis) {
    case 'ESTIMATE':
      return "the home's estimated value"
    case 'SALE_SAMPLE':
      return count === 1 ? 'the price of the one sale there is' : 'the middle price of similar sales'
    case 'DATED_SALES':
      return count === 1 ? 'the one earlier sale in this building' : 'the middle of earlier sales in this building'
    case 'PUBLIC_PRICE':
      return 'the value by the public price (공시가격)'
    case 'REGION':
      return 'the middle sale price of the area'
  }
}
