const DIGITS = '영일이삼사오육칠팔구'
const UNITS: Record<string, number> = { 십: 10, 백: 100, 천: 1000 }

/** Parses a number below ten thousand written in words: 백이십삼 is 123; so is 일이삼, digit by digit. */
export function koreanNumber(text: string): number {
  if (!/[십백천]/u.test(text))
    return Number(text.replaceAll('공', '영').replaceAll(/./gu, (digit) => `${DIGITS.indexOf(digit)}`))
  let sum = 0
  let digit = 0
  for (const letter of text) {
    const unit = UNITS[letter]
    if (unit === undefined) {
      digit = DIGITS.indexOf(letter)
      continue
    }
    sum += Math.max(digit, 1) * unit
    digit = 0
  }
  return sum + digit
}
