export type PersonalDataKind = 'RESIDENT_NUMBER' | 'MOBILE_PHONE' | 'OFFICE_PHONE' | 'ACCOUNT_NUMBER' | 'UNIT'

/** A place where a text identifies a person or a home. `start` and `end` count UTF-16 units, like `slice`. */
type PersonalDataPlace = { kind: PersonalDataKind; start: number; end: number }

/** An author may confirm that a number belongs to an office; no other kind can be confirmed. */
export function isConfirmable(kind: PersonalDataKind): boolean {
  return kind === 'OFFICE_PHONE'
}

const SIGN = String.raw`[^\p{L}\d]`
/** Separators between the parts of a number: never letters. */
const GAP = `${SIGN}{0,8}`
/** Separators within a part; `2,000/100` is two amounts. */
const INNER = String.raw`[^\p{L}\d,/]{0,2}`
const digits = (count: string) => String.raw`(?:${INNER}\d){${count}}`
/** Digits or the words for them. */
const spoken = (count: string) => String.raw`(?:${INNER}[\d공영일이삼사오육륙칠팔구]){${count}}`
/** ㅇ as typed, and as converted by a plain reading. */
const ZERO = String.raw`[0oㅇ\u110b]`
const ALIKE = String.raw`[\dlioㅇ\u110b]`
const NO_DIGIT_BEFORE = String.raw`(?<!\d)(?<!\d[-.,/:])`
const NO_DIGIT_AFTER = String.raw`(?!\d)(?![-.]\d)`
const NO_DIGIT_NEAR_BEFORE = String.raw`(?<!\d${SIGN}{0,2})`
const NO_DIGIT_NEAR_AFTER = String.raw`(?!${SIGN}{0,2}\d)`
const NO_AMOUNT_AFTER = String.raw`(?!\s*[억천만원㎡평%])`
const MONTH = String.raw`(?:0${INNER}[1-9]|1${INNER}[0-2])`
const DAY = String.raw`(?:0${INNER}[1-9]|[12]${INNER}\d|3${INNER}[01])`
const NO_WHOLE_DATE = String.raw`(?!(?:19|20)\d{2}\D{1,3}\d{1,2}\D{1,3}\d{1,2}(?!\d))`
/** Excludes dates and consecutive years. */
const NO_DATE = String.raw`(?!(?:19|20)?\d{2}\s?[-./]\s?\d{1,2}\s?[-./]\s?\d{1,2}(?!\d)|(?:19|20)\d{2}(?:[01]\d[0-3]\d(?!\d)|\s?[-./]?\s?(?:19|20)\d{2}(?!\d)))`
const SUBSCRIBER = String.raw`\)?${GAP}\d{3,4}${GAP}\d{4}`
const AREA = '(?:2|[3-6][1-5])'
/** Words that always mean a bank, and words that may. */
const BANK = '(?:은행|뱅크|농협|수협|신협|새마을금고|우체국|SC제일|계좌)'
const MAYBE_BANK = String.raw`(?:국민|신한|우리(?!집|\s?동네)|하나|기업|토스|씨티|입금|송금|(?<![a-z])(?:kb|nh|ibk)(?![a-z]))`
const NEAR_BANK = String.raw`(?<=${BANK}\D{0,40}|${MAYBE_BANK}\D{0,12})`
const BEFORE_BANK = String.raw`(?=\D{0,12}${BANK}|[\s(\[/,]{0,3}${MAYBE_BANK})`
/** Excludes consecutive rates: `3.85 4.12 3.90 4.01`. */
const NO_RATES = String.raw`(?!\d{1,2}\.\d{1,2}[\s\-]{1,3}\d{1,2}\.\d{1,2}(?!\d))`
/** Ten to fourteen digits. */
const ACCOUNT = String.raw`${NO_DATE}${NO_RATES}\d(?:[\s\-._·]{0,3}\d){9,13}(?![\s\-._·]{0,3}\d)${NO_AMOUNT_AFTER}`
/** Words after a number with 호 that make it a number of homes; authorities buy or offer homes in round numbers. */
const COUNTED = String.raw`\s*(?:를|을)?\s*(?:이상(?![하해한했])|이하|미만|규모|공급|물량|정도|가량|넘|모집|입주자|(?<=0\s?호\s*(?:를|을)?\s*)매입)`
/** The same for words before the number. */
const NO_COUNT = String.raw`(?<!(?:(?<!\p{L})(?:총|약|전국(?:에서?)?)|미분양)\s?)(?!(?<=(?:매입|전세|국민|공공|행복|통합)임대\s?|(?:피해|행복|청년|임대|공공|매입)주택\s?|(?<!\p{L})모두\s?)\d{2,3}0\s?호)`
const BETWEEN = String.raw`[^\p{L}\d]{0,4}`
/** Excludes underground lines, shops and cars. */
const HO = String.raw`\s?호(?!선|점|차|기|관|봉|\d)(?!${COUNTED})`

