import type { ContractPurpose } from '../comparison/lease-terms.ts'
import type { PropertyType } from '../property/property-type.ts'

/** What a word of a search says beside the place. `types`: one is named, several are possible; none: it says nothing. */
export type KeywordWord = { word: string; types: PropertyType[]; purpose: ContractPurpose | null }

const SMALL_HOMES: PropertyType[] = ['OFFICETEL', 'ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY']

const TYPES: [words: string, types: PropertyType[]][] = [
  ['오피스텔 오피', ['OFFICETEL']],
  ['아파트 주상복합 apt', ['APARTMENT']],
  ['빌라 다세대주택 다세대 연립주택 연립', ['ROW_HOUSE_MULTI_UNIT']],
  ['단독주택 단독 다가구주택 다가구 다중주택 상가주택', ['DETACHED_MULTI_FAMILY']],
  ['도시형생활주택', ['APARTMENT', 'ROW_HOUSE_MULTI_UNIT']],
  ['주택', ['ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY']],
  // room sizes and ways of living occur in every kind of small home
  ['원룸텔 원룸 투룸 쓰리룸 1.5룸 15룸 분리형 오픈형 복층 자취방 자취', SMALL_HOMES],
  ['근린생활시설 근생 상가', ['NEIGHBORHOOD_FACILITY']],
]

const PURPOSES: [words: string, purpose: ContractPurpose][] = [
  ['전세', 'JEONSE'],
  ['월세 반전세 반월세 사글세', 'MONTHLY_RENT'],
]

/** Words that people put into a search and that change nothing here. */
const FILLERS =
  '실거래가 실거래 거래가 시세 가격 보증금 매물 추천 신축 구축 풀옵션 옵션 반지하 옥탑방 옥탑 역세권 저렴한 싼 깨끗한 ' +
  '임대차 임대 매매 계약 통계 지표 분석 동향 추이 평균 중위 근처 주변 인근 부근 쪽 일대 지역 동네 방 집 의 에서 에'

const words = (text: string) => text.split(' ')

/** Longest first, so that `다세대주택` is not read as `다세대` and `주택`. */
const ALL: readonly KeywordWord[] = [
  ...TYPES.flatMap(([text, types]) => words(text).map((word) => ({ word, types, purpose: null }))),
  ...PURPOSES.flatMap(([text, purpose]) => words(text).map((word) => ({ word, types: [], purpose }))),
  ...words(FILLERS).map((word) => ({ word, types: [], purpose: null })),
].toSorted((a, b) => b.word.length - a.word.length)

/** The longest known word that begins at `at` of a compact text; `null` when there is none. */
export function wordAt(compact: string, at: number): KeywordWord | null {
  return ALL.find(({ word }) => compact.startsWith(word, at)) ?? null
}

/** How people mark that a name means a station or a well-known place and not the district. */
const PLACE_MARK = /^(?:(?:입구)?역|사거리|오거리|터미널|신도시|택지지구|지구|뉴타운|시장)?(?:세권)?(?:\d+번?출구)?/u

/** The length of the mark that begins at `at`; 0 when there is none. */
export function placeMarkAt(compact: string, at: number): number {
  return PLACE_MARK.exec(compact.slice(at))?.[0].length ?? 0
}

/** `강남구청역`: the length of `청역` behind a whole official name. */
export function officeMarkAt(compact: string, at: number): number {
  return /^청역?(?:세권)?(?:\d+번?출구)?/u.exec(compact.slice(at))?.[0].length ?? 0
}
