import type { ContractPurpose } from '../comparison/lease-terms.ts'
import { isMisheard } from '../hangul.ts'
import type { PropertyType } from '../property/property-type.ts'
import type { StepBudget } from '../step-budget.ts'

/**
 * The meaning of a search word other than a place. `types`: one if named, several if possible, none if it names none.
 */
export type KeywordWord = { word: string; types: PropertyType[]; purpose: ContractPurpose | null }

const SMALL_HOMES: PropertyType[] = ['OFFICETEL', 'ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY']
/** A basement or rooftop room is never an apartment or an officetel. */
const LOW_HOMES: PropertyType[] = ['ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY']

const TYPES: [words: string, types: PropertyType[]][] = [
  ['오피스텔 오피', ['OFFICETEL']],
  ['아파트 주상복합 apt', ['APARTMENT']],
  ['빌라 다세대주택 다세대 연립주택 연립', ['ROW_HOUSE_MULTI_UNIT']],
  ['단독주택 단독 다가구주택 다가구 다중주택 상가주택', ['DETACHED_MULTI_FAMILY']],
  ['도시형생활주택 도생', ['APARTMENT', 'ROW_HOUSE_MULTI_UNIT']],
  ['주택', LOW_HOMES],
  // room sizes and layouts occur in every kind of small home
  ['원룸텔 원룸 투룸 쓰리룸 포룸 1.5룸 15룸 2룸 3룸 4룸 분리형 오픈형 복층 자취방 자취', SMALL_HOMES],
  ['반지하 반지층 지하방 지층 지하 옥탑방 옥탑 옥상방 b1층 b1 b2층 b2', LOW_HOMES],
  ['근린생활시설 근생 상가', ['NEIGHBORHOOD_FACILITY']],
]

const PURPOSES: [words: string, purpose: ContractPurpose][] = [
  ['전세 전세금 전세가 전세대출 전세집 전세방 전셋집', 'JEONSE'],
  ['월세 반전세 반월세 사글세 월세집 월세방', 'MONTHLY_RENT'],
]

/** Common search words that do not affect the result. */
const FILLERS =
  '실거래가 실거래 거래가 시세 가격 보증금 관리비 매물 추천 신축 구축 준신축 풀옵션 옵션 역세권 저렴한 싼 깨끗한 조용한 ' +
  '임대차 임대 매매 매매가 계약 통계 지표 분석 동향 추이 평균 중위 근처 주변 인근 부근 일대 지역 동네 도보 걸어서 거리 ' +
  '우리 소리 다리 머리 자리 수리 관리 정리 처리 유리 마리 우리집 우리동네 ' +
  '지하철 지하상가 지하주차장 이하 미만 이내 이상 까지 정도 내외 안팎 사이 최대 최소 또는 혹은 아니면 이사 살기 좋은 괜찮은 없이 없는 있는 가능 가능한 대출 보증보험 안심 은행 방학 광장 가정 직장 학교 정문 후문 북문 동문 서문 쪽문 병원 공원 주차 ' +
  '강화유리 서해안 남해안 개정안 영양가 동남쪽 서북쪽 신혼 신혼부부 대학생 직장인 반려동물 강아지 고양이 동안 엘리베이터 단기 즉시 입주 가까운 구합니다 구해요 찾아요 찾습니다 알려줘 어때요 어때 얼마'

/** Short fillers count only if a word ends after them; otherwise 강남에코 would be 강남 and 에코. */
const SHORT_FILLERS =
  '앞 뒤 옆 쪽 방 집 의 에서 에 로 으로 은 는 이 가 을 를 도 랑 이랑 하고 과 와 및 내 안 나 이나 든 이든 든지 이든지 부터 보다'

/** 로 turns a name into a road (강남대로, 관악로), except after 시, 도, 구, 리 or a 시도, and in 에서 서초로: there it is a particle. */
const PARTICLE_RO = /(?:[시도구리]|서울|경기|광주|제주|에서[가-힣]{1,3}(?!대)[가-힣])$/u

const words = (text: string) => text.split(' ')
const longestFirst = (all: KeywordWord[]) => all.toSorted((a, b) => b.word.length - a.word.length)
const silent = (word: string): KeywordWord => ({ word, types: [], purpose: null })

/** Keyed by first letter; longest first, so that `다세대주택` is not read as `다세대` and `주택`. */
const ALL: ReadonlyMap<string, KeywordWord[]> = Map.groupBy(
  longestFirst([
    ...TYPES.flatMap(([text, types]) => words(text).map((word) => ({ word, types, purpose: null }))),
    ...PURPOSES.flatMap(([text, purpose]) => words(text).map((word) => ({ word, types: [], purpose }))),
    ...words(FILLERS).map(silent),
  ]),
  ({ word }) => word.charAt(0),
)
const SHORT: readonly KeywordWord[] = longestFirst(words(SHORT_FILLERS).map(silent))

/** Whether the whole text is one known search word: 신축, 전세, 근처. */
export function isOrdinaryWord(text: string): boolean {
  return [...(ALL.get(text.charAt(0)) ?? []), ...SHORT].some(({ word }) => word === text)
}

const MEANING: readonly KeywordWord[] = [...ALL.values()]
  .flat()
  .filter(({ word, types, purpose }) => /^[가-힣]{2,}$/u.test(word) && (types.length > 0 || purpose !== null))

