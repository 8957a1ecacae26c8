import type { DiagnosisContext } from '@lease-risk/contract/map-own'
import { nameLot } from '../../../domain/address/name-lot.ts'
import { distanceMeter } from '../../../domain/bounding-box.ts'
import type { ProviderReply } from '../../../domain/lookup.ts'
import {
  findLotsOfDistricts,
  readEvidenceOfDistricts,
  readEvidenceOfLots,
} from '../../../evidence/district-evidence/index.ts'
import { askUnderCodes } from '../../../evidence/index.ts'
import type { Coordinates } from '../../../evidence/ports.ts'
import { message, type Unworded } from '../../../words/message.ts'
import { readDiagnosis } from '../../diagnosis/index.ts'
import { evidenceMetrics } from '../../places/index.ts'
import { codesOfSameArea, type MapServices, polygonsOf } from '../list-analyzable-locations.ts'
import { lookUpAll, lookupMessage } from '../look-up-places.ts'
import { fieldChecksOf } from './field-checks.ts'

/** Each position costs one call. */
const NEARBY_AT_MOST = 12
const RADIUS_METER = [300, 500, 1_000]
const NEXT_ACTIONS = [
  message('DO_FIELD_CHECKS'),
  message('DIRECT_CONFIRMATION', { action: message('GET_REGISTRY_TWICE') }),
]
const NO_LOT = message('NO_MAP_WITHOUT_LOT')

/**
 * The surroundings of a diagnosed home. Outline and positions are looked up now, concurrently under one deadline, and
 * stored nowhere. @throws AppError 404 for a diagnosis that does not belong to the user.
 */
export async function readDiagnosisContext(
  services: MapServices,
  userId: number,
  diagnosisId: number,
): Promise<Unworded<DiagnosisContext>> {
  const { pool, catalogue } = services
  const { request, pnu } = await readDiagnosis(pool, diagnosisId, { userId })
  const fieldChecks = await fieldChecksOf(pool, { diagnosisId, favoriteId: null })
  const named = pnu === null ? null : nameLot(pnu, catalogue)
  if (pnu === null || named === null) return withoutLot(diagnosisId, request.address, fieldChecks)
  const { code, fullName } = named.district
  const [nearby, counts] = await Promise.all([readNearby(services, pnu, code), readEvidenceOfDistricts(pool, [code])])
  const { boundary, positions } = await lookUp(services, code, [
    named.jibunAddress,
    ...nearby.map(({ address }) => address),
  ])
  const [own = { status: 'NOT_FOUND' as const }, ...others] = positions
  return {
    target: { diagnosisHistoryId: diagnosisId, pnu, address: named.jibunAddress, ...located(own) },
    legalDistrict: { code, name: fullName },
    boundary: {
      polygons: boundary.status === 'FOUND' ? polygonsOf(boundary.value) : [],
      status: boundary.status,
      message: lookupMessage(boundary, 'BOUNDARY'),
    },
    nearbyEvidence: nearby
      .map((lot, index) => ({ ...lot, ...placed(others[index], own) }))
      .toSorted((one, other) => (one.distanceMeter ?? Infinity) - (other.distanceMeter ?? Infinity)),
    radiusOptions: RADIUS_METER,
    coverage: evidenceMetrics(counts),
    fieldChecks,
    nextActions: NEXT_ACTIONS,
  }
}

/**
 * Lots of the same district with stored data, lowest lot numbers first, without the home's own lot; not the closest
 * ones.
 */
async function readNearby({ pool, catalogue }: MapServices, pnu: string, code: string) {
  const found = await findLotsOfDistricts(pool, {
    districtCodes: [code],
    buildingName: null,
    limit: NEARBY_AT_MOST + 1,
    offset: 0,
  })
  const pnus = found.pnus.filter((each) => each !== pnu).slice(0, NEARBY_AT_MOST)
  return (await readEvidenceOfLots(pool, pnus)).flatMap(({ pnu: other, buildingName, counts }) => {
    const address = nameLot(other, catalogue)?.jibunAddress
    return address === undefined ? [] : [{ pnu: other, address, buildingName, evidence: evidenceMetrics(counts) }]
  })
}

async function lookUp({ boundary, geocoder, catalogue, deadlineMs }: MapServices, code: string, addresses: string[]) {
  const [[outline = { status: 'NOT_FOUND' as const }], positions] = await Promise.all([
    lookUpAll([code], deadlineMs, (district, signal) =>
      askUnderCodes(codesOfSameArea(district, catalogue), (each) => boundary.readBoundary(each, signal)),
    ),
    lookUpAll(addresses, deadlineMs, (jibunAddress, signal) =>
      geocoder.locate({ jibunAddress, roadAddress: null }, signal),
    ),
  ])
  return { boundary: outline, positions }
}

function located(reply: ProviderReply<Coordinates>) {
  const position = reply.status === 'FOUND' ? reply.value : { longitude: null, latitude: null }
  return {
    ...position,
    coordinateLookupStatus: reply.status,
    coordinateLookupMessage: lookupMessage(reply, 'POSITION'),
  }
}

function placed(reply: ProviderReply<Coordinates> | undefined, own: ProviderReply<Coordinates>) {
  if (reply?.status !== 'FOUND') return { longitude: null, latitude: null, distanceMeter: null }
  return {
    ...reply.value,
    distanceMeter: own.status === 'FOUND' ? Math.round(distanceMeter(own.value, reply.value)) : null,
  }
}

function withoutLot(
  diagnosisHistoryId: number,
  address: string,
  fieldChecks: Unworded<DiagnosisContext['fieldChecks']>,
): Unworded<DiagnosisContext> {
  return {
    target: {
      diagnosisHistoryId,
      pnu: null,
      address,
      longitude: null,
      latitude: null,
      coordinateLookupStatus: 'NOT_FOUND',
      coordinateLookupMessage: NO_LOT,
    },
    legalDistrict: null,
    boundary: { polygons: [], status: 'NOT_FOUND', message: NO_LOT },
    nearbyEvidence: [],
    radiusOptions: RADIUS_METER,
    coverage: [],
    fieldChecks,
    nextActions: [NO_LOT, ...NEXT_ACTIONS],
  }
}
