/** Splits a text at separators outside brackets and quotes; blank parts are dropped. */
export function split(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  let quote = ''
  for (const letter of text) {
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === "'" || letter === '`') quote = letter
    else if ('{([<'.includes(letter)) depth += 1
    else if ('})]>'.includes(letter)) depth -= 1
    if (letter === separator && depth === 0 && quote === '') parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