/** The first kind that matches a place determines it: a resident number is not an account number. */
const PATTERNS: [kind: PersonalDataKind, pattern: string][] = [
  // birth date, then the digit for century and sex (Enforcement Rule of the Resident Registration Act, article 2);
  // `250301 1500000원` is a day and an amount
  [
    'RESIDENT_NUMBER',
    String.raw`(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])${GAP}\d${digits('6')}(?!\d)(?!(?<=\s\d{4}000)\s?원)`,
  ],
  [
    'MOBILE_PHONE',
    String.raw`(?<!\d)(?:\+82${GAP}\(?0?|\(?0\s{0,2})1\s{0,2}[016789]\)?${GAP}\d${digits('2,3')}${GAP}\d${digits('3')}(?!\d)`,
  ],
  // the same separator between all digits: `0.1.0.1`, but not `0.1, 0.15`
  ['MOBILE_PHONE', String.raw`${NO_DIGIT_NEAR_BEFORE}0(${SIGN})1\1[016789](?:\1\d){7,8}${NO_DIGIT_NEAR_AFTER}`],
  // 010 in words (but not at the end of another word, such as 준공), or with letters that look like its digits
  [
    'MOBILE_PHONE',
    String.raw`(?:(?<!\d)0|(?<![\p{L}\d])[공영]|[공영](?=일[공영]))\s{0,2}[1일]\s{0,2}[0공영]${GAP}${spoken('3,4')}${GAP}${spoken('4')}(?!\d)`,
  ],
  ['MOBILE_PHONE', String.raw`(?<![\da-z])${ZERO}[1li]${ZERO}${GAP}${ALIKE}{3,4}${GAP}${ALIKE}{4}(?![\da-z])`],
  // area codes, internet, safety (안심) and toll-free numbers
  [
    'OFFICE_PHONE',
    String.raw`${NO_DIGIT_BEFORE}(?:\+82${GAP}\(?0?${AREA}|\(?0(?:${AREA}|70|50\d?|80))${SUBSCRIBER}${NO_DIGIT_AFTER}`,
  ],
  // nationwide numbers
  ['OFFICE_PHONE', String.raw`${NO_DIGIT_BEFORE}1[568]\d{2}[-.]\d{4}${NO_DIGIT_AFTER}(?!\s*(?:만|원|㎡))`],
  // three or four groups, ten to fourteen digits; or as many digits next to the name of a bank
  [
    'ACCOUNT_NUMBER',
    String.raw`${NO_DIGIT_BEFORE}${NO_DATE}(?=(?:\d(?:\s?[-._]\s?)?){10,14}(?![\d\-]))\d{2,6}(\s?[-._]\s?)\d{2,6}\1\d{2,7}(?:\1\d{1,4})?${NO_DIGIT_AFTER}`,
  ],
  ['ACCOUNT_NUMBER', String.raw`(?=\d)(?<!\d[\s\-._·]{0,3})${NEAR_BANK}${ACCOUNT}`],
  ['ACCOUNT_NUMBER', String.raw`(?=\d)(?<!\d[\s\-._·]{0,3})${ACCOUNT}${BEFORE_BANK}`],
  // a resident number with separators within its date, unless it can be a date and an amount
  [
    'RESIDENT_NUMBER',
    String.raw`${NO_DIGIT_NEAR_BEFORE}${NO_WHOLE_DATE}\d${INNER}\d${INNER}${MONTH}${INNER}${DAY}${GAP}[1-8]${digits('6')}${NO_DIGIT_NEAR_AFTER}${NO_AMOUNT_AFTER}`,
  ],
  // a resident number with separators between all digits
  [
    'RESIDENT_NUMBER',
    String.raw`${NO_DIGIT_NEAR_BEFORE}(?:\d${SIGN}{1,3}){2}[01](?:${SIGN}{1,3}\d){10}${NO_DIGIT_NEAR_AFTER}`,
  ],
  [
    'UNIT',
    String.raw`(?:(?<!\d)\d{1,4}|(?<![가-힣A-Za-z])[가나다라마바사아자차카타파하A-Za-z])\s?동${BETWEEN}(?:제?\s?(?:지하|지층|반지하|옥탑)?\s?(?:\d{1,2}\s?)?층?${BETWEEN})?제?\s?(?:지하\s?|B)?\d{1,4}${HO}`,
  ],
  // as printed in the register
  ['UNIT', String.raw`\d{1,2}\s?층${BETWEEN}제\s?\d{3,4}${HO}`],
  // a building and a unit without 동; a year and a number refer to a notice
  ['UNIT', String.raw`(?<![\d,.\-제])(?<!제\s)(?!(?:19|20)\d{2}\s?-)\d{2,4}\s?-\s?\d{3,4}${HO}`],
  // a bare unit: three or four digits, not part of another word
  ['UNIT', String.raw`(?<![\d,.\-제])(?<!제\s)${NO_COUNT}(?:지하\s?|B)?\d{3,4}${HO}`],
]
const FINDERS = PATTERNS.map(([kind, pattern]) => ({ kind, finder: new RegExp(pattern, 'giu') }))

