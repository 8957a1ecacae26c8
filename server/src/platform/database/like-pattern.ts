/** Returns a `like` pattern for texts that contain `keyword`, with its special characters escaped. */
export function containing(keyword: string): string {
  return `%${keyword.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
