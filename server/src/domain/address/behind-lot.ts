import { readUnit } from '../english/units.ts'
import { isOrdinaryWord } from '../region-keyword/keyword-words.ts'

/**
 * The text that may follow a lot number in an address: parts of the building, its name, official additions, or nothing.
 * Any other text means that the number may not be a lot number (`2/4층`, `12-15 입주`), or that the home is not on this
 * lot (`옆 건물`, `와 봉천동 855`).
 */
/** `가동`, `나 201호`: the letters that number buildings and rooms. */
const LETTER = '[가나다라마바사아자차카타파하]'
const BUILDING = String.raw`(?:제?[A-Za-z\d]{1,4}|제?${LETTER}|에이|비|씨|디|본|별|상가)동`
const FLOOR = String.raw`(?:제?(?:지하|지상|지|[Bb])\s*(?:제?\d{1,2}층|\d)|제?\d{1,3}(?:~\d{1,3})?층|제?반?지하층?|반?지층|옥탑방?|옥상)`
const ROOM = String.raw`(?:제?(?:[A-Za-z]|${LETTER}|지|비|씨|디|에이)?\s*\d{1,4}(?:-\d{1,3})?호실?|[A-Za-z]\d{3,4}|[Bb]\d{2}|#\s*[A-Za-z]?\d{1,4})`
/**
 * `101-1203`: a building as complexes number them (1–99, 101–139, 201–239, …) and a room of its floor; `1422-6`, `676-105`
 * and `1000-500` are another lot or amounts. `1203` alone is a room only after a building or its name.
 */
const PAIR = String.raw`(?:[1-9]\d?|[1-9](?:0[1-9]|[1-3]\d))-\d{1,2}(?:0[1-9]|[12]\d)(?:호실?)?`
const ROOM_NUMBER = String.raw`\d{3,4}`
const UNIT = String.raw`(?:${BUILDING}(?:\s|-(?=[A-Za-z\d]))*(?:${FLOOR}\s*)?(?:${ROOM}|${ROOM_NUMBER})?|${FLOOR}\s*${ROOM}?|${ROOM}|${PAIR})`
/** `외 2필지`, `3통 2반`, `대 123.4㎡` as in the land register. */
const MORE_PARCELS = String.raw`외\s*\d{1,3}\s*필지`
const OFFICIAL = String.raw`(?:${MORE_PARCELS}|\d{1,3}통(?:\s*\d{1,3}반)?|(?:대지?|전|답|임야|잡종지|과수원|천|도로)\s*\d[\d,.]*\s*(?:m2|제곱미터))`

/** Endings of building names. */
const ENDINGS = (
  '빌라 빌라트 빌라텔 빌리지 빌딩 빌 아파트 아파트먼트 apt 맨션 맨숀 연립 연립주택 주택 다세대 다세대주택 다가구 다가구주택 하우스 하우징 홈 홈타운 홈즈 ' +
  '오피스텔 원룸텔 원룸 고시텔 고시원 리빙텔 레지던스 스테이 타워 타운 타운하우스 하이츠 팰리스 펠리스 캐슬 파크 파크뷰 시티 스카이 리버 뷰 힐 힐스 힐즈 ' +
  '스테이트 스퀘어 플라자 프라자 플레이스 코아 센트럴 센트로 스위트 카운티 가든 클래스 상가 주공 자이 래미안 푸르지오 아이파크 더샵 위브 데시앙 꿈에그린 ' +
  '편한세상 어울림 센트레빌 상떼빌 스위첸 리슈빌 유보라 베르디움 하늘채 호반써밋 써밋 롯데캐슬 하이빌 하임 아트빌 그린빌 노블 리젠시 에코 마을'
).split(' ')
const NAME_LETTERS = '[가-힣A-Za-z]'
/** Written as one word with its ending: `대우아파트`, `e편한세상`; optionally with its number: `3차`, `2단지`, `A`. */
const NAME = new RegExp(
  `^(${NAME_LETTERS}{2,12}?)(${ENDINGS.toSorted((a, b) => b.length - a.length).join('|')})(?=$|[\\s,()·\\d]|[A-Za-z](?![A-Za-z])|${LETTER}동(?![가-힣]))(?:\\s*제?\\d{1,2}(?:차|단지)|\\s?[A-Za-z](?![A-Za-z\\d동층]))?`,
  'iu',
)
/** Kinds of homes; as a separate word, each describes the building on the lot. */
const KINDS = String.raw`(?:아파트|빌라|연립주택|연립|다세대주택|다세대|다가구주택|다가구|단독주택|주택|오피스텔|도시형생활주택|원룸|투룸)`

