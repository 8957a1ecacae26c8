import type { ESTIMATES as KO } from '../../ko/assessment/estimates.ts'
import { are, counted, formatArea, formatDate, formatFloor, formatManwon, formatPercent } from '../format.ts'
import { formatWholeShare } from './compared-amounts.ts'

const LIKELY = 'Given this range, your deposit is probably over 80% of the price.'

export const ESTIMATES = {
  ESTIMATE_AMOUNT: ({ kind, midManwon, lowManwon, highManwon, sameLotCount }) => {
    const what = kind === 'SALE' ? 'The estimated sale price' : 'The estimated jeonse deposit'
    const dealt = kind === 'SALE' ? 'sold' : 'leased'
    const deals = `${counted(sameLotCount, 'deal')} in the same complex, adjusted for time, area and floor`
    const basis = sameLotCount > 0 ? `, from ${deals}` : ''
    const interval = `between ${formatManwon(lowManwon)} and ${formatManwon(highManwon)}`
    return `${what} is ${formatManwon(midManwon)}${basis}. If ${dealt} now, it would be ${interval} in 8 of 10 cases.`
  },
  ESTIMATE_NEVER_SOLD: ({ otherLotCount, lowManwon, highManwon }) =>
    `No sale of this building was registered within the last two years or so. By ${counted(otherLotCount, 'deal')} around it, homes like this are sold for ${formatManwon(lowManwon)} to ${formatManwon(highManwon)} in 8 of 10 cases.`,
  ESTIMATE_TOO_WIDE: ({ bound, probability }) =>
    `That range is too wide to tell whether your deposit is above the value of the home. The chance that it is over 80% of it comes to ${likelihood(bound, probability)}.`,
  ESTIMATE_WANTS_PUBLIC_PRICE: 'With the government-set price (공시가격) of the home the error is smaller.',
  ESTIMATE_PUBLIC_PRICE: ({ amountManwon, ratio, share }) =>
    `government-set price (공시가격) ${formatManwon(amountManwon)} × ${ratio.toFixed(2)}, the ratio of sales in this area to it (weight ${formatPercent(share)})`,
  ESTIMATE_WITH_PUBLIC_PRICE: ({ price }) => `The estimate also counts this: ${price}.`,
  ESTIMATE_WITHOUT_OWN_DEALS: ({ otherLotCount }) =>
    `There is no deal in the same complex, so the estimate rests on ${counted(otherLotCount, 'deal')} in the same neighborhood and on the average of the area. The error is large.`,
  ESTIMATE_WITH_FEW_OWN_DEALS: ({ sameLotCount, otherLotCount }) =>
    `There ${are(sameLotCount)} only ${counted(sameLotCount, 'deal')} in the same complex, so ${counted(otherLotCount, 'deal')} in the same neighborhood also ${otherLotCount === 1 ? 'counts' : 'count'}.`,
  ESTIMATE_FROM_OTHER_AREAS:
    'None of the deals used from the same complex is close to this area, so deals of other areas are converted. The error is large.',
  ESTIMATE_PROVISIONAL: 'The range is provisional: too few deals have tested it yet.',
  ESTIMATE_DEPOSIT_SHARE: ({ depositManwon, midManwon, bound, probability }) => {
    if (depositManwon > midManwon)
      return `Your deposit is ${formatManwon(depositManwon - midManwon)} more than the estimated sale price.`
    return `Your deposit is ${formatWholeShare(depositManwon, midManwon)} of the estimated sale price; the chance that it is over 80% comes to ${likelihood(bound, probability)}.`
  },
  LOT_JEONSE_ABOVE_USUAL: ({ count, share, usualShare }) =>
    `${count === 1 ? 'One jeonse contract' : `The median of ${counted(count, 'jeonse contract')}`} in this building is ${formatPercent(share)} of the estimated sale price, above what is usual in the area (${formatPercent(usualShare)}). Either the home is better, or its jeonse is inflated.`,
  LOT_JEONSE_TO_VALUE: ({ count }) =>
    `Median of ${counted(count, 'jeonse contract')} for a similar area in this building in the last year (no renewals) ÷ estimated sale price`,
  USUAL_JEONSE_TO_VALUE: 'Deposit estimated from jeonse contracts in other buildings ÷ estimated sale price',
  ESTIMATE_DEPOSIT_STANDING: ({ standing }) =>
    ({
      ABOVE: 'That is more than even the high end of this range.',
      PROBABLY_ABOVE: 'That is more than the middle of this range.',
      NEAR: LIKELY,
      PROBABLE: LIKELY,
      POSSIBLE: 'At the low end of this range, your deposit is over 80% of the price.',
      BELOW:
        'Even at the low end of this range, your deposit comes to 80% of the price or less. Debts that are paid before your deposit are not counted here.',
    })[standing],
  ESTIMATE_DEAL: ({ date, areaSquareMeter, floor, amountManwon, adjustedManwon, share }) => {
    const where = floor === null ? 'floor unknown' : formatFloor(floor)
    const deal = `${formatDate(date)} · ${formatArea(areaSquareMeter)} · ${where} · ${formatManwon(amountManwon)}`
    return `${deal} → ${formatManwon(adjustedManwon)} for this home today (weight ${formatPercent(share)})`
  },
} satisfies typeof KO

function likelihood(bound: 'UNDER' | 'FROM' | 'ABOUT', probability: number): string {
  const percent = formatPercent(probability)
  return { UNDER: `less than ${percent}`, FROM: `${percent} or more`, ABOUT: `about ${percent}` }[bound]
}