/** The kind of home or contract that a word with one wrong letter is heard as: 월새 for 월세; `null` if there is none. */
export function meantWord(written: string): KeywordWord | null {
  return MEANING.find(({ word }) => word.length === written.length && isMisheard(word, written)) ?? null
}

/**
 * A text without blanks and signs, with the positions at which words of the original start. `budget`: for parsing it.
 * `words`: cache of the words found at positions examined so far.
 */
export type CompactText = {
  compact: string
  wordStarts: ReadonlySet<number>
  budget: StepBudget
  words: Map<number, KeywordWord | null>
}

export function compactText(compact: string, wordStarts: ReadonlySet<number>, budget: StepBudget): CompactText {
  return { compact, wordStarts, budget, words: new Map() }
}

/** The longest known word that starts at `at`; `null` if there is none. */
export function wordAt(text: CompactText, at: number): KeywordWord | null {
  const known = text.words.get(at)
  if (known !== undefined) return known
  if (!text.budget.take()) return null
  const word = findWord(text, at)
  text.words.set(at, word)
  return word
}

function findWord(text: CompactText, at: number): KeywordWord | null {
  // a particle contains no blank: 반지하 고소리 is not 반지, 하고 and 소리
  const short = ({ word }: KeywordWord) => {
    const end = at + word.length
    if (word === '로' && !PARTICLE_RO.test(text.compact.slice(Math.max(0, at - 6), at))) return false
    return text.compact.startsWith(word, at) && startsWithin(text, at, end).length === 0 && isWordEnd(text, end)
  }
  return longWordAt(text, at) ?? SHORT.find(short) ?? null
}

/** Like `wordAt`, without particles and one-syllable words, since names end in these too: 래미안. */
export function longWordAt(text: CompactText, at: number): KeywordWord | null {
  const { compact, wordStarts } = text
  // 월 세 is one word, but 초반 전세 is not 반전세: only a word that starts after a blank contains another
  const isApart = ({ word }: KeywordWord) => wordStarts.has(at) || startsWithin(text, at, at + word.length).length === 0
  const fitting =
    ALL.get(compact.charAt(at))?.filter((each) => compact.startsWith(each.word, at) && isApart(each)) ?? []
  const [longest] = fitting
  // 전세 가학리 is 전세 and a village, not 전세가; but 월 세 is 월세
  return fitting.find(({ word }) => word !== longest?.word && wordStarts.has(at + word.length)) ?? longest ?? null
}

/** Whether a word may end here: at the text's end, before a blank, or before a known word. */
export function isWordEnd(text: CompactText, at: number): boolean {
  return isLongWordEnd(text, at) || wordAt(text, at) !== null
}

/** Like `isWordEnd`, without particles and one-syllable words, since these also start other words: 쪽, 원. */
export function isLongWordEnd(text: CompactText, at: number): boolean {
  return at >= text.compact.length || text.wordStarts.has(at) || longWordAt(text, at) !== null
}

/** Whether a name from `at` to `end` cuts into a separate word: 안동 시세 is not 안동시 and 세. */
export function cutsWord(text: CompactText, at: number, end: number): boolean {
  return startsWithin(text, at, end).some((start) => start + (longWordAt(text, start)?.word.length ?? 0) > end)
}

/** Positions after the first letter and before the end at which words of the original start. */
export function startsWithin({ wordStarts }: CompactText, at: number, end: number): number[] {
  return Array.from({ length: end - at - 1 }, (_, index) => at + 1 + index).filter((start) => wordStarts.has(start))
}

/** Builders and flowers that both apartments and 동 are named after: before 아파트 they are not certainly a place. */
const BUILDERS = new Set(
  words(
    '두산 삼성 대림 금호 경남 한신 한양 우성 청구 동부 동신 성원 신성 미성 상록 목련 장미 무지개 진흥 태영 신원 대동 삼호 삼익',
  ),
)

/** Whether a name is more often that of complexes than of the 동. */
export function isBuilder(name: string): boolean {
  return BUILDERS.has(name)
}

/** 두산 아파트 is a complex rather than the apartments of 두산동. */
export function isBuilderBefore(text: CompactText, at: number, end: number): boolean {
  return isBuilder(text.compact.slice(at, end)) && text.compact.startsWith('아파트', end)
}

/** Suffixes that mark a name as a station or a well-known place rather than the district. */
const STATION = /^(?:(?:입구)?역|사거리|오거리|삼거리|터미널|시장)(?:세권)?(?:\d+번?출구)?|^세권|^\d+번?출구/u
const NEW_TOWN = /^(?:제?\d)?(?:국제|미니)?(?:신도시|택지개발지구|택지지구|택지|지구|뉴타운|혁신도시)/u

export type PlaceMark = { end: number; kind: 'STATION' | 'NEW_TOWN' }

/** The mark that starts at `at` and ends at a word boundary; `null` if there is none. */
export function placeMarkAt(text: CompactText, at: number): PlaceMark | null {
  const rest = text.compact.slice(at, at + 16)
  const station = STATION.exec(rest)?.[0].length ?? 0
  const length = station > 0 ? station : (NEW_TOWN.exec(rest)?.[0].length ?? 0)
  if (length === 0 || !isWordEnd(text, at + length)) return null
  return { end: at + length, kind: station > 0 ? 'STATION' : 'NEW_TOWN' }
}

/** `강남구청역`: the length of `청역` after a full official name. */
export function officeMarkAt(compact: string, at: number): number {
  return /^청역?(?:세권)?(?:\d+번?출구)?/u.exec(compact.slice(at, at + 16))?.[0].length ?? 0
}
