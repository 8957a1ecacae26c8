import { lengthOfName } from '../address/behind-lot.ts'
import { isBrand } from '../property/brand-names.ts'
import { type CompactText, wordAt } from './keyword-words.ts'

export type Span = { start: number; end: number }

/** What may stand beside the short name of a district, apart from search words, numbers and other places. */
const BESIDE =
  /^(?:사는|살(?:고|다|려고|기|면|$)|거주|출퇴근|출근|통근|통학|다니[는고기]|있[는음고]|구하|구[함해]|찾[는고아기습]|알아보|보는|중$|위치|소재|나온|급매|급전세|시내|외곽|어디|포함|[동서남북]쪽)/u
/** Particles of what does or suffers something: 구미가 당기다, 집을 안산 사람. */
const OF_AN_ACT: ReadonlySet<string> = new Set(['이', '가', '을', '를'])
/** What may not be bought: 집 안산. */
const A_HOME: ReadonlySet<string> = new Set(['집', '방'])
/** The end of a word that describes the next one, ㄴ as in 조용한 and 다방에서 본; in NFD. */
const DESCRIBES = /\u11ab$/u
/** Names that are amounts as well: 이천에 50. */
const AN_AMOUNT = /^[이사]천에\d/u

type Beside = {
  /** The other places of the text. */
  others: readonly Span[]
  /** Whether an amount was taken out between two positions. */
  isAmountBetween: (from: number, to: number) => boolean
  /** The building of a name is within a 구, but often beside the 동: 미아 롯데캐슬클라시아 is in 길음동. */
  isCity: boolean
}

/**
 * Whether only words that may stand beside a place stand beside a short name, of which most are other words, too: 구미 is
 * a taste, 수지 a profit, 청주 a wine.
 */
export function standsAsPlace(
  text: CompactText,
  { start, end }: Span,
  { others, isAmountBetween, isCity }: Beside,
): boolean {
  const { compact } = text
  const mayStand = (from: number, to: number) =>
    (isCity && lengthOfName(compact.slice(from, to)) === to - from) || wordsOf(text, from, to) !== null
  const isPlace = (from: number, to: number) => others.some((each) => each.start < to && each.end > from)
  const behind = wordEnd(text, end)
  const particles = wordsOf(text, end, behind)
  if (particles === null || particles.some((word) => OF_AN_ACT.has(word))) return false
  if (AN_AMOUNT.test(compact.slice(start))) return false
  // 수지 안 맞는: a syllable belongs to the next word
  for (let at = behind, isOne = true; isOne && at < compact.length; ) {
    const next = wordEnd(text, at + 1)
    if (isAmountBetween(at - 1, at) || isPlace(at, next)) break
    if (!mayStand(at, next)) return false
    isOne = next === at + 1
    at = next
  }
  const from = wordStart(text, start)
  const before = start === 0 ? start : wordStart(text, start - 1)
  if (from < start && wordsOf(text, from, start) === null) return false
  if (before === start || isPlace(before, start) || (from === start && isAmountBetween(start - 1, start))) return true
  if (from === start && DESCRIBES.test(compact.slice(before, start).normalize('NFD'))) return true
  const words = wordsOf(text, before, start)
  const last = words?.at(-1)
  return last !== undefined && !OF_AN_ACT.has(last) && !A_HOME.has(last)
}

/** What is said of a place: 신림동인데, 신림동이라. */
const SAID_OF = /^(?:이(?:라|고|며|나|랑|에|요|죠|든|$)|입|인|예|임|라|쯤)/u

/** Whether a full name is not the start of a longer word: 서초동물병원, 송파구이집. */
export function endsThere(text: CompactText, end: number): boolean {
  const to = wordEnd(text, end)
  const rest = text.compact.slice(end, to)
  return rest === '' || SAID_OF.test(rest) || wordsOf(text, end, to) !== null || lengthOfName(rest) === rest.length
}

/** The words of a piece of the text; `null` if one of them may not stand beside a place. */
function wordsOf(text: CompactText, from: number, to: number): string[] | null {
  const whole = text.compact.slice(from, to)
  if (BESIDE.test(whole) || /^\d/.test(whole) || isBrand(whole)) return [whole]
  const words: string[] = []
  let at = from
  while (at < to) {
    const word = wordAt(text, at)?.word
    if (word === undefined || at + word.length > to || OF_AN_ACT.has(words.at(-1) ?? '')) return null
    words.push(word)
    at += word.length
  }
  return words
}

/** Where the word that goes on at a position ends. */
function wordEnd({ compact, wordStarts }: CompactText, at: number): number {
  let end = at
  while (end < compact.length && !wordStarts.has(end)) end += 1
  return Math.min(end, compact.length)
}

/** Where the word of a position starts. */
function wordStart({ wordStarts }: CompactText, at: number): number {
  let start = at
  while (start > 0 && !wordStarts.has(start)) start -= 1
  return start
}
