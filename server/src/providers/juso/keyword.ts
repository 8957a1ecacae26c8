/** Words and characters that the provider rejects as an attack (E0013), or its firewall drops without a reply. */
const FORBIDDEN_CHARACTERS = /[%=><[\]]/g
const FORBIDDEN_WORDS =
  /(?<![\p{L}\p{N}])(?:or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)(?![\p{L}\p{N}])/giu

/**
 * Normalises a keyword for the provider; may return an empty text. The provider finds nothing for full-width digits or
 * decomposed letters (NFD), which some systems use in file names and pasted text.
 */
export function cleanKeyword(keyword: string): string {
  return keyword
    .normalize('NFKC')
    .replace(FORBIDDEN_CHARACTERS, ' ')
    .replace(FORBIDDEN_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