const whole = (source: string) => new RegExp(`^(?:${source})(?=$|[\\s,()·/])`, 'u')
const [A_UNIT, AN_ADDITION, A_KIND, A_ROOM_NUMBER] = [UNIT, OFFICIAL, KINDS, ROOM_NUMBER].map(whole) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
]
const MORE = whole(MORE_PARCELS)
const NOTE = /^[([]([^()[\]]*)[)\]]/u
const ROAD = /^[가-힣\d·.]+(?:대로|로|길)(?:\s*\d+번?길)?\s*(?:지하\s*)?\d{1,5}(?:-\d{1,5})?$/u
const GAP = /^[\s,·]+/u
const GAPS = /[\s,·]+/u
const KIND_FIRST = new RegExp(`^[\\s,·]*${KINDS}(?=$|[\\s,()·])`, 'u')

/** A size of at most three digits, or a year in which homes are built. */
const SIZE_OR_YEAR = /^(?:\d{1,3}|19[6-9]\d|20[0-4]\d)$/u

/**
 * Whether a number and the kind of home after it may be an amount or a size: `500-40 원룸 3층` as a deposit and a rent,
 * `84 아파트` as square metres, `2015 빌라` as a year.
 */
function maybeAmount({ main, sub, isMarked, isCalledLot }: NumberOfLot, rest: string): boolean {
  if (isCalledLot) return false
  if (!isMarked && STARTS_WITH_A_MEASURE.test(rest.replace(GAP, ''))) return true
  if (!KIND_FIRST.test(rest)) return false
  if (isMarked) return main % 100 === 0 && sub >= 10 && sub % 5 === 0
  return main % 50 === 0 || SIZE_OR_YEAR.test(`${main}`)
}

/** `, 2층`, `,102호`, `, 288-129` after a number: perhaps the second of a list. */
const SECOND = /^\s*(,?)\s*(\d{1,4})(?:-(\d{1,4})(?!\s*호)|\s*([층호동]))/u
/** The second number of a list is rarely further from the first. */
const MOST_APART = 5
/** Rooms are numbered from here on; a smaller number before floors is taken for the first of them. */
const FIRST_ROOM = 100
/** A sub number of four digits is rather the number of a room. */
const SHORT = /^\d{0,3}$/u

/** `288-128, 288-129` are two lots, `101, 102호` two rooms and `1, 2층` two floors, rather than a lot and its unit. */
function isListed({ main, sub, isMarked }: NumberOfLot, rest: string): boolean {
  const [all = '', comma, next = '', ofLot = '', counter] = SECOND.exec(rest) ?? []
  if (all === '') return false
  const second = Number(next)
  if (counter === undefined) {
    return second === main || (comma !== '' && SHORT.test(ofLot) && Math.abs(second - main) <= MOST_APART)
  }
  if (comma === '') return false
  if (isMarked) return counter === '호' && sub >= FIRST_ROOM && second > sub && second - sub <= MOST_APART
  if (second <= main) return false
  return counter === '층' ? main < FIRST_ROOM : Math.floor(main / 100) === Math.floor(second / 100)
}

/** A text with more parts is not an address. */
const MOST_PARTS = 12

/** Words for a location beside the lot rather than on it. */
const BESIDE = /^(?:옆|앞|뒤|뒷|위|윗|아래|밑|바로|건너|맞은|반대|근처|인근|부근|주변|사이|이웃|길건너)/u

/** The same at the end of what looks like a building's name: 교회옆빌라, 왼쪽빌라, 그다음빌라. */
const ENDS_BESIDE =
  /옆|골목|(?:[앞뒤밑쪽편]|[좌우]측|건너|사이|근처|인근|부근|주변|인접|이웃|대각선|다음|번째|다른|아닌|말고|[가-힣]는|모퉁이)$/u
/** Units of measure that start what looks like a name behind a bare number: 30 평형아파트, 20 년된빌라. */
const STARTS_WITH_A_MEASURE =
  /^(?:평(?=형|대|짜리|$)|년(?=된|식|차|$)|호선|타입|세대|가구|개월|층(?=짜리|$)|분(?=거리|$)|만원|억|동(?=짜리|$)|룸|베이|미터|번출구)/u

