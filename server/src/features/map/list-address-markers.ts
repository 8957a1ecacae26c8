import type { AddressMarker, AddressMarkerQuery } from '@lease-risk/contract/map'
import type { EvidenceMetric } from '@lease-risk/contract/places'
import { type NamedLot, nameLot } from '../../domain/address/name-lot.ts'
import { holdsPoint } from '../../domain/bounding-box.ts'
import { PAPER_NAMES } from '../../domain/checks/paper-names.ts'
import {
  findNewestLots,
  findTradedLots,
  type LotEvidence,
  readEvidenceOfLots,
  sourceCountOf,
} from '../../evidence/district-evidence/face.ts'
import { evidenceMetrics } from '../places/face.ts'
import type { MapServices } from './list-analyzable-locations.ts'
import { lookUpAll, lookupMessage } from './look-up-places.ts'
import { boxOf } from './within-box.ts'

const PRIMARY_NOTICE =
  '저장된 공공자료가 이 지번에 연결되어 있다는 표시이며, 매물이나 권리관계가 확인되었다는 뜻이 아닙니다.'
const ACTION_HINT = `이 주소로 사전 진단을 하고, ${PAPER_NAMES.REGISTRY_DOCUMENT}와 현장은 직접 확인하십시오.`

/**
 * R-MAP-03, R-MAP-04: lots with stored evidence, by their identifiers. Positions are asked for now, kept nowhere, and
 * `null` when they cannot be had.
 */
export async function listAddressMarkers(services: MapServices, query: AddressMarkerQuery): Promise<AddressMarker[]> {
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
      coordinateLookupMessage: lookupMessage(reply, '좌표를'),
    }
  })
  if (box === null) return markers
  return markers.filter(
    ({ longitude, latitude }) => longitude !== null && latitude !== null && holdsPoint(box, longitude, latitude),
  )
}

/** Lots with a register or a price first, which a diagnosis left behind; then lots with transactions only. */
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
    primaryNotice: PRIMARY_NOTICE,
    actionHint: ACTION_HINT,
  }
}

/** `건축물대장 1건(2026-11-20), 실거래 12건(2026-11-01)`. */
function summaryOf(evidence: readonly EvidenceMetric[]): string {
  return evidence
    .filter(({ storedCount }) => storedCount > 0)
    .map(({ title, storedCount, latestReferenceAt }) => `${title} ${storedCount}건(${latestReferenceAt?.slice(0, 10)})`)
    .join(', ')
}
