/** Joins paragraphs of plain text, without empty ones. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Returns a heading with its items below; an empty text if there are no items. */
export function bulleted(heading: string, items: readonly string[]): string {
  return items.length === 0 ? '' : [heading, ...items.map((item) => `- ${item}`)].join('\n')
}
