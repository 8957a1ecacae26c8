import { MONEY, readManwon, wholeAmount } from '../korean-amount.ts'
import { koreanNumber } from '../korean-number.ts'
import { TYPED_AMOUNTS } from '../rule-book/shown-thresholds.ts'
import { isOfHome, standsAlone } from './is-of-home.ts'
import { matchesIn, type PlacedMatch } from './matches-in.ts'
import type { Stated } from './stated.ts'

/**
 * What a listing says of the maintenance fee: manwon a month, 0 if it says that there is none. `APART`: it is paid, the
 * amount is not said. `INCLUDED`: it is a part of the rent. `UNSURE`: an amount that the words around it may change.
 */
export type StatedFee = number | 'APART' | 'INCLUDED' | 'UNSURE'

const KIND = String.raw`(?:(?:매?월|기본|일반|정액|고정)\s?)?`
const NOT_IN_WORD = '(?<![가-힣](?<![억천만원]))'
/** A single 관 needs its number right behind: `500/45 관5`. */
const LABEL = String.raw`${NOT_IN_WORD}${KIND}관리?비|${NOT_IN_WORD}관(?=\s?:?\s?\d{1,2}(?!\d|\s?[호동층]))`
const LABEL_END = String.raw`\s*(?:\(\s*(?:매?월|만\s?원|월\s?만\s?원)\s*\))?\s*[\])]?\s*(?:[은는이가도](?=[\s\d:]))?\s*[:=]?\s*(?:-\s)?(?:금\s?)?(?:(?:별도|따로)\s*(?=\d))?(?:매?월\s?|매달\s?|한\s?달에?\s?)?`
/** `5만5천원`, `오만원`: a fee has thousands of won or a single digit in words, as no deposit has. */
const OF_FEES_ALONE = String.raw`\d{1,3}\s?만\s?\d\s?천(?:\s?원)?|[일이삼사오육칠팔구]만\s?원?(?![가-힣])`
const NONE = String.raw`(?:따로|별도|전혀|일체|추가)?\s*(?:로|의)?\s*(?:없(?!는지|나요|을|으면|다면|어야|지\s?않|[음는]?\s?(?:집|곳|것|건|게|방)?[이은는가]?\s?아[니닌닙])(?:음|어요|습니다|이|는)?|無|무료|제로|[X✕×❌](?![a-z\d])|(?:NO|노)(?![가-힣a-z])|무(?=$|[^가-힣\s]|\s|입니다|이고))|0\s?만?\s?원?(?![\d.,%]|\s*[억천백만])`
const PART_OF_RENT = String.raw`(?:월세에\s*)?(?:모두\s*|전부\s*|다\s*)?포함(?!\s*(?:사항|내역|항목|내용|:|안|X|되지|하지))`
const APART = '별도|따로|실비|개별|협의|문의|미정|확인|사용량|있(?:음|어요|습니다)'

const FEE = new RegExp(
  String.raw`(?:${LABEL})(?:${LABEL_END}(?:(?<none>${NONE})|(?<small>${OF_FEES_ALONE})|${wholeAmount('amount', MONEY)}|(?<included>${PART_OF_RENT})|(?<apart>${APART})))?`,
  'giu',
)
/** A part of it, or that of another home: `공용관리비`, `선수관리비`, `상가관리비`. */
const OTHER_FEE =
  /[가-힣]{1,6}(?<!(?<![가-힣])(?:월|기본|일반|정액|고정|무|노|매월)|[억천만원]|월세|포함|가능|별도)관리비/gu
const NONE_BEFORE = /(?<![가-힣])(?:무|노|제로|(?<![a-z])no)\s?-?\s?관리비/giu
/** Behind an amount: it is a part of the rent (`10만원 포함`); what it covers itself stands in between (`7만, 수도 포함`). */
const INCLUDED_BEHIND = new RegExp(String.raw`^\s*[(\[|]?\s*${PART_OF_RENT}`, 'u')
/** What the fee covers or leaves out: `(수도, 청소 포함)`, `5만원에 다 포함`. */
const COVERS = /^(?:\s*[([][^()[\]\d|]{0,30}(?:포함|별도|제외|실비|개별)\s*[)\]]|에\s[^\d|]{0,20}?포함)/u
/** `5만(1인 기준)`, `5/3`: not of the home, or one of several values. */
const OF_OTHERS = /^\s*\/\s*\d|^\s*[(/]?\s*(?:\d\s?인|인당|명당|세대당|평당|\+)/u
/** The rest of an amount that is not certain, so that no number is quoted from its middle: `5~7만`, `10만원 정도`. */
const REST = /^(?:\s?\([^)|]{0,15}\)|[^\s|,]{0,15})(?:\s(?:정도|이상|이하|미만|내외|안팎|부터|까지|사이))?/u
const SEEN_CHARACTERS = 60

/** All that a text says of the fee of the home, in order. */
export function readFees(text: string): Stated<StatedFee>[] {
  const none = [...matchesIn(text, NONE_BEFORE)].map(({ match }) => ({ text: match[0], value: 0 }))
  const others = [...matchesIn(text, OTHER_FEE)].map(({ match }) => ({ text: match[0], value: 'UNSURE' as const }))
  return [...none, ...others, ...[...matchesIn(text, FEE)].flatMap((placed) => feeAt(text, placed))]
}

function feeAt(text: string, placed: PlacedMatch): Stated<StatedFee>[] {
  const { none, amount, small, included, apart } = placed.match.groups ?? {}
  const said = placed.match[0].trim()
  if (!isOfHome(text, placed, 'fee')) return []
  if (none !== undefined) return [{ text: said, value: 0 }]
  if (included !== undefined) return [{ text: said, value: 'INCLUDED' }]
  if (apart !== undefined) return [{ text: said, value: 'APART' }]
  const typed = small ?? amount
  // 관리비 저렴, 관리비에 수도 포함
  if (typed === undefined) return []
  const behind = text.slice(placed.end, placed.end + SEEN_CHARACTERS)
  const [asPart] = INCLUDED_BEHIND.exec(behind) ?? []
  if (asPart !== undefined) return [{ text: said + asPart, value: 'INCLUDED' }]
  const [covers = ''] = COVERS.exec(behind) ?? []
  const manwon = feeManwon(typed)
  const isAlone = !OF_OTHERS.test(behind) && (covers !== '' || standsAlone(text, placed.end))
  if (manwon !== null && isAlone) return [{ text: said + covers, value: manwon }]
  return [{ text: (said + (REST.exec(behind)?.[0] ?? '')).trim(), value: 'UNSURE' }]
}

/** Null if the unit is unclear: 50000, 5천원. */
export function feeManwon(typed: string): number | null {
  const [, man, thousand] = /^(\d+)\s?만\s?(\d)\s?천/u.exec(typed) ?? []
  const manwon =
    man !== undefined
      ? Number(man) + Number(thousand) / 10
      : /^\D만/u.test(typed)
        ? koreanNumber(typed.charAt(0))
        : readManwon(typed)
  return manwon !== null && manwon >= TYPED_AMOUNTS.fee.from && manwon <= TYPED_AMOUNTS.fee.to ? manwon : null
}

/** The one amount that the statements leave; null if none does. */
export function onlyFee(stated: readonly Stated<StatedFee>[]): number | null {
  const values = new Set(stated.map(({ value }) => value).filter((value) => value !== 'APART'))
  const [only] = values
  return values.size === 1 && typeof only === 'number' ? only : null
}
