import type { LegalDistrict } from '../district/legal-district.ts'
import { bareName } from '../district/name-index.ts'
import { fitsInitials, isOneLetterApart, jamoOf } from '../hangul.ts'
import type { RegionNames } from './region-reading.ts'

type SimilarNames = {
  /**
   * Finds districts whose name, or that of a place in them, is similar to one of the words. Searches the districts in
   * `within`; `null`: anywhere. Returns null if there are none.
   */
  find(
    words: readonly string[],
    within: readonly LegalDistrict[] | null,
  ): { word: string; districts: LegalDistrict[] } | null
}

type Named = { name: string; jamo: string; districts: readonly LegalDistrict[] }

/** Only the first words of a long text are used. */
const MOST_WORDS = 4
/** A longer list is useless, even with the likeliest first. */
const MOST = 200
/** Letters that may be missing at the end of a name: a syllable and a half. */
const UNTYPED = 5
const HAS_INITIAL = /[\u1100-\u1112]/u

/** Names by length, in letters and in syllables. */
type Names = { byLetters: Map<number, Named[]>; bySyllables: Map<number, Named[]> }

/**
 * Place names without their unit that are far more often used as other words: 예산 (a budget, 예산군), 문의 (a question,
 * 문의면), 행복, 상주. Alone they name no place; with 시, 군, 구, 읍, 면 or 동, or after their parent district, they do.
 * A word missing here is still only a candidate if it names a 읍 or 면.
 */
const EVERYDAY: ReadonlySet<string> = new Set(
  (
    '예산 문의 상주 공주 고성 고령 동작 동해 무안 무주 보은 사상 상당 성주 수영 수정 양산 연수 영광 완주 음성 인제 장수 장안 정선 진도 진주 효행 부여 구리 고창 거창 ' +
    '가락 가사 가업 가정 가재 감정 강정 거제 검사 고기 고모 고사 공단 공세 공평 공화 관문 광장 구도 구성 구월 구정 군자 궁정 금강 금고 금성 낙원 남문 남방 남성 ' +
    '남자 남중 내일 노동 농성 누리 다정 다운 다수 단계 대가 대기 대도 대사 대상 대성 대신 대안 대인 대장 대정 대지 대화 도도 도장 도원 동거 동명 동문 동방 동산 동상 ' +
    '동성 동인 동일 동자 동정 동행 동화 만년 만성 매화 명도 명일 명장 명화 모종 목상 무수 문화 문지 물왕 미수 반석 반송 반지 발한 발화 방어 방화 방학 배양 보람 보라 ' +
    '보수 보정 복수 복용 본성 봉황 부사 부대 부수 부정 부흥 북문 불당 비전 비하 사간 사연 사우 사직 사전 사정 산성 산수 상가 상대 상도 상모 상서 상수 상하 새롬 색달 서기 ' +
    '서문 서부 서정 석사 선두 선기 선수 선유 선화 설문 성공 성당 성내 성덕 성인 성적 성정 성포 성화 소공 소담 소도 소제 소주 소하 수가 수기 수산 수상 수색 수석 수송 수안 수월 수의 ' +
    '수하 순화 시기 시전 시장 식사 신가 신기 신당 신문 신부 신상 신생 신선 신설 신성 신세 신용 신음 신장 신전 신호 아동 아름 아주 안녕 안락 약대 약사 양대 양지 양호 어진 여울 여의 연경 ' +
    '연도 연제 연지 영성 영화 예관 예장 예지 오선 오수 오전 온수 온천 완전 요기 용답 용도 용지 용이 우두 우산 우아 우정 운동 운전 원내 원대 원서 원성 원시 원정 월명 유방 유산 유하 ' +
    '은기 은행 응달 의사 의주 이기 이도 이로 이사 이의 이장 이전 인계 인사 인의 인지 인화 일원 일신 일월 일직 임은 입석 자산 자양 자연 자원 자작 작전 장관 장교 장군 장기 장대 장미 장사 ' +
    '장상 장성 장재 적선 전농 전동 전미 전하 정문 정상 정왕 정자 정족 정평 정하 제기 조례 조교 조원 조와 주교 주남 주성 주자 주전 주중 중도 중문 중부 중성 중심 중앙 중인 중화 증산 증일 지가 지금 ' +
    '지내 지방 지사 지상 지석 지원 지정 지하 지현 진리 진상 집현 창선 창신 천연 천천 청수 청룡 초기 초대 초사 초지 추산 추자 축복 충무 충신 충의 충인 충장 충정 충효 탄방 태양 태평 토성 토정 통신 통의 ' +
    '파장 판문 팔복 평가 평거 평리 평안 평화 풍기 풍향 하거 하기 하늘 하단 하대 하정 하중 학생 학장 한별 한솔 항구 해산 해안 행구 행복 행정 향교 헌신 현석 현수 현저 호명 호평 화목 화산 화상 화장 화전 ' +
    '화평 환호 활성 황금 회수 회기 회원 효자 효제 우성 현대 벽산 쌍용 우방 호수 ' +
    '광산 달성 서해 강화 만세 청원 동남 서북 동안 단원 영양 견지 관철 구기 수표 산림 무학 산천 한강 대조 공항 개화 과해 영해 수강 금화 용해 대양 고소 연등 둔덕 경호 선원 교량 대대 부덕 ' +
    '소태 선교 내수 매월 구소 도금 칠석 원산 월출 도산 운수 하산 지평 송치 영남 황산 광복 부민 초장 석대 회동 미음 천성 대항 감전 주례 매여 사복 미곡 용수 미대 관음 사수 사월 연호 상인 ' +
    '송림 남북 문학 선학 효성 동양 하야 경서 주산 신하 상소 구완 성안 반구 구유 신명 당사 산하 어물 고운 이목 고색 구운 입북 구천 원천 동원 석수 가학 상패 양상 성사 북한 지축 대자 강매 ' +
    '원문 교문 가수 대야 속달 삼가 농서 야당 오도 고담 서신 기안 반정 문형 봉양 일동 신진 명암 개신 고명 강제 신방 반죽 주미 내항 신인 강산 채운 인덕 상원 죽도 우현 배반 감호 백옥 천리 ' +
    '목성 상아 도량 거의 금전 망정 창구 채신 지천 거동 낙상 초산 만산 연원 남장 소계 차용 내리 사림 상복 양곡 대원 교원 대내 대외 산호 해운 합성 경화 수도 충무공 정량 무전 궁지 내이 ' +
    '초동 다방 하원 소양 평원 명주 구호 대진 망상 동점 평전 경원 금상 고랑 송풍 선양 명산 경장 개정 미장 석탄 임상 내장 천거 조산 왕정 도통 갈치 난봉 장화 연정'
  ).split(' '),
)

