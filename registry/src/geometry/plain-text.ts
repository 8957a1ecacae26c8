/** Full-width characters, which some PDF writers use for digits and brackets. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
/** Control characters, including the U+0001 that some PDF writers use for a blank, and zero-width characters. */
const BLANKS = /[\p{C}\p{Z}\s]+/gu

/** Normalises a text to letters with at most one blank between them. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(BLANKS, ' ')
}

export const withoutBlanks = (text: string): string => plainText(text).replaceAll(' ', '')
