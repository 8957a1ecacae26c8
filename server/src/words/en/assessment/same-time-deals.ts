import type { SAME_TIME as KO } from '../../ko/assessment/same-time-deals.ts'
import { counted, formatArea, formatDate, formatFloor, formatManwon, formatPercent } from '../format.ts'

/** A sale and a lease of what may be one home, at the same time. */
export const SAME_TIME = {
  HEADLINE_SAME_TIME_DEAL: ({ depositManwon, sale }) =>
    `${against(depositManwon, sale.amountManwon, `for which a home of this floor and size was sold on ${formatDate(sale.contractDate)}`)}.`,
  SAME_TIME_DEAL: ({ depositManwon, sale, days }) =>
    `A home of the same floor and size on this lot (${formatFloor(sale.floor)}, ${formatArea(sale.areaSquareMeter)}) was sold for ${formatManwon(sale.amountManwon)} on ${formatDate(sale.contractDate)}${sale.direct ? ', a direct deal (직거래)' : ''}. ${against(depositManwon, sale.amountManwon, 'of that sale')}. It is the only such sale of the last ${counted(days, 'day')}, so it may be of this home. Where the tenant's deposit pays the price and the owner changes, the new owner may have no money to return it. It may also be another home of the floor, so check the registry.`,
  SAME_TIME_SALE: ({ contractDate, areaSquareMeter, floor, direct }) =>
    `Sale of ${formatDate(contractDate)}, ${formatArea(areaSquareMeter)}, ${formatFloor(floor)}${direct ? ', direct deal (직거래)' : ''}, the 1 recent sale of this floor and size`,
  DEPOSIT_BY_SAME_TIME_SALE: 'Deposit ÷ price of the recent sale of this floor and size',
  SAME_TIME_DEALS_OF_LOT: ({ newest, ...of }) => {
    const last =
      newest === null
        ? ''
        : ` Most recently a home on ${formatFloor(newest.floor)} of ${formatArea(newest.areaSquareMeter)} was sold for ${formatManwon(newest.saleManwon)} on ${formatDate(newest.soldOn)}${newest.direct ? ' (direct deal, 직거래)' : ''} and let for a deposit of ${formatManwon(newest.depositManwon)} on ${formatDate(newest.letOn)}.`
    return `${ofLot(of)}${last} It is what deals look like in which the tenant's deposit pays the price. Check whether the owner of this home too may change after the contract.`
  },
  SAME_TIME_DEALS_OF_LOT_IN_SHORT: (of) => ofLot(of),
  SAME_TIME_PAIR_AMOUNTS: ({ saleManwon, depositManwon }) =>
    `Sale ${formatManwon(saleManwon)}, jeonse ${formatManwon(depositManwon)}`,
  SAME_TIME_PAIR: ({ soldOn, letOn, areaSquareMeter, floor, direct }) =>
    `Sold on ${formatDate(soldOn)}${direct ? ' (direct deal, 직거래)' : ''}, let on ${formatDate(letOn)}, ${formatArea(areaSquareMeter)}, ${formatFloor(floor)}, 1 sale and 1 lease that fit each other`,
} satisfies typeof KO

type OfLot = Parameters<typeof KO.SAME_TIME_DEALS_OF_LOT_IN_SHORT>[0]

function ofLot({ pairCount, nearPriceCount, months, days, share }: OfLot): string {
  return `On this lot a home of one floor and size was sold and newly let on jeonse within ${counted(days, 'day')} ${counted(pairCount, 'time')} in the last ${counted(months, 'month')}; ${counted(nearPriceCount, 'time')} the deposit was ${formatPercent(share)} of the price or more.`
}

/** `which`: describes the price, after its amount. */
function against(depositManwon: number, priceManwon: number, which: string): string {
  const typed = `The deposit of ${formatManwon(depositManwon)} is`
  const price = `the price of ${formatManwon(priceManwon)} ${which}`
  if (depositManwon > priceManwon) return `${typed} ${formatManwon(depositManwon - priceManwon)} more than ${price}`
  return depositManwon === priceManwon
    ? `${typed} ${price}`
    : `${typed} ${formatPercent(depositManwon / priceManwon)} of ${price}`
}
