const DIGITS: Record<string, number> = Object.fromEntries(
  Array.from('영일이삼사오육칠팔구').map((letter, number) => [letter, number]),
)
const OLD_DIGITS: Record<string, number> = { 공: 0, 壹: 1, 貳: 2, 參: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }
const TENS: Record<string, number> = { 십: 10, 백: 100, 천: 1000, 拾: 10, 百: 100, 千: 1000 }
const MYRIADS: Record<string, number> = { 만: 1e4, 억: 1e8, 조: 1e12, 萬: 1e4, 億: 1e8 }
const LARGEST = 1e14

/** `won` `null`: there is a label, but it is not followed by a well-formed amount in won. */
export type Amount = { won: number | null }

const LETTERS = Object.keys({ ...DIGITS, ...OLD_DIGITS, ...TENS, ...MYRIADS }).join('')
const EXPRESSION = new RegExp(`^[:：]?(?:은|는)?[:：]?(?:금|￦|₩|\\\\)?([\\d,.${LETTERS}]{1,40})원(?:정|整)?`)
/** Another amount right behind: what a sum was before a change, or a part of it. */
const ANOTHER = new RegExp(
  `^(?:을|를|에서|및|과|와|,)?(?:금|미화|일화|[$¥€￦₩])?[\\d,.${LETTERS}]{1,40}(?:원|달러|불|엔|유로|위안)`,
)

/** Digits right behind: the letter that ends the amount stands before them, so that it is cut off. */
const GOES_ON = new RegExp(
  `^[.,]\\d{1,3}(?!\\d)|^\\d[\\d.]*(?:,\\d|[억천백십만])|^[${Object.keys(DIGITS).join('')}천백십]{1,9}[억만]`,
)

const ENDS_AMOUNT = new RegExp(`[\\d${LETTERS}]원`)

/** Whether the amount was raised by another one behind it; the total is printed nowhere. */
function isRaised(behind: string): boolean {
  const raise = /^(?:\([^)]{0,60}|(?:증액|추가).{0,40})/.exec(behind)?.[0] ?? ''
  return /증액|추가/.test(raise) && ENDS_AMOUNT.test(raise)
}

/** Amounts after a label in a text without blanks. */
export function amountsAfter(text: string, label: RegExp): Amount[] {
  return [...text.matchAll(new RegExp(label.source, 'g'))].map((found) => {
    const rest = text.slice(found.index + found[0].length, found.index + found[0].length + 120)
    const [whole = '', expression] = EXPRESSION.exec(rest) ?? []
    const behind = rest.slice(whole.length)
    const isPart = ANOTHER.test(behind) || GOES_ON.test(behind) || isRaised(behind)
    return { won: expression === undefined || isPart ? null : wonOf(expression) }
  })
}

/** Parses `250,360,000`, `1억5천만`, `일억오천만`; `null` for anything not written like an amount. */
export function wonOf(expression: string): number | null {
  const won = /^[\d,]+$/.test(expression) ? plainNumber(expression) : numberInWords(expression)
  return won !== null && won > 0 && won < LARGEST ? won : null
}

/** Each comma must be followed by three digits, without a leading 0; otherwise a digit is missing. */
function plainNumber(text: string): number | null {
  return /^[1-9]\d{0,2}(?:,\d{3})+$|^(?:0|[1-9]\d*)$/.test(text) ? Number(text.replaceAll(',', '')) : null
}

function numberInWords(text: string): number | null {
  let [total, rest] = [0, text]
  let smallest = Number.POSITIVE_INFINITY
  while (rest !== '') {
    const end = Array.from(rest).findIndex((letter) => letter in MYRIADS)
    const unit = end < 0 ? 1 : (MYRIADS[rest[end] ?? ''] ?? 1)
    const part = belowMyriad(end < 0 ? rest : rest.slice(0, end))
    if (part === null || unit >= smallest) return null
    smallest = unit
    total += part * unit
    rest = end < 0 ? '' : rest.slice(end + 1)
  }
  return Number.isInteger(total) ? total : null
}

function belowMyriad(text: string): number | null {
  if (text === '') return null
  if (/^\d{1,4}(?:\.\d{1,4})?$/.test(text)) return Number(text)
  if (/^[\d,]+$/.test(text)) return plainNumber(text)
  let [sum, pending] = [0, null as number | null]
  let smallest = Number.POSITIVE_INFINITY
  for (const letter of text.match(/\d+|\D/gu) ?? []) {
    const digit = /^\d+$/.test(letter) ? Number(letter) : (DIGITS[letter] ?? OLD_DIGITS[letter])
    const ten = TENS[letter]
    if (digit !== undefined) {
      if (pending !== null) return null
      pending = digit
    } else if (ten !== undefined && ten < smallest) {
      sum += (pending ?? 1) * ten
      smallest = ten
      pending = null
    } else return null
  }
  return sum + (pending ?? 0)
}
