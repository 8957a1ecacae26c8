/** Words and characters that the provider rejects as an attack (E0013), or its firewall drops without a reply. */
const FORBIDDEN_CHARACTERS = /[%=><[\]]/g
const FORBIDDEN_WORDS =
  /(?<![\p{L}\p{N}])(?:or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)(?![\p{L}\p{N}])/giu

/**
 * The search word as the provider accepts it; may be empty. It finds nothing under full-width digits, nor under letters
 * in parts (NFD), as some systems send file names and pasted text.
 */
export function cleanKeyword(keyword: string): string {
  return keyword
    .normalize('NFKC')
    .replace(FORBIDDEN_CHARACTERS, ' ')
    .replace(FORBIDDEN_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
