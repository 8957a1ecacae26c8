import { SAMPLE_RULES } from '../rule-book/lines.ts'
import type { SampleLevel } from './comparison.ts'
import { LAND_LEASE_HOUSE_KIND, type StoredDeal } from './stored-deal.ts'

/** What a deal should be similar to; `null`: not given. */
export type SimilarTo = { areaSquareMeter: number | null; floor: number | null }

export type Sample = { level: SampleLevel; deals: StoredDeal[]; lowerReliability: boolean }

/** Sums of doubles: both ends of a band are included. */
const ROUNDING = 1e-9

/** From where to where an area or a floor counts as similar, ends included; `null`: any. */
export type Bands = { area: { from: number; to: number } | null; floor: { from: number; to: number } | null }

export function bandsAround({ areaSquareMeter: area, floor }: SimilarTo): Bands {
  const width = area === null ? 0 : areaBand(area) + ROUNDING
  return {
    area: area === null ? null : { from: area - width, to: area + width },
    floor: floor === null ? null : { from: floor - SAMPLE_RULES.floors, to: floor + SAMPLE_RULES.floors },
  }
}

/**
 * The first level of the ladder that holds a deal; `null` when there is none at all.
 *
 * A floor is asked for only where the source publishes floors: no detached-house deal has one, and without this rule
 * none of them could ever be similar. With neither area nor floor given there is nothing to be similar to, so the
 * sample is the lot, else the district, and its reliability is not marked down.
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
      return { level, deals: sample, lowerReliability: asked && level.endsWith('_ALL') }
    }
  }
  return null
}

/** Neither cancelled deals nor land-lease homes ever count. */
function countsInSample(deal: StoredDeal): boolean {
  return !deal.cancelled && deal.houseKind !== LAND_LEASE_HOUSE_KIND
}

function hasSimilarArea(deal: StoredDeal, area: number | null): boolean {
  if (area === null) return true
  return deal.areaSquareMeter !== null && isSimilarArea(deal.areaSquareMeter, area)
}

/** Whether an area counts as similar to the one asked about. */
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
