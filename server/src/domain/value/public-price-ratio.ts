import { PUBLIC_PRICE } from './public-price-constants.ts'
import { fitSlopes, type PricedSale, ratioTerms } from './public-price-slopes.ts'

/** ln of sale ÷ public price in a district for a new, brokered home above ground; `count`: number of sales behind it. */
type DistrictRatio = { ratio: number; variance: number; count: number }

/** The fit of one base year's prices to the market on the day of the fit; plain data, stored as it is. */
export type PublicPriceFit = {
  baseYear: number
  slopes: readonly number[]
  /** By province (2 digits), city district (5) and legal district (10). */
  ratios: Record<string, DistrictRatio>
  /**
   * Variance of ln price around public price × ratio, by city district and by city district and age cell (`11620 30`).
   */
  spreads: Record<string, number>
}

type Joined = PricedSale & { weight: number; logRatio: number; rest: number }

/**
 * Fits ratios from sales and public prices of one base year. Prices of different years have different ratios and are
 * never mixed. Sales more than three years old, and those without an amount on either side, are ignored. The order of
 * the sales does not matter.
 */
export function fitPublicPriceRatio(sales: readonly PricedSale[], baseYear: number): PublicPriceFit {
  const joined: Joined[] = sales
    .filter(({ saleManwon, publicPriceManwon }) => saleManwon > 0 && publicPriceManwon > 0)
    .filter(({ daysAgo }) => daysAgo >= 0 && daysAgo <= PUBLIC_PRICE.windowDays)
    .map((sale) => {
      const logRatio = Math.log(sale.saleManwon / sale.publicPriceManwon) + sale.levelChange
      return { ...sale, weight: sale.isWeak ? PUBLIC_PRICE.weakWeight : 1, logRatio, rest: 0 }
    })
  const slopes = fitSlopes(joined)
  for (const sale of joined)
    sale.rest = sale.logRatio - ratioTerms(sale).reduce((sum, term, at) => sum + term * (slopes[at] ?? 0), 0)
  const ratios = fitRatios(joined)
  return { baseYear, slopes, ratios, spreads: fitSpreads(joined, ratios) }
}

function fitRatios(sales: readonly Joined[]): Record<string, DistrictRatio> {
  const ratios: Record<string, DistrictRatio> = {}
  for (const [sido, ofSido] of groupedBy(sales, (sale) => sale.legalDistrictCode.slice(0, 2))) {
    const trusted = ofSido.length >= PUBLIC_PRICE.salesToLeavePriors
    const top = trusted ? ratioOf(ofSido) : { ...priorRatio(sido), count: ofSido.length }
    ratios[sido] = top
    for (const [gu, ofGu] of groupedBy(ofSido, (sale) => sale.legalDistrictCode.slice(0, 5))) {
      const { gu: guWeight, dong: dongWeight } = PUBLIC_PRICE.parentWeight
      const middle = shrunk(ofGu, trusted ? top : (knownPrior(gu) ?? top), guWeight)
      ratios[gu] = middle
      for (const [dong, ofDong] of groupedBy(ofGu, (sale) => sale.legalDistrictCode))
        ratios[dong] = shrunk(ofDong, trusted ? middle : (knownPrior(dong) ?? middle), dongWeight)
    }
  }
  return ratios
}

/** The ratio of a place without a known sale. */
export function priorRatio(sido: string): Omit<DistrictRatio, 'count'> {
  return (
    knownPrior(sido) ?? { ratio: PUBLIC_PRICE.priorRatioElsewhere, variance: PUBLIC_PRICE.priorRatioSd.elsewhere ** 2 }
  )
}

export function knownPrior(code: string): Omit<DistrictRatio, 'count'> | null {
  const ratio: number | undefined = (PUBLIC_PRICE.priorRatio as Record<string, number>)[code]
  return ratio === undefined ? null : { ratio, variance: PUBLIC_PRICE.priorRatioSd.measured ** 2 }
}

type WeightedValue = { value: number; weight: number }

/**
 * The value at which half of the weight is reached; the mean of two values if it falls between them. `NaN` for no values.
 */