export function isEverydayWord(name: string): boolean {
  return EVERYDAY.has(name)
}

/** Whole names of a 동 or 리 that are words, too: 변동 없는 월세, 고장 없이 작동. Alone they only suggest the district. */
const EVERYDAY_IN_FULL: ReadonlySet<string> = new Set(
  '행동 합동 변동 작동 부동 청동 구동 우동 파동 시동 일동 연동 내면 초동 한자리 창유리 청요리 송두리 재정리 목소리 모서리 중거리 사다리 성황리 봉오리 지지리 가오리'.split(
    ' ',
  ),
)

export function isEverydayInFull(name: string): boolean {
  return EVERYDAY_IN_FULL.has(name)
}

/** Looks up names by their sound; the indexes are built on first use. */
export function createSimilarNames(names: RegionNames): SimilarNames {
  let known: Names | undefined
  return {
    find(words, within) {
      for (const word of words.slice(0, MOST_WORDS)) {
        if (!/^[가-힣\u1100-\u1112]{2,12}$/u.test(word)) continue
        known ??= listNames(names)
        // an everyday word may refer to a 시 or 군, but hardly to a 동 or 면
        const isLikely = ({ level }: LegalDistrict) => level === 'SIGUNGU' || !isEverydayWord(word)
        const isHere = (district: LegalDistrict) =>
          isLikely(district) && (within === null || within.some((each) => names.catalogue.liesIn(district, each)))
        const districts = closest(word, known).flatMap((each) => each.districts)
        const found = [...new Set(districts)].filter(isHere)
        if (found.length > 0 && found.length <= MOST) return { word, districts: found }
      }
      return null
    },
  }
}

/** Prefers names that start with the word to those that differ by one letter. */
function closest(word: string, { byLetters, bySyllables }: Names): Named[] {
  if (HAS_INITIAL.test(word)) {
    const fitting = (bySyllables.get(word.length) ?? []).filter(({ name }) => fitsInitials(word, name))
    if (fitting.length > 0) return fitting
  }
  const jamo = jamoOf(word)
  const ofLetters = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => byLetters.get(jamo.length + from + at) ?? []).flat()
  const begun = ofLetters(0, UNTYPED).filter((each) => each.jamo.startsWith(jamo))
  if (begun.length > 0) return begun
  // too many names differ by one letter from a word of two syllables
  if (word.length < 3) return []
  const apart = ofLetters(-1, 1).filter((each) => isOneLetterApart(each.jamo, jamo))
  // 성수더: 동 with the wrong vowel and a missing final
  return apart.length > 0 ? apart : ofLetters(1, 1).filter((each) => each.jamo.startsWith(jamo.slice(0, -1)))
}

/** Villages (리) are omitted, as among the short names. */
function listNames({ catalogue, places, shortNames }: RegionNames): Names {
  const byName = new Map<string, LegalDistrict[]>()
  const add = (name: string, districts: readonly LegalDistrict[]) => {
    const list = byName.get(name)
    if (list === undefined) byName.set(name, [...districts])
    else list.push(...districts)
  }
  for (const district of catalogue.active()) {
    if (district.level === 'EMD' || district.level === 'SIGUNGU') add(bareName(district.name), [district])
  }
  // 성수동 is divided into quarters
  for (const name of shortNames.names()) if (name.endsWith('동')) add(name, shortNames.find(name))
  for (const name of places.names()) add(name, places.find(name)?.districts ?? [])
  const all = [...byName].map(([name, districts]): Named => ({ name, jamo: jamoOf(name), districts }))
  return {
    byLetters: Map.groupBy(all, ({ jamo }) => jamo.length),
    bySyllables: Map.groupBy(all, ({ name }) => name.length),
  }
}