export type BehindLot = {
  /** Names of the district and its parents, which the parentheses may repeat. */
  ownNames: readonly string[]
  /** The text was English: a building's name and kind are two words, and other words express a place beside the lot. */
  isTranslated?: boolean
  /** The number is that of a building on a road, and a note behind it names the 동 and the building. */
  isRoad?: boolean
}

/** `isMarked`: 산, 번지 or a sub number identifies it as a lot number; `isCalledLot`: 산 or 번지 does. */
export type NumberOfLot = { main: number; sub: number; isMarked: boolean; isCalledLot: boolean }

/**
 * Whether all of the text after a lot number can be part of an address. `rest` starts directly after the number.
 */
export function goesOnAsAddress(rest: string, number: NumberOfLot, known: BehindLot): boolean {
  const { isMarked } = number
  let text = rest
  if (maybeAmount(number, text) || isListed(number, text)) return false
  // 1422-5/302호, but 2/4층 is the second floor of four
  if (isMarked) text = text.replace(/^\s*\/\s*(?=[^/]*(?:호|동)(?:$|[\s,]))/u, ' ')
  let isGlued = !GAP.test(text) && !text.startsWith('(')
  let hasBuilding = false
  for (let part = 0; part <= MOST_PARTS; part += 1) {
    text = text.replace(GAP, '')
    if (text.trim() === '') return true
    const length = isGlued
      ? lengthOfGlued(text, isMarked)
      : (lengthOfNote(text, known) ?? lengthOfPart(text, known, hasBuilding))
    if (length === 0) return false
    hasBuilding ||= IS_BUILDING.test(text.slice(0, length))
    text = text.slice(length)
    isGlued = false
  }
  return false
}

/** Parts after which a bare room number may stand: anything but a floor, a room or an addition. */
const IS_BUILDING = new RegExp(`^(?:${BUILDING}$|${NAME_LETTERS}{2}(?!\\d))`, 'u')

function lengthOfPart(text: string, known: BehindLot, hasBuilding: boolean): number {
  for (const pattern of [A_UNIT, AN_ADDITION, A_KIND, ...(hasBuilding ? [A_ROOM_NUMBER] : [])]) {
    const [found = ''] = pattern.exec(text) ?? []
    if (found !== '') return found.length
  }
  return lengthOfName(text) || (known.isTranslated === true ? lengthOfTwoWords(text) : 0)
}

/** In text translated from English: the name of a building and its kind. */
const TWO_WORDS = new RegExp(`^${NAME_LETTERS}{2,20} ${KINDS}(?=$|[\\s,()])`, 'u')

function lengthOfTwoWords(text: string): number {
  return TWO_WORDS.exec(text)?.[0].length ?? 0
}

/** Text behind a number, sorted: parts of the building, and words that are neither these nor the place's own names. */
export type SortedBehind = { units: string[]; others: string[] }

const A_NOTE = /^[([]([^()[\]]*)[)\]]?/u
const A_WORD = /^[^\s,·()[\]]+/u
const CLOSING = /^[)\]/]+/u

/** Sorts any text behind a number, whatever `goesOnAsAddress` says of it. Words that stand together stay together. */
export function sortBehind(behind: string, ownNames: readonly string[]): SortedBehind {
  const sorted: SortedBehind = { units: [], others: [] }
  let text = behind
  let words: string[] = []
  const endWords = () => {
    if (words.length > 0) sorted.others.push(words.join(' '))
    words = []
  }
  while (text !== '') {
    const [skipped = ''] = GAP.exec(text) ?? CLOSING.exec(text) ?? []
    const [note, within = ''] = A_NOTE.exec(text) ?? []
    if (skipped !== '' || note !== undefined) {
      const noted = note === undefined ? null : sortBehind(within, ownNames)
      if (noted !== null || skipped.includes(',')) endWords()
      sorted.units.push(...(noted?.units ?? []))
      sorted.others.push(...(noted?.others ?? []))
      text = text.slice(note?.length ?? skipped.length)
      continue
    }
    const unit = unitAt(text, sorted.units.length > 0 ? null : (words.at(-1) ?? null))
    const word = A_WORD.exec(text)?.[0] ?? text.charAt(0)
    if (unit !== null) {
      endWords()
      sorted.units.push(unit.korean)
    } else if (!ownNames.includes(word)) words.push(word)
    text = text.slice(unit?.length ?? word.length)
  }
  endWords()
  return sorted
}

