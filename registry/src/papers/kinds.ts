import type { PaperLine } from './paper.ts'
import type { BuildingRegister } from './paper-reading.ts'

/** The kind of a paper, according to its title. */
export type PaperKind =
  | { document: 'BUILDING_REGISTER'; part: BuildingRegister['part'] }
  | { document: 'FIXED_DATES' | 'HOUSEHOLDS' }
  | { document: 'TAX_CERTIFICATE'; tax: 'NATIONAL' | 'LOCAL' }
  | { document: 'OTHER'; title: string }

/** A title is among this many first lines of its page. */
const FIRST_LINES = 14

/** Papers with similar titles but other contents, and other papers that tenants have. */
const OTHERS = [
  '임대차 정보제공 요청서',
  '확정일자 부여 신청서',
  '전입세대확인서 열람 또는 교부 신청서',
  '지방세 세목별 과세증명서',
  '지방세 납부확인서',
  '납세사실증명',
  '소득금액증명',
  '미납국세 등 열람신청서',
  '미납지방세 등 열람신청서',
  '건축물대장 등·초본 발급 및 열람 신청서',
  '건축물현황도',
  '토지대장',
  '주민등록표 등본',
  '주민등록표 초본',
  '부동산종합증명서',
  '주택 임대차 계약 신고필증',
  '주택임대차표준계약서',
  '외국인체류확인서',
  '외국인체류확인서 열람 또는 교부 신청서',
  '미납국세 등 열람내역',
  '미납지방세 등 열람내역',
  '부동산임대차계약서',
  '중개대상물 확인·설명서',
] as const

/** Ignores the letters of the stamp 열람용, so that no pattern of a title may have them. */
const letters = (text: string): string => text.replace(/[^\p{L}\d]|[열람용]/gu, '')
const OTHER_TITLES = new Map(OTHERS.map((title) => [letters(title), title]))

const KINDS: [RegExp, PaperKind][] = [
  [/^집합건축물대장전유부[갑을]?$/, { document: 'BUILDING_REGISTER', part: 'UNIT' }],
  [/^집합건축물대장표제부[갑을]?$/, { document: 'BUILDING_REGISTER', part: 'TITLE' }],
  [/^일반건축물대장[갑을]?$/, { document: 'BUILDING_REGISTER', part: 'GENERAL' }],
  [/^건축물대장총괄표제부[갑을]?$/, { document: 'BUILDING_REGISTER', part: 'SUMMARY' }],
  [/^(?:주택)?확정일자부여현황(?:임대인임차인|임대인|임차인|이해관계인)?$/, { document: 'FIXED_DATES' }],
  [/^전입세대(?:확인서|내역)(?:동거인포함|동거인미포함)?$/, { document: 'HOUSEHOLDS' }],
  [/^지방세납세증명(?:신청)?서?(?:지방세)?(?:완납증명서?)?$/, { document: 'TAX_CERTIFICATE', tax: 'LOCAL' }],
  [/^(?:국세)?납세증명(?:신청)?서(?:(?:국세)?완납증명서?)?$/, { document: 'TAX_CERTIFICATE', tax: 'NATIONAL' }],
  [/^미납국세등?(?:내역|현황|결과)?서?$/, { document: 'OTHER', title: '미납국세 등 열람내역' }],
  [/^미납지방세등?(?:내역|현황|결과)?서?$/, { document: 'OTHER', title: '미납지방세 등 열람내역' }],
]
/** Other text on the line of a title. */
const BESIDE =
  /위반건축물|\[?별지제[\d호의]+서식\]?|문서확인번호.*$|고유번호.*$|\(?\d{1,3}(?:쪽(?:중제?\d{1,3}쪽)?|\/\d{1,3})\)?$/g
/** Beside the title of a paper that is no longer valid. */
const ENDED = /^[([]?(?:말소|폐쇄)[)\]]?|[([]?(?:말소|폐쇄)[)\]]?$/g

/** The kinds named by the titles of the pages, in order; a file with one paper has one. */
export function kindsIn(lines: readonly PaperLine[]): PaperKind[] {
  const kinds = new Map<string, PaperKind>()
  for (const { text } of titlesIn(lines)) {
    const kind = kindOfTitle(text)
    if (kind !== null) kinds.set(JSON.stringify(kind), kind)
  }
  return [...kinds.values()]
}

/** Whether a title says that the paper is no longer valid. */
export const isEnded = (lines: readonly PaperLine[]): boolean =>
  titlesIn(lines).some(({ text }) => text.search(ENDED) >= 0 && kindOfTitle(text) !== null)

const titlesIn = (lines: readonly PaperLine[]) => lines.filter(({ at }) => at < FIRST_LINES)

function kindOfTitle(text: string): PaperKind | null {
  const title = letters(text.replace(BESIDE, '').replace(ENDED, ''))
  const other = OTHER_TITLES.get(title)
  if (other !== undefined) return { document: 'OTHER', title: other }
  return KINDS.find(([pattern]) => pattern.test(title))?.[1] ?? null
}