/** Finds all places where a text identifies a person or a home, in order, without overlaps. Never throws. */
export function findPersonalData(text: string): PersonalDataPlace[] {
  const readings = plainReadings(text)
  const found: PersonalDataPlace[] = []
  for (const { kind, finder } of FINDERS) {
    for (const { plain, starts, ends } of readings) {
      for (const { 0: number, index } of plain.matchAll(finder)) {
        const [start = 0, end = 0] = [starts[index], ends[index + number.length - 1]]
        if (!found.some((other) => other.start < end && start < other.end)) found.push({ kind, start, end })
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** A text with normalised digits, and for each of its UTF-16 units the start and end in the original text. */
type Reading = { plain: string; starts: number[]; ends: number[] }

/** Invisible characters: joiners, soft hyphens, fillers, variation selectors, marks over or around a digit. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]$/u
/** One letter with its parts: a decomposed syllable is three characters. */
const LETTER = /[\u1100-\u115f][\u1160-\u11ff]+|[^]/gu
const ORDINARY = /^[\0-\x7f가-힣]$/
/** Includes vowels, ideographs and the long-vowel sign that look like a dash. */
const DASH = /^(?:\p{Pd}|[−ㅡᅳー一ㅣᅵ])$/u
const DOT = /^[ㆍᆞ]$/

/**
 * Possible readings of a text: without invisible characters, with digits of every width and script as 0 to 9 and
 * look-alikes of a dash as `-`. There are two if it has circled or superscript numbers: with these as digits, and as
 * signs next to digits (`①010`, `84m²`).
 */
function plainReadings(text: string): Reading[] {
  const seen = leaveOutUnseen(text)
  const readings = [readPlainly(seen, plainOf)]
  if (/\p{No}/u.test(text))
    readings.push(readPlainly(seen, (letter) => (/^\p{No}$/u.test(letter) ? '·' : plainOf(letter))))
  return readings
}

function leaveOutUnseen(text: string): Reading {
  const seen: Reading = { plain: '', starts: [], ends: [] }
  let start = 0
  for (const sign of text) {
    const end = start + sign.length
    if (ORDINARY.test(sign) || !UNSEEN.test(sign)) append(seen, sign, start, end)
    start = end
  }
  return seen
}

function readPlainly(seen: Reading, read: (letter: string) => string): Reading {
  const reading: Reading = { plain: '', starts: [], ends: [] }
  for (const { 0: letter, index } of seen.plain.matchAll(LETTER)) {
    const [start = 0, end = 0] = [seen.starts[index], seen.ends[index + letter.length - 1]]
    append(reading, read(letter), start, end)
  }
  return reading
}

function append(reading: Reading, signs: string, start: number, end: number): void {
  reading.plain += signs
  for (let unit = 0; unit < signs.length; unit += 1) {
    reading.starts.push(start)
    reading.ends.push(end)
  }
}

function plainOf(letter: string): string {
  if (ORDINARY.test(letter)) return letter
  if (DASH.test(letter)) return '-'
  // NFKC would turn ㎡ into a letter and a digit
  if (/^\p{So}$/u.test(letter)) return letter
  return Array.from(letter.normalize('NFKC'), (sign) => {
    if (DASH.test(sign)) return '-'
    if (DOT.test(sign)) return '·'
    return /^\p{Nd}$/u.test(sign) ? digitOf(sign) : sign
  }).join('')
}

/** In every script, the ten digits have consecutive code points, starting at zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