export function weightedMedian(values: readonly WeightedValue[]): number {
  const sorted = values.toSorted((one, other) => one.value - other.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let reached = 0
  for (const [at, { value, weight }] of sorted.entries()) {
    reached += weight
    if (reached > half) return value
    if (reached === half) return (value + (sorted[at + 1]?.value ?? value)) / 2
  }
  return Number.NaN
}

/** The ratio as a median, whose variance is π/2 times that of a mean. */
function ratioOf(sales: readonly Joined[]): DistrictRatio {
  const weight = sales.reduce((sum, sale) => sum + sale.weight, 0)
  return {
    ratio: weightedMedian(sales.map(restOf)),
    variance: ((Math.PI / 2) * PUBLIC_PRICE.priorSd ** 2) / weight,
    count: sales.length,
  }
}

/** Combines a place's own median with its parent's ratio, which has the weight of `parentWeight` sales. */
function shrunk(sales: readonly Joined[], parent: Omit<DistrictRatio, 'count'>, parentWeight: number): DistrictRatio {
  const own = ratioOf(sales)
  const weight = sales.reduce((sum, sale) => sum + sale.weight, 0)
  const share = weight / (weight + parentWeight)
  // the variance between places for which a parent has the weight of `parentWeight` sales
  const between = PUBLIC_PRICE.priorSd ** 2 / parentWeight
  return {
    ratio: share * own.ratio + (1 - share) * parent.ratio,
    variance: share ** 2 * own.variance + (1 - share) ** 2 * (parent.variance + between),
    count: own.count,
  }
}

function fitSpreads(sales: readonly Joined[], ratios: Record<string, DistrictRatio>): Record<string, number> {
  const spreads: Record<string, number> = {}
  const errorOf = (sale: Joined) => sale.rest - (ratios[sale.legalDistrictCode]?.ratio ?? 0)
  for (const [gu, ofGu] of groupedBy(sales, (sale) => sale.legalDistrictCode.slice(0, 5))) {
    const whole = spreadOf(ofGu, errorOf, priorSpread(gu))
    spreads[gu] = whole
    for (const [cell, ofCell] of groupedBy(ofGu, ageCell)) {
      spreads[`${gu} ${cell}`] = spreadOf(ofCell, errorOf, whole * wideningOf(ofCell[0]))
    }
  }
  return spreads
}

/** Variance assumed before any sale of a city district is known. */
export function priorSpread(gu: string): number {
  return PUBLIC_PRICE.priorSd ** 2 * (gu === PUBLIC_PRICE.wideGu ? PUBLIC_PRICE.wideFactor ** 2 : 1)
}

/** Factor by which the variance of such homes' prices exceeds that of their city district. */
export function wideningOf(home: Pick<PricedSale, 'ageYears' | 'isBasement'> | undefined): number {
  return home !== undefined && (home.isBasement || (home.ageYears ?? 0) > 30) ? PUBLIC_PRICE.wideFactor ** 2 : 1
}

function spreadOf(sales: readonly Joined[], errorOf: (sale: Joined) => number, prior: number): number {
  const deviation =
    1.48 * weightedMedian(sales.map((sale) => ({ value: Math.abs(errorOf(sale)), weight: sale.weight })))
  const own = Math.max(PUBLIC_PRICE.leastSd ** 2, deviation ** 2 - PUBLIC_PRICE.dealNoise ** 2)
  const share = sales.length / (sales.length + PUBLIC_PRICE.spreadWeight)
  return share * own + (1 - share) * prior
}

/** `B`: in a basement; else the upper limit of the age: 10, 20, 30, over. */
export function ageCell({ ageYears, isBasement }: Pick<PricedSale, 'ageYears' | 'isBasement'>): string {
  if (isBasement) return 'B'
  const age = ageYears ?? 20
  return age <= 10 ? '10' : age <= 20 ? '20' : age <= 30 ? '30' : 'over'
}

function restOf({ rest, weight }: Joined): WeightedValue {
  return { value: rest, weight }
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  return Map.groupBy(items, keyOf)
}

/** A fit with its day: its ratios convert a public price to the market level of that day. */
export type DatedPriceFit = PublicPriceFit & { day: number }
