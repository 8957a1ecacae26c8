import { PUBLIC_PRICE } from './public-price-constants.ts'

/** A past sale of a row-house whose public price of the fit's base year is known. */
export type PricedSale = {
  /** 10 digits. */
  legalDistrictCode: string
  /** Days between the contract and the day of the fit. */
  daysAgo: number
  saleManwon: number
  publicPriceManwon: number
  /** L(day of the fit) − L(day of the contract): the change of the market level since then, in ln. */
  levelChange: number
  /** Completed years at the contract; `null`: unknown, treated as 20. */
  ageYears: number | null
  isBasement: boolean
  /** A direct deal (직거래). */
  isWeak: boolean
}

type SaleWithRatio = Pick<PricedSale, 'legalDistrictCode' | 'ageYears' | 'isBasement' | 'isWeak'> & {
  weight: number
  logRatio: number
}

/** The terms on which the ratio of a sale depends, in the order of `PUBLIC_PRICE.priorSlopes`. */
export function ratioTerms({
  ageYears,
  isBasement,
  isWeak,
}: Pick<PricedSale, 'ageYears' | 'isBasement' | 'isWeak'>): number[] {
  const age = Math.max(0, ageYears ?? 20)
  return [
    Math.min(age, 10) / 10,
    Math.min(Math.max(age - 10, 0), 20) / 10,
    Math.max(age - 30, 0) / 10,
    isBasement ? 1 : 0,
    isWeak ? 1 : 0,
  ]
}

/**
 * Fits slopes by ridge regression around the prior ones, with a separate level for each city district. Outlying sales
 * have less weight (Huber). With too few sales, returns the prior slopes.
 */
export function fitSlopes(sales: readonly SaleWithRatio[]): readonly number[] {
  const prior = PUBLIC_PRICE.priorSlopes
  if (sales.length < PUBLIC_PRICE.salesToLeavePriors) return prior
  const rows = sales.map((sale) => {
    const terms = ratioTerms(sale)
    return {
      gu: sale.legalDistrictCode.slice(0, 5),
      terms,
      weight: sale.weight,
      value: sale.logRatio - dot(terms, prior),
    }
  })
  const districts = [...Map.groupBy(rows, ({ gu }) => gu).values()]
  let change: number[] = prior.map(() => 0)
  let errors = new Map(rows.map((row) => [row, 0]))
  for (let pass = 0; pass < PUBLIC_PRICE.slopePasses; pass++) {
    const matrix = prior.map((_, at) => prior.map((__, other): number => (at === other ? PUBLIC_PRICE.slopeRidge : 0)))
    const right = prior.map(() => 0)
    const centred = districts.flatMap((ofDistrict) => {
      const weights = ofDistrict.map(
        (row) => row.weight * Math.min(1, PUBLIC_PRICE.slopeHuber / Math.max(1e-9, Math.abs(errors.get(row) ?? 0))),
      )
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      const mean = (of: (row: (typeof rows)[number]) => number) =>
        ofDistrict.reduce((sum, row, at) => sum + (weights[at] ?? 0) * of(row), 0) / total
      const meanTerms = prior.map((_, at) => mean((row) => row.terms[at] ?? 0))
      const meanValue = mean((row) => row.value)
      return ofDistrict.map((row, at) => ({
        row,
        weight: weights[at] ?? 0,
        terms: row.terms.map((term, index) => term - (meanTerms[index] ?? 0)),
        value: row.value - meanValue,
      }))
    })
    for (const { weight, terms, value } of centred) {
      for (const [at, term] of terms.entries()) {
        right[at] = (right[at] ?? 0) + weight * term * value
        const line = matrix[at] ?? []
        for (const [other, second] of terms.entries()) line[other] = (line[other] ?? 0) + weight * term * second
      }
    }
    change = solve(matrix, right)
    errors = new Map(centred.map(({ row, terms, value }) => [row, value - dot(terms, change)]))
  }
  return prior.map((slope, at) => slope + (change[at] ?? 0))
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

/** Solves a system with a positive definite matrix by elimination; overwrites both arguments. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  for (let pivot = 0; pivot < size; pivot++) {
    const line = matrix[pivot] ?? []
    for (let below = pivot + 1; below < size; below++) {
      const other = matrix[below] ?? []
      const factor = (other[pivot] ?? 0) / (line[pivot] ?? 1)
      for (let at = pivot; at < size; at++) other[at] = (other[at] ?? 0) - factor * (line[at] ?? 0)
      right[below] = (right[below] ?? 0) - factor * (right[pivot] ?? 0)
    }
  }
  const result = right.map(() => 0)
  for (let pivot = size - 1; pivot >= 0; pivot--) {
    const line = matrix[pivot] ?? []
    result[pivot] = ((right[pivot] ?? 0) - dot(line.slice(pivot + 1), result.slice(pivot + 1))) / (line[pivot] ?? 1)
  }
  return result
}
