import type { PUBLIC_PRICE as KO, PriceBasis } from '../../ko/assessment/public-price.ts'
import { formatManwon, formatPercent, formatWonPerSquareMeter } from '../format.ts'

export const PUBLIC_PRICES: Record<PriceBasis, string> = {
  UNIT: 'public price of the unit',
  LOT_MEDIAN: 'median public price of the units on the lot',
  HOUSE: 'public price of the whole house (개별주택가격)',
  LAND: 'public price of the land (개별공시지가)',
}

export const PUBLIC_PRICE = {
  PUBLIC_PRICE_NAMED: ({ baseYear, basis }) => `${baseYear} ${PUBLIC_PRICES[basis]}`,
  PUBLIC_PRICE_ALONE: ({ baseYear, priceManwon, ...price }) =>
    `The ${baseYear} ${nameOf(price)} is ${formatManwon(priceManwon)}.`,
  PUBLIC_PRICE_AMOUNT: ({ baseYear, basis, priceManwon }) =>
    `${baseYear} ${PUBLIC_PRICES[basis]}: ${formatManwon(priceManwon)}`,
  PUBLIC_PRICE_FOUND: ({ baseYear, basis, priceManwon, landWonPerSquareMeter: land }) => {
    const perMeter = land === null ? 'no amount' : formatWonPerSquareMeter(land)
    return `${baseYear} ${PUBLIC_PRICES[basis]}: ${priceManwon === null ? perMeter : formatManwon(priceManwon)}`
  },
  DEPOSIT_TO_PUBLIC_PRICE: ({ depositManwon, ratio, line, baseYear, priceManwon, ...named }) => {
    const price = `the ${baseYear} ${nameOf(named)}, ${formatManwon(priceManwon)}`
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
} satisfies typeof KO

function nameOf({ basis, single }: { basis: PriceBasis; single?: boolean }): string {
  return basis === 'HOUSE' && single ? 'public price of this house (개별주택가격)' : PUBLIC_PRICES[basis]
}
