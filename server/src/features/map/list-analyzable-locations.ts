import type { AnalyzableLocation, AnalyzableLocationQuery, BoundaryPolygon } from '@lease-risk/contract/map'
import { type BoundingBox, type GeoJsonGeometry, meetsOutline, readBoundingBox } from '../../domain/bounding-box.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { lawdCdOf } from '../../domain/district/legal-district.ts'
import {
  type DistrictEvidence,
  readAnalyzableDistricts,
  sourceCountOf,
} from '../../evidence/district-evidence/index.ts'
import { askUnderCodes } from '../../evidence/index.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { message, type Unworded } from '../../words/message.ts'
import { evidenceMetrics } from '../places/index.ts'
import { usualLeaseView, usualMonths } from '../regional/index.ts'
import { lookUpAll, lookupMessage } from './look-up-places.ts'

export type MapServices = Services & {
  /** The time limit for all boundaries, or all positions, of one response. */
  deadlineMs: number
  lookupsPerMinute: number
}

/**
 * R-MAP-01, R-MAP-02: legal districts with stored evidence; their boundaries are looked up now, and at most cached in
 * memory.
 */
export async function listAnalyzableLocations(
  services: MapServices,
  query: AnalyzableLocationQuery,
): Promise<Unworded<AnalyzableLocation>[]> {
  const { pool, catalogue, boundary, clock, deadlineMs, regions } = services
  const box = boxOf(query.bbox)
  const districts = await readAnalyzableDistricts(pool, query)
  const stored = await regions.asStored(null)
  const codes = districts.map(({ legalDistrictCode }) => legalDistrictCode)
  const jeonse = await stored.usualJeonse({ districtCodes: codes, ...usualMonths(clock) })
  const replies = await lookUpAll(districts, deadlineMs, ({ legalDistrictCode }, signal) =>
    askUnderCodes(codesOfSameArea(legalDistrictCode, catalogue), (code) => boundary.readBoundary(code, signal)),
  )
  const locations = districts.map((district, index) => {
    const reply = replies[index] ?? { status: 'NOT_FOUND' }
    return {
      ...locationOf(district, catalogue),
      usualJeonse: usualLeaseView(
        jeonse.find(({ legalDistrictCode }) => legalDistrictCode === district.legalDistrictCode),
      ),
      boundaryPolygons: reply.status === 'FOUND' ? polygonsOf(reply.value) : [],
      boundaryLookupStatus: reply.status,
      boundaryLookupMessage: lookupMessage(reply, 'BOUNDARY'),
    }
  })
  return box === null ? locations : locations.filter(({ boundaryPolygons }) => meetsOutline(box, boundaryPolygons))
}

function locationOf({ legalDistrictCode, counts }: DistrictEvidence, catalogue: DistrictCatalogue) {
  return {
    legalDistrictCode,
    lawdCd: lawdCdOf(legalDistrictCode),
    regionName: catalogue.find(legalDistrictCode)?.fullName ?? legalDistrictCode,
    sourceCount: sourceCountOf(counts),
    metrics: evidenceMetrics(counts),
    notice: message('REGIONAL_EVIDENCE'),
  }
}

/**
 * The code in force and those former codes under which a provider may know the same area: with the same name, and with
 * no other successor. Any other former code had a different outline.
 */
export function codesOfSameArea(code: string, catalogue: DistrictCatalogue): string[] {
  const name = catalogue.find(code)?.name
  return catalogue
    .codesToTry(code)
    .filter((each) => each === code || (catalogue.successorOf(each) === code && catalogue.find(each)?.name === name))
}

export function polygonsOf(geometry: GeoJsonGeometry): BoundaryPolygon[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.map((coordinates) => ({ type: 'Polygon', coordinates }))
}

/** The bounding box of a query; `null`: none was given. @throws AppError 400 for an invalid one. */
export function boxOf(bbox: string | undefined): BoundingBox | null {
  if (bbox === undefined) return null
  const box = readBoundingBox(bbox)
  if (box === null) throw new AppError('COMMON_400_VALIDATION', { errors: boxProblems({ bbox }) })
  return box
}

/** What the schema of a query cannot express. */
export function boxProblems({ bbox }: { bbox?: unknown }): FieldProblem[] {
  if (typeof bbox !== 'string' || readBoundingBox(bbox) !== null) return []
  return [{ field: 'bbox', code: 'RANGE', message: message('BOX_UNREADABLE') }]
}
