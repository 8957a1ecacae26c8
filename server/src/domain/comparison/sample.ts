import type { SampleLevel } from '@lease-risk/contract/codes/assessment'
import { SAMPLE_RULES } from '../rule-book/thresholds.ts'
import { LAND_LEASE_HOUSE_KIND, type StoredDeal } from './stored-deal.ts'

/** The area and floor that deals should be similar to; `null`: not given. */
export type SimilarTo = { areaSquareMeter: number | null; floor: number | null }

/** `ofLot`: the countable deals of the lot, similar or not. */
export type Sample = { level: SampleLevel; deals: StoredDeal[]; ofLot: StoredDeal[]; lowerReliability: boolean }

/** Tolerance for floating-point sums, so that both ends of a band are included. */
const ROUNDING = 1e-9

/** Ranges in which an area or floor counts as similar, both ends inclusive; `null`: any. */
export type Bands = { area: { from: number; to: number } | null; floor: { from: number; to: number } | null }

export function bandsAround({ areaSquareMeter: area, floor }: SimilarTo): Bands {
  const width = area === null ? 0 : areaBand(area) + ROUNDING
  return {
    area: area === null ? null : { from: area - width, to: area + width },
    floor: floor === null ? null : { from: floor - SAMPLE_RULES.floors, to: floor + SAMPLE_RULES.floors },
  }
}

/**
 * Returns the first level of the ladder with a deal; `null` if there is none at all.
 *
 * The floor is compared only if the source publishes floors: no detached-house deal has one, so without this rule none
 * could ever be similar. If neither area nor floor is given, similarity is undefined: the sample is the lot, or else
 * the district, and its reliability is not reduced.
 */
export function pickSample(deals: readonly StoredDeal[], terms: SimilarTo): Sample | null {
  const countable = deals.filter(countsInSample)
  const floor = countable.some((deal) => deal.floor !== null) ? terms.floor : null
  const area = terms.areaSquareMeter
  const similar = (deal: StoredDeal) => hasSimilarArea(deal, area) && hasSimilarFloor(deal, floor)
  const similarAsked = area !== null || floor !== null

  const ladder: [SampleLevel, (deal: StoredDeal) => boolean][] = [
    ['SAME_LOT_SIMILAR', (deal) => similarAsked && deal.sameLot && similar(deal)],
    ['SAME_LOT_AREA', (deal) => area !== null && deal.sameLot && hasSimilarArea(deal, area)],
    ['SAME_DISTRICT_SIMILAR', (deal) => similarAsked && similar(deal)],
    ['SAME_LOT_ALL', (deal) => deal.sameLot],
    ['SAME_DISTRICT_ALL', () => true],
  ]
  for (const [level, belongs] of ladder) {
    const sample = countable.filter(belongs)
    if (sample.length > 0) {
      const asked = area !== null || terms.floor !== null
      const ofLot = countable.filter(({ sameLot }) => sameLot)
      return { level, deals: sample, ofLot, lowerReliability: asked && level.endsWith('_ALL') }
    }
  }
  return null
}

/** Cancelled deals and land-lease homes never count. */
function countsInSample(deal: StoredDeal): boolean {
  return !deal.cancelled && deal.houseKind !== LAND_LEASE_HOUSE_KIND
}

function hasSimilarArea(deal: StoredDeal, area: number | null): boolean {
  if (area === null) return true
  return deal.areaSquareMeter !== null && isSimilarArea(deal.areaSquareMeter, area)
}

/** Whether an area counts as similar to the requested one. */
export function isSimilarArea(areaSquareMeter: number, asked: number): boolean {
  return Math.abs(areaSquareMeter - asked) <= areaBand(asked) + ROUNDING
}

/** Half the width of the band in which an area counts as similar. */
export function areaBand(area: number): number {
  return Math.max(area * SAMPLE_RULES.area.share, SAMPLE_RULES.area.atLeastSquareMeter)
}

function hasSimilarFloor(deal: StoredDeal, floor: number | null): boolean {
  if (floor === null) return true
  return deal.floor !== null && Math.abs(deal.floor - floor) <= SAMPLE_RULES.floors
}
