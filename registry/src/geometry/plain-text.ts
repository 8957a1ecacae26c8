/** Full-width characters, which some PDF writers use for digits and brackets. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
/** Control characters, including the U+0001 that some PDF writers use for a blank, and zero-width characters. */
const BLANKS = /[\p{C}\p{Z}\s]+/gu

/** What stands for a letter of which the file does not say what it is. */
const UNKNOWN = /[\p{Co}\ufffd\u25af\u25fb]/gu
export const UNKNOWN_LETTER = '□'
/** Letters of scripts that no document has: the numbers of letters in a font, taken for letters. */
const FOREIGN = /[^\p{Script=Hangul}\p{Script=Han}A-Za-z\P{L}]/gu

/** Normalises a text to letters with at most one blank between them. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(UNKNOWN, UNKNOWN_LETTER)
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(BLANKS, ' ')
}

export const withoutBlanks = (text: string): string => plainText(text).replaceAll(' ', '')

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Whether most of a text without blanks is of letters that nobody can know. */
export function isMostlyUnknown(text: string): boolean {
  const unknown = text.split(UNKNOWN_LETTER).length - 1
  return (unknown + count(text, FOREIGN)) * 2 > unknown + count(text, /\p{L}/gu)
}

const FEW = 0.1
/** Whether hardly any letter of a text is Korean. */
export const isHardlyKorean = (text: string): boolean => count(text, /\p{Script=Hangul}/gu) < text.length * FEW

const SOME = 10
/** Whether a text has letters of which the file does not say what they are. */
export const hasUnknownLetter = (text: string): boolean => text.includes(UNKNOWN_LETTER) || count(text, FOREIGN) >= SOME

/** Numbers of letters in a font, taken for control characters; some PDF writers use U+0001 for a blank. */
export const isUnknownLetter = (text: string): boolean =>
  text === '' || (text !== '\u0001' && /^(?!\s)[\p{Cc}\p{Co}\p{Cn}\ufffd]$/u.test(text))
