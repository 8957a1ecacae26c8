import type { KNOWN_VALUE as KO } from '../../ko/assessment/known-value.ts'
import { counted, formatArea, formatDate, formatFloor, formatManwon } from '../format.ts'
import { PUBLIC_PRICES } from './public-price.ts'

/** The value of a home by older sales of its lot or by its public price, and the deposit compared with it. */
export const KNOWN_VALUE = {
  DATED_SALES_OF_LOT: ({ sales, count, months, alike, direct, adjusted, ...value }) => {
    const homes = alike ? 'of about this size ' : ''
    const named = sales.map(
      ({ contractDate, amountManwon }) => `${formatManwon(amountManwon)} on ${formatDate(contractDate)}`,
    )
    const among = count > sales.length ? 'among them ' : ''
    const past = `in the last ${counted(months, 'month')}`
    const sold =
      count === 1
        ? `One home ${homes}on this lot was sold ${past} (${named.join(', ')}${direct ? ', a direct deal (직거래)' : ''}). It is a single deal, so take it as a rough guide.`
        : `${count} homes ${homes}on this lot were sold ${past} (${among}${named.join(', ')}${direct ? ', all direct deals (직거래)' : ''}).`
    const sizes = alike ? '' : ' They may differ in size.'
    const today = adjusted
      ? `With how prices of the area have moved since, that makes ${range(value)}.`
      : `How prices have moved since is not known; as agreed, that makes ${range(value)}.`
    return `${sold}${sizes} ${today}`
  },
  VALUE_OF_PUBLIC_PRICE: ({ price, ratio, salesBehind, ...value }) =>
    `No recent sales of such homes were found, so the value of the home is worked out roughly from its public price (공시가격). ${price}. Times ${times(ratio)}, the ratio of sale price to public price ${basisOf(salesBehind)}, that makes ${range(value)}.`,
  SHARED_HOUSE_FRAME: ({ price, lowManwon, highManwon }) =>
    `By the ${price}, the whole house is worth roughly ${formatManwon(lowManwon)} to ${formatManwon(highManwon)}. Deals of such houses are published without their lot, so this was never tested; it is not scored.`,
  SHARED_HOUSE_FRAME_MEANS:
    'Rough range of the whole house, from 1.4 times its public price to the public price ÷ 53.6% (not tested by deals)',
  OWN_AGAINST_FRAME: ({ depositManwon, standing }) =>
    `Your deposit of ${formatManwon(depositManwon)} alone ${FRAME_STANDINGS[standing]} Deposits of the other tenants could not be added.`,
  SUM_AGAINST_FRAME: ({ depositManwon, otherHouseholds, fromManwon, toManwon, standing }) =>
    `Your deposit of ${formatManwon(depositManwon)} with those of ${counted(otherHouseholds, 'other household')}, worked out from past leases, comes to ${formatManwon(fromManwon)} to ${formatManwon(toManwon)}, which ${FRAME_STANDINGS[standing]}`,
  HEADLINE_OWN_AGAINST_FRAME: ({ depositManwon, standing }) =>
    `Your deposit of ${formatManwon(depositManwon)} alone ${FRAMES_IN_SHORT[standing]}`,
  HEADLINE_SUM_AGAINST_FRAME: ({ otherHouseholds, fromManwon, toManwon, standing }) =>
    `Deposits with those of ${counted(otherHouseholds, 'other household')}, ${formatManwon(fromManwon)} to ${formatManwon(toManwon)}: together this ${FRAMES_IN_SHORT[standing]}`,
  DATED_SALE: ({ contractDate, areaSquareMeter, floor, adjustedManwon, weak }) =>
    [
      `Sale of ${formatDate(contractDate)}`,
      formatArea(areaSquareMeter),
      ...(floor === null ? [] : [formatFloor(floor)]),
      ...(weak ? ['direct deal (직거래)'] : []),
      ...(adjustedManwon === null ? [] : [`${formatManwon(adjustedManwon)} at today's level`]),
    ].join(', '),
  DEPOSIT_BY_DATED_SALES: 'Deposit ÷ value by earlier sales on this lot',
  DEPOSIT_BY_PRICED_VALUE: 'Deposit ÷ value by the public price',
  SALE_TO_PUBLIC_PRICE: ({ salesBehind }) => `Sale price ÷ public price, ${basisOf(salesBehind)}`,
  PRICED_VALUE_INTERVAL: ({ lowManwon, highManwon }) =>
    `Value by the public price (${formatManwon(lowManwon)} to ${formatManwon(highManwon)})`,
  VALUE_BY_DATED_SALES: ({ count, newestDate, adjusted }) =>
    `Range of ${counted(count, 'earlier sale')} on this lot (the latest on ${formatDate(newestDate)}, ${adjusted ? "at today's level" : 'as agreed'})`,
  VALUE_BY_PUBLIC_PRICE: ({ baseYear, basis, ratio }) =>
    `Range worked out roughly as ${times(ratio)} times the ${baseYear} ${PUBLIC_PRICES[basis]}`,
} satisfies typeof KO

type Range = { lowManwon: number; midManwon: number; highManwon: number }

function range({ lowManwon, midManwon, highManwon }: Range): string {
  return `${formatManwon(midManwon)} (${formatManwon(lowManwon)} to ${formatManwon(highManwon)})`
}

function times(ratio: number): string {
  return String(Math.round(ratio * 100) / 100)
}

function basisOf(salesBehind: number): string {
  return salesBehind > 0
    ? `in ${counted(salesBehind, 'sale')} of the same district`
    : 'that is known for homes of this kind'
}

const FRAME_STANDINGS = {
  ABOVE: 'is more than the high end of that rough value.',
  POSSIBLE: 'may be over 80% of the low end of that rough value.',
  BELOW: 'is 80% of the low end of that rough value or less. Debts that are paid first are not counted here.',
}

const FRAMES_IN_SHORT = {
  ABOVE: 'is more than the whole building is worth.',
  POSSIBLE: 'may be over 80% of what the whole building is worth.',
  BELOW: 'is 80% of what the whole building is worth or less, debts not counted.',
}
