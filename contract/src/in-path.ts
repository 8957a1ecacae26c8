/**
 * What was given as one segment of a path. `.` and `..`, and nothing at all, would lead to another operation however they
 * are escaped, since URLs resolve `%2E%2E` too; they become a segment that is the id of nothing.
 */
export function inPath(given: string | number): string {
  const encoded = encodeURIComponent(given)
  return /^\.{0,2}$/.test(encoded) ? `%25${encoded}` : encoded
}
