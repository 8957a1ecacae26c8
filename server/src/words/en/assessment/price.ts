import type { PRICE_CRITERIA as KO } from '../../ko/assessment/price.ts'
import { type PriceBasis, type TypeShare } from '../../ko/assessment/price.ts'
import { type Sample, type SampledAmount } from '../../ko/assessment/samples.ts'
import {
  are,
  counted,
  formatArea,
  formatCount,
  formatDate,
  formatFloor,
  formatManwon,
  formatMonths,
  formatPercent,
  formatWonPerSquareMeter,
} from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { HOMES } from '../property-types.ts'
import { dealsOf, formatWholeShare, nameOf } from './samples.ts'

export const PUBLIC_PRICES: Record<PriceBasis, string> = {
  UNIT: 'public price of the unit',
  LOT_MEDIAN: 'median public price of the units on the lot',
  HOUSE: 'public price of the whole house (개별주택가격)',
  LAND: 'public price of the land (개별공시지가)',
}

const LIKELY = 'Given this range, your deposit is probably over 80% of the price.'

export const PRICE_CRITERIA = {
  // The deposit compared with the value of the home, and how well sales support that value.
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
  OVER_80_PERCENT_OF_TYPE: ({ propertyType, share: line, custom, isCommon }) => {
    const { share, pairs } = custom
    const measured = `Of ${formatCount(pairs)} new jeonse leases of ${HOMES[propertyType]} in ${whereMeasured(custom)}, ${formatPercent(share)} had a deposit of more than ${formatPercent(line)} of the next sale of the same area in the same building.`
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
  // The deposits at which shares of a reference amount are reached.
  DEPOSIT_LINES_FROM: ({ reference, manwon }) => `From ${formatManwon(manwon)}, the ${reference}.`,
  DEPOSIT_LINES_ARE_ARITHMETIC: 'These are shares of past data. They do not say which deposit is right.',
  DEPOSIT_LINES_WITH_RENT: 'They are the deposits that reach these shares if the rent stays as you typed it.',
  BEFORE_DEBT: 'Debts that are paid before your deposit are not added yet.',
  WITH_OTHER_DEPOSITS: "If several households live in the building, add the other tenants' deposits to yours.",
  MIDDLE_OF_ESTIMATE: ({ lowManwon, highManwon }) =>
    `middle of the estimated sale price (8 of 10 sales would be at ${formatManwon(lowManwon)} to ${formatManwon(highManwon)})`,
  MEDIAN_OF_SAMPLE: (median) => medianOf(median),
  MEDIAN_OF_SAMPLE_IS_ZERO: (median) => `The ${medianOf(median)} is ₩0.`,
  NO_SALE_ESTIMATE: 'There is no estimated sale price of this home.',
  NO_PUBLIC_PRICE_OF_OFFICETELS: 'An officetel has no public housing price.',
  PUBLIC_PRICE_NAMED: ({ baseYear, basis }) => `${baseYear} ${PUBLIC_PRICES[basis]}`,
  PUBLIC_PRICE_ALONE: ({ baseYear, priceManwon, ...price }) =>
    `The ${baseYear} ${priceName(price)} is ${formatManwon(priceManwon)}.`,
  PUBLIC_PRICE_AMOUNT: ({ baseYear, basis, priceManwon }) =>
    `${baseYear} ${PUBLIC_PRICES[basis]}: ${formatManwon(priceManwon)}`,
  PUBLIC_PRICE_FOUND: ({ baseYear, basis, priceManwon, landWonPerSquareMeter: land }) => {
    const perMeter = land === null ? 'no amount' : formatWonPerSquareMeter(land)
    return `${baseYear} ${PUBLIC_PRICES[basis]}: ${priceManwon === null ? perMeter : formatManwon(priceManwon)}`
  },
  DEPOSIT_TO_PUBLIC_PRICE: ({ depositManwon, ratio, line, baseYear, priceManwon, ...named }) => {
    const price = `the ${baseYear} ${priceName(named)}, ${formatManwon(priceManwon)}`
    const isOwn = named.basis === 'UNIT' || (named.basis === 'HOUSE' && named.single === true)
    const besides = isOwn ? '' : ' That is not the price of this unit alone, so take it as a rough guide.'
    return `Your deposit of ${formatManwon(depositManwon)} is ${formatPercent(ratio)} of ${price}.${line === null ? '' : ` ${line}`}${besides}`
  },
  PUBLIC_PRICE_LINE: ({ above, guarantee, discussed, basis }) => {
    const over = `It is at or above the amount at which guarantors are commonly said to value a home (${formatPercent(basis)} of the public price).`
    const asked = `It is at or above the limit that is commonly said to apply to the return guarantee (반환보증), ${formatPercent(guarantee)} of the public price: ask the guarantor whether it takes the lease.`
    switch (above) {
      case 'BASIS':
        return `${over} ${asked}`
      case 'GUARANTEE':
        return asked
      case 'DISCUSSED':
        return `There has been talk of lowering the limit of the return guarantee (반환보증) to ${formatPercent(discussed)} of the public price: ask the guarantor which limit applies when you sign.`
      case 'PRICE':
        return 'The deposit is at or above the public price.'
    }
  },
  NO_PUBLIC_PRICE_FOR_OFFICETEL: 'An officetel has no public housing price, so the deposit is not compared with one.',
  NOT_COMPARED_WITH_PUBLIC_PRICE: 'So the deposit is not compared with a public price.',
  ASK_BROKERS_FOR_SALES:
    'Buildings of this use have no public housing price: ask brokers nearby what such buildings are sold for.',
  LOOK_UP_PUBLIC_PRICE:
    'Look up the public price of the unit (공동주택가격) or of the house (개별단독주택가격) on the official site (부동산공시가격알리미).',
  LAND_PRICE_ALONE: 'Only the public price of the land (공시지가) is confirmed, not that of the home.',
  NO_COMPARABLE_PUBLIC_PRICE: 'There is no public housing price (공시가격) that the deposit can be compared with.',
  PUBLIC_PRICE_NOT_FOUND: 'No public price (공시가격) was found for this lot.',
  AMOUNT: ({ manwon }) => formatManwon(manwon),
  AMOUNT_PER_SQUARE_METER: ({ won }) => formatWonPerSquareMeter(won),
  DEPOSIT_BY_PUBLIC_PRICE: 'Deposit ÷ public price',
  PUBLIC_PRICE_COUNT: 'Public prices that it rests on',
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
  ESTIMATE_OUTSIDE_OWN_DEALS:
    'All deals of about this area in the same complex within the last year lie outside this range. The estimate may be off; look at these deals with it.',
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
  ESTIMATE_DEPOSITS_SEEN: ({ count, above }) =>
    `Of recent new jeonse deposits with about the same chance, ${Math.round((100 * above) / count)} in 100 came to more than 80% of the next sale price (${formatCount(above)} of ${formatCount(count)}).`,
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
  // The evidence behind an estimate, so that it can be traced.
  ESTIMATE_OF_DAY: ({ kind, asOf }) =>
    `Estimated ${kind === 'SALE' ? 'sale price' : 'jeonse deposit'} on ${formatDate(asOf)}`,
  ESTIMATE_INTERVAL: ({ lowManwon, highManwon }) => `${formatManwon(lowManwon)} to ${formatManwon(highManwon)}`,
  ESTIMATE_INTERVAL_MEANS: 'The range that holds 8 of 10 deals made now',
  ESTIMATE_DEALS: ({ sameLotCount, otherLotCount }) =>
    `${counted(sameLotCount, 'deal')} in the same complex, ${counted(otherLotCount, 'deal')} in others nearby`,
  ESTIMATE_DEALS_COUNTED: 'Deals with a weight of 1% or more',
  ESTIMATE_PUBLIC_PRICE_OF: ({ baseYear, salesBehind }) =>
    `Public price (공시가격) of ${baseYear}. Its ratio rests on ${counted(salesBehind, 'sale')} in the same city or district (시·군·구)`,
  ESTIMATE_FITTED_AT: 'When the movement of prices in the area was worked out',
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

function medianOf({ of, ...sample }: { of: SampledAmount } & Sample): string {
  return `${sample.count === 1 ? '' : 'middle (median) '}${nameOf(of)} of ${dealsOf(sample)}`
}

function priceName({ basis, single }: { basis: PriceBasis; single?: boolean }): string {
  return basis === 'HOUSE' && single ? 'public price of this house (개별주택가격)' : PUBLIC_PRICES[basis]
}

const MEASURED = {
  DISTRICT: 'this city district',
  COUNTRY: 'the whole country',
  SIX_CAPITAL_DISTRICTS: 'six districts of the capital area',
}

function whereMeasured({ months, scope }: TypeShare): string {
  return `${MEASURED[scope]}, ${months === null ? 'in the last six months' : formatMonths(months)}`
}

function likelihood(bound: 'UNDER' | 'FROM' | 'ABOUT', probability: number): string {
  const percent = formatPercent(probability)
  return { UNDER: `less than ${percent}`, FROM: `${percent} or more`, ABOUT: `about ${percent}` }[bound]
}
