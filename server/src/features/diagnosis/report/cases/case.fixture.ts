import type { CheckId, FindingCode } from '@lease-risk/contract/codes/assessment'
import {
  aBuilding,
  aDeal,
  factsOf,
  type Material,
  someTerms,
} from '../../../../domain/assessment/facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../../../../domain/assessment/facts/lease-facts.ts'
import type { RegisterBuilding } from '../../../../domain/property/register-building.ts'
import { aPrice } from '../diagnosed.fixture.ts'

/** One home and its terms, and what its diagnosis must report. */
export type Case = {
  pattern: string
  name: string
  facts: LeaseFacts
  /** At least one of these must be a caution; empty where no public data can show the danger. */
  warnings: readonly FindingCode[]
  /** Each must appear among the first three actions. */
  papers: readonly CheckId[]
}

export const ORDINARY = 'ordinary home'

export function villa(parts: Partial<RegisterBuilding> = {}): RegisterBuilding {
  return aBuilding({ useApprovalDate: '2015-06-01', householdCount: 8, floorsAboveGround: 5, ...parts })
}

export function apartment(parts: Partial<RegisterBuilding> = {}): RegisterBuilding {
  return aBuilding({
    detailUse: '아파트',
    useApprovalDate: '2012-03-15',
    householdCount: 120,
    floorsAboveGround: 18,
    ...parts,
  })
}

export function officetel(parts: Partial<RegisterBuilding> = {}): RegisterBuilding {
  const use = { mainUseCode: '14000', mainUseName: '업무시설', detailUse: '업무시설(오피스텔)' }
  return aBuilding({ ...use, useApprovalDate: '2016-09-20', floorsAboveGround: 15, ...parts })
}

export function sharedHouse(familyCount: number, parts: Partial<RegisterBuilding> = {}): RegisterBuilding {
  return aBuilding({
    mainUseCode: '01000',
    mainUseName: '단독주택',
    detailUse: '다가구주택',
    householdCount: 0,
    familyCount,
    totalAreaSquareMeter: 400,
    useApprovalDate: '2010-04-02',
    ...parts,
  })
}

export function shop(parts: Partial<RegisterBuilding> = {}): RegisterBuilding {
  const use = { mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: '사무소' }
  return aBuilding({ ...use, householdCount: 0, useApprovalDate: '2014-01-10', ...parts })
}

export function jeonse(depositManwon: number, parts: Parameters<typeof someTerms>[0] = {}) {
  return someTerms({ depositManwon, areaSquareMeter: 59, floor: 3, ...parts })
}

export function rent(depositManwon: number, monthlyRentManwon: number, parts: Parameters<typeof someTerms>[0] = {}) {
  return someTerms({
    purpose: 'MONTHLY_RENT',
    depositManwon,
    monthlyRentManwon,
    areaSquareMeter: 29,
    floor: 3,
    ...parts,
  })
}

/** Deals of one plan around an amount, a few percent apart. */
export function deals(count: number, amountManwon: number, parts: Parameters<typeof aDeal>[0] = {}) {
  return Array.from({ length: count }, (_, index) =>
    aDeal({
      dealId: index + 1,
      amountManwon: Math.round(amountManwon * (1 + 0.02 * (index - (count - 1) / 2))),
      areaSquareMeter: 59,
      ...parts,
    }),
  )
}

/** Leases with rent. */
export function rents(count: number, depositManwon: number, monthlyRentManwon: number) {
  return deals(count, depositManwon, { monthlyRentManwon, areaSquareMeter: 29 })
}

/** Official price of the unit's own plan, in manwon. */
export function price(priceManwon: number, areaSquareMeter = 59) {
  return aPrice({ priceWon: priceManwon * 10_000, areaSquareMeter })
}

/** Cases of one pattern, each with its data. */
export function casesOf(
  pattern: string,
  owed: Pick<Case, 'warnings' | 'papers'>,
  homes: Record<string, Partial<Material> & { also?: (facts: LeaseFacts) => LeaseFacts }>,
): Case[] {
  return Object.entries(homes).map(([name, { also, ...material }]) => ({
    pattern,
    name,
    facts: also ? also(factsOf(material)) : factsOf(material),
    ...owed,
  }))
}
