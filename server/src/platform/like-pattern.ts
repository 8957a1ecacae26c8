/** A `like` pattern for texts that contain `keyword` somewhere, whatever signs it holds. */
export function containing(keyword: string): string {
  return `%${keyword.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
