/** Paragraphs of a plain text, without the empty ones. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

/** A heading with its items below; nothing without items. */
export function bulleted(heading: string, items: readonly string[]): string {
  return items.length === 0 ? '' : [heading, ...items.map((item) => `- ${item}`)].join('\n')
}