const LAST_NUMBER = new RegExp(`^${ROOM_NUMBER}(?=\\s*(?:$|[([]))`, 'u')

/** `wordBefore`: a bare number at the end is a room behind the name of a building, but not behind 월세. */
function unitAt(text: string, wordBefore: string | null): { korean: string; length: number } | null {
  const [korean = ''] = A_UNIT.exec(text) ?? []
  if (korean !== '') return { korean, length: korean.length }
  const english = readUnit(text, 0)
  if (english?.piece.kind === 'UNIT') return { korean: english.piece.korean, length: english.length }
  const isRoom = wordBefore === null || !isOrdinaryWord(wordBefore)
  const [room = ''] = (isRoom ? LAST_NUMBER.exec(text) : null) ?? []
  return room === '' ? null : { korean: room, length: room.length }
}

/** Whether `외 2필지` follows directly: further lots of the same land. */
export function namesMoreParcels(text: string): boolean {
  return MORE.test(text)
}

/** Directly after the number, only text that cannot be a unit of measure: `1422-5번지101동`, `1422-5신림빌라`. */
function lengthOfGlued(text: string, isMarked: boolean): number {
  const [parcels = ''] = MORE.exec(text) ?? []
  if (parcels !== '' || !isMarked) return parcels.length
  const [unit = ''] = A_UNIT.exec(text) ?? A_KIND.exec(text) ?? []
  return unit.length > 0 ? unit.length : lengthOfName(text)
}

const A_NAME_OF_ITS_OWN = new RegExp(`^${NAME_LETTERS}{3,20}$`, 'u')
/** Endings of speech rather than of names: 아님, 입니다, 쪽으로. */
const SPOKEN = /말고|(?:[요다님음함임까죠네은는을를에의로와과만]|이고|인데)$/u

/** Whether a single word may be the name of a building although it has no ending of one: 잠실엘스, 강남파이낸스센터. */
export function mayBeName(word: string): boolean {
  if (NAME.test(word)) return lengthOfName(word) === word.length
  const isSpeech = [BESIDE, ENDS_BESIDE, STARTS_WITH_A_MEASURE, SPOKEN].some((pattern) => pattern.test(word))
  const starts = Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 2))
  return A_NAME_OF_ITS_OWN.test(word) && !isSpeech && !starts.some(isOrdinaryWord)
}

/** Length of a building's name, recognised by its ending; 0 for a word with another meaning (`맞은편빌라`). */
export function lengthOfName(text: string): number {
  const [found = '', stem = ''] = NAME.exec(text) ?? []
  return found === '' || BESIDE.test(stem) || ENDS_BESIDE.test(stem) || isOrdinaryWord(stem) ? 0 : found.length
}

/** `(신림동, 신림빌라)`, `(신림로12길 3-4)`; `null` without a parenthesis, 0 if it contains something else. */
function lengthOfNote(text: string, known: BehindLot): number | null {
  const [note, within = ''] = NOTE.exec(text) ?? []
  if (note === undefined) return null
  if (ROAD.test(within.trim()) || (known.isRoad === true && isDongAndName(within))) return note.length
  let left = within
  for (let part = 0; part <= MOST_PARTS; part += 1) {
    left = left.replace(GAP, '')
    if (left === '') return note.length
    const [word = ''] = /^[^\s,·]+/u.exec(left) ?? []
    const length = known.ownNames.includes(word) ? word.length : lengthOfPart(left, known, false)
    if (length === 0) return 0
    left = left.slice(length)
  }
  return 0
}

/** The note of a road address: `(가락동)`, `(가락동, 헬리오시티)`, `(가락동헬리오시티)`. */
export const DONG_IN_NOTE = /^\s*[가-힣]{1,8}?\d{0,2}(?:동|읍|면|리|로|가)(?:\d가)?(?=$|[\s,가-힣A-Za-z])/u

function isDongAndName(note: string): boolean {
  const [dong] = DONG_IN_NOTE.exec(note) ?? []
  if (dong === undefined) return false
  const names = note
    .slice(dong.length)
    .split(GAPS)
    .filter((word) => word !== '')
  return names.every((word) => /^[가-힣A-Za-z\d.-]+$/u.test(word) && !BESIDE.test(word) && !isOrdinaryWord(word))
}
