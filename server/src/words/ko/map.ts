import { PAPER_NAMES } from './paper-names.ts'
import { DATA_KIND_NAMES, type DataKind } from './sources.ts'

/** What the map shows, and why a place could not be shown. */
export const MAP = {
  REGIONAL_EVIDENCE:
    '이 법정동에 연결된 지역 단위 근거가 있다는 뜻이며, 정확한 주소의 건축물대장이나 권리관계 근거가 충분하다는 뜻은 아닙니다.',
  EVIDENCE_OF_LOT:
    '저장된 공공자료가 이 지번에 연결되어 있다는 표시이며, 매물이나 권리관계가 확인되었다는 뜻이 아닙니다.',
  DIAGNOSE_AND_CHECK_YOURSELF: `이 주소로 사전 진단을 하고, ${PAPER_NAMES.REGISTRY_DOCUMENT}와 현장은 직접 확인하십시오.`,
  /** `건축물대장 1건(2026-11-20), 실거래 12건(2026-11-01)`. */
  EVIDENCE_SUMMARY: ({ evidence }: { evidence: readonly StoredEvidence[] }) =>
    evidence
      .map(({ kind, count, day }) => `${DATA_KIND_NAMES[kind]} ${count}건${day === null ? '' : `(${day})`}`)
      .join(', '),
  NO_MAP_WITHOUT_LOT: '지번까지 확인하지 못한 진단이라 지도 자료를 조회하지 않았습니다. 지번 주소로 다시 진단하십시오.',
  DO_FIELD_CHECKS: '현장에서 볼 것을 하나씩 보고 적으십시오.',
  PLACE_NOT_LOOKED_UP: ({ what, why }: { what: keyof typeof PLACES; why: WhyNotPlaced }) => {
    switch (why) {
      case 'NOT_FOUND':
        return `제공 기관에 ${PLACES[what]} 찾을 자료가 없습니다. 위치를 짐작해 표시하지 않습니다.`
      case 'NO_KEY':
        return `인증키가 없어 ${PLACES[what]} 조회하지 않았습니다.`
      case 'QUOTA_EXCEEDED':
        return `조회 한도에 이르러 ${PLACES[what]} 조회하지 않았습니다. 잠시 후 다시 시도하십시오.`
      case 'DEADLINE':
        return `정해진 시간 안에 ${PLACES[what]} 받지 못했습니다. 잠시 후 다시 시도하십시오.`
      case 'ERROR':
        return `제공 기관의 응답에 오류가 있어 ${PLACES[what]} 받지 못했습니다. 잠시 후 다시 시도하십시오.`
    }
  },
  BOX_UNREADABLE: 'minLon,minLat,maxLon,maxLat 순서의 경도와 위도여야 합니다.',
  TILE_OUTSIDE_KOREA: '대한민국 밖의 지도 조각은 제공하지 않습니다.',
  TILE_MISSING: ({ status }: { status: keyof typeof TILES }) => TILES[status],
}

/** `day`: the day of the newest one, `YYYY-MM-DD`; `null`: unknown. */
type StoredEvidence = { kind: DataKind; count: number; day: string | null }

const PLACES = { BOUNDARY: '경계를', POSITION: '좌표를' }
export type Place = keyof typeof PLACES
type WhyNotPlaced = 'NOT_FOUND' | 'NO_KEY' | 'QUOTA_EXCEEDED' | 'DEADLINE' | 'ERROR'

const TILES = {
  NOT_FOUND: '제공 기관에 이 지도 조각이 없습니다.',
  UNAVAILABLE: '인증키가 없어 배경지도를 제공하지 않습니다.',
  ERROR: '제공 기관에서 배경지도를 받지 못했습니다. 잠시 후 다시 시도해 주세요.',
}
export type MissingTile = keyof typeof TILES
