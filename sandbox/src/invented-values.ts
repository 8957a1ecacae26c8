import { seededRandom } from './random.ts'

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
const SYLLABLES = Array.from(
  '가거고구나너노누다더도두라러로루마머모무바버보부사서소수아어오우자저조주차초카코타토파포하허호후',
)
/** An invented name keeps the ending that shows the kind of place or building. */
const ENDING = /(특별자치[시도]|특별시|광역시|아파트|대로|번지|번길|[시도군구읍면동리로길가층호년월일])$/u
/** `26.08` without a day or an end is not matched, as it may be an area. */
const DATE =
  /^((19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])?|(19|20)\d\d-\d\d-\d\d|\d\d\.\d\d\.\d\d|(\d{6}|\d\d\.\d\d)~(\d{6}|\d\d\.\d\d))$/
const DATE_PARTS = /((?:19|20)?\d\d)([.-]?)(\d\d)(?:([.-]?)(\d\d))?/g

type DatePart = 'year' | 'month' | 'day'

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
}

const DIGITS = numbers(1, 9)
const YEARS = numbers(2006, 2025).map((year) => year.slice(2))
const TWO_DIGIT_PARTS = { month: numbers(10, 12), day: numbers(10, 28) }

/**
 * Invented replacements for the values of one reply. They depend on the name of the reply and the order in which its values
 * appear, not on the values themselves, so they cannot be traced back. Equal parts stay equal; a number keeps its length, its
 * zeros and any prefix it shares with another; a word keeps its length and its ending, a date its format.
 */
export class InventedValues {
  readonly #random: () => number
  readonly #chosen = new Map<string, Map<string, string>>()

  constructor(seed: string) {
    this.#random = seededRandom(seed)
  }

  text(value: string): string {
    if (DATE.test(value)) return this.#date(value)
    return value.replace(/&\w+;|\p{Script=Hangul}+|\d+|[A-Za-z]+/gu, (run) => {
      if (run.startsWith('&')) return run
      if (/^\d/.test(run)) return this.#number(run)
      return /^[A-Za-z]/.test(run) ? this.#letters(run) : this.#name(run)
    })
  }

  /** Keeps the letters, which show the kind of lot. */
  lot(value: string): string {
    return value.replace(/\d+/g, (run) => this.#digits(run))
  }

  /** Returns another place within a degree of the original. */
  coordinate(value: string): string {
    return value.replace(/(?<=\.)\d+/, (fraction) => this.#digits(fraction))
  }

  partOfDate(part: DatePart, value: string): string {
    return /^\d{1,4}$/.test(value) ? this.#calendar(part, value) : this.text(value)
  }

  #date(value: string): string {
    return value.replace(
      DATE_PARTS,
      (_, year: string, dash: string, month: string, nextDash: string | undefined, day: string | undefined) =>
        [
          this.#calendar('year', year) + dash + this.#calendar('month', month),
          day === undefined ? '' : `${nextDash}${this.#calendar('day', day)}`,
        ].join(''),
    )
  }

  #calendar(part: DatePart, value: string): string {
    if (part === 'year') return (value.length === 4 ? '20' : '') + this.#choose('year', value.slice(-2), YEARS)
    const number = String(Number(value))
    if (number === '0') return value
    return this.#choose(part, number, number.length === 1 ? DIGITS : TWO_DIGIT_PARTS[part]).padStart(value.length, '0')
  }

  /** Lot and building numbers begin with the district code, the kind of land and the lot number. */
  #number(run: string): string {
    const lot = /^(\d{10})([12])(\d{4})(\d{4})(\d{6})?$/.exec(run)
    if (lot === null) return this.#digits(run)
    const [, district = '', landKind = '', main = '', sub = '', rest = ''] = lot
    return this.#digits(district) + landKind + [main, sub, rest].map((part) => this.#digits(part)).join('')
  }

  #digits(run: string): string {
    const zeros = /^0*/.exec(run)?.[0] ?? ''
    const digits = run.slice(zeros.length)
    return (
      zeros +
      Array.from(digits)
        .map((digit, index) => (digit === '0' ? '0' : this.#choose(`after ${digits.slice(0, index)}`, digit, DIGITS)))
        .join('')
    )
  }

  #name(run: string): string {
    const ending = ENDING.exec(run)?.[0] ?? ''
    return this.#word(run.slice(0, run.length - ending.length), SYLLABLES) + ending
  }

  #letters(run: string): string {
    const invented = this.#word(run.toLowerCase(), LETTERS)
    return Array.from(invented)
      .map((letter, index) => (/[A-Z]/.test(run[index] ?? '') ? letter.toUpperCase() : letter))
      .join('')
  }

  #word(word: string, alphabet: readonly string[]): string {
    const invented = () =>
      Array.from(word)
        .map(() => alphabet[Math.floor(this.#random() * alphabet.length)])
        .join('')
    return this.#choose('word', word, [invented()])
  }

  /** Returns the earlier choice for this value, else an option no other value has, as long as there are any. */
  #choose(what: string, value: string, options: readonly string[]): string {
    const chosen = this.#chosen.get(what) ?? new Map<string, string>()
    this.#chosen.set(what, chosen)
    const before = chosen.get(value)
    if (before !== undefined) return before
    const taken = new Set(chosen.values())
    const free = options.filter((option) => !taken.has(option))
    const left = free.length > 0 ? free : options
    const choice = left[Math.floor(this.#random() * left.length)] ?? value
    chosen.set(value, choice)
    return choice
  }
}
