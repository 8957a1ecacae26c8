import type { AddressMarker, AddressMarkerQuery } from '@lease-risk/contract/map'
import { type NamedLot, nameLot } from '../../domain/address/name-lot.ts'
import { holdsPoint } from '../../domain/bounding-box.ts'
import {
  findNewestLots,
  findTradedLots,
  type LotEvidence,
  readEvidenceOfLots,
  sourceCountOf,
} from '../../evidence/district-evidence/index.ts'
import { type Message, message, type Unworded } from '../../words/message.ts'
import { evidenceMetrics } from '../places/index.ts'
import { boxOf, type MapServices } from './list-analyzable-locations.ts'
import { lookUpAll, lookupMessage } from './look-up-places.ts'

/**
 * R-MAP-03, R-MAP-04: lots with stored evidence, by their identifiers. Positions are looked up now, stored nowhere, and
 * `null` when unavailable.
 */
export async function listAddressMarkers(
  services: MapServices,
  query: AddressMarkerQuery,
): Promise<Unworded<AddressMarker>[]> {
  const { pool, catalogue, geocoder, deadlineMs } = services
  const box = boxOf(query.bbox)
  const lots = (await readEvidenceOfLots(pool, await findPnus(services, query))).flatMap((evidence) => {
    const named = nameLot(evidence.pnu, catalogue)
    return named === null ? [] : [{ evidence, named }]
  })
  const replies = await lookUpAll(lots, deadlineMs, ({ named: { jibunAddress } }, signal) =>
    geocoder.locate({ jibunAddress, roadAddress: null }, signal),
  )
  const markers = lots.map((lot, index) => {
    const reply = replies[index] ?? { status: 'NOT_FOUND' }
    const position = reply.status === 'FOUND' ? reply.value : { longitude: null, latitude: null }
    return {
      ...markerOf(lot.evidence, lot.named),
      ...position,
      coordinateLookupStatus: reply.status,
      coordinateLookupMessage: lookupMessage(reply, 'POSITION'),
    }
  })
  if (box === null) return markers
  return markers.filter(
    ({ longitude, latitude }) => longitude !== null && latitude !== null && holdsPoint(box, longitude, latitude),
  )
}

/** Lots with a register or a price, stored by a diagnosis, come first; then lots with transactions only. */
async function findPnus({ pool }: MapServices, { minSourceCount, limit }: AddressMarkerQuery): Promise<string[]> {
  const { pnus } = await findNewestLots(pool, { minSourceCount, limit })
  if (minSourceCount > 1 || pnus.length >= limit) return pnus
  return [...new Set([...pnus, ...(await findTradedLots(pool, limit))])].slice(0, limit)
}

function markerOf({ pnu, buildingName, counts }: LotEvidence, { lot, district, jibunAddress }: NamedLot) {
  const evidence = evidenceMetrics(counts)
  return {
    markerType: 'DIAGNOSIS_ADDRESS' as const,
    pnu,
    legalDistrictCode: lot.legalDistrictCode,
    jibunAddress,
    jusoAddress: {
      jibunAddr: jibunAddress,
      admCd: lot.legalDistrictCode,
      siNm: district.sidoName,
      sggNm: district.sigunguName ?? '',
      emdNm: district.emdName ?? '',
      liNm: district.riName ?? '',
      bdNm: buildingName ?? '',
      mtYn: lot.landKind === 'MOUNTAIN' ? '1' : '0',
      lnbrMnnm: String(Number(lot.mainNumber)),
      lnbrSlno: String(Number(lot.subNumber)),
    },
    sourceCount: sourceCountOf(counts),
    evidence,
    evidenceSummary: summaryOf(evidence),
    primaryNotice: message('EVIDENCE_OF_LOT'),
    actionHint: message('DIAGNOSE_AND_CHECK_YOURSELF'),
  }
}

function summaryOf(metrics: ReturnType<typeof evidenceMetrics>): Message {
  const evidence = metrics
    .filter(({ storedCount }) => storedCount > 0)
    .map(({ key: kind, storedCount: count, latestReferenceAt }) => {
      return { kind, count, day: latestReferenceAt && latestReferenceAt.slice(0, 10) }
    })
  return message('EVIDENCE_SUMMARY', { evidence })
}
