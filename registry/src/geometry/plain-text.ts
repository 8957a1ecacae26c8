/** Letters of full width, which some writers use for digits and brackets. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
/** Controls, among them the U+0001 that some writers give for a blank, and letters without width. */
const BLANKS = /[\p{C}\p{Z}\s]+/gu

/** Text as letters with one blank at most between two of them. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(BLANKS, ' ')
}

export const withoutBlanks = (text: string): string => plainText(text).replaceAll(' ', '')
