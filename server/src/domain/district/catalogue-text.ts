/** One line of the catalogue file. */
export type CatalogueRow = {
  /** 10 digits. */
  code: string
  /** Own name, without its parent districts. */
  name: string
  active: boolean
  /** `YYYY-MM-DD`; null while active, or if the date is unknown. */
  abolishedOn: string | null
  successorCodes: readonly string[]
  /** Only the name suggests the successors, so they are candidates and never resolved automatically. */
  isGuess: boolean
}

const CODES = /^\d{10}(?:,\d{10})*$/
const NONE: readonly string[] = []
const DAY = /^(?:-|\d{4}-\d{2}-\d{2})$/

/**
 * Parses the catalogue file: `code TAB name`, then for an abolished district `TAB day-or-dash TAB successor,successor`,
 * plus `TAB ?` if the successors are a guess.
 * Throws on a malformed line, because the file is our own.
 */
export function parseCatalogueText(text: string): CatalogueRow[] {
  const rows: CatalogueRow[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    // Most lines have two columns, and most others one successor; optimised, as the file is parsed at every start.
    const afterName = line.indexOf('\t', 11)
    const isActive = afterName < 0
    const code = line.slice(0, 10)
    const name = isActive ? line.slice(11) : line.slice(11, afterName)
    const [day = '', successors = '', mark] = isActive ? [] : line.slice(afterName + 1).split('\t')
    const isReadable = line.charAt(10) === '\t' && name !== '' && (isActive || DAY.test(day))
    if (!isReadable || !CODES.test(successors || code)) throw new Error(`District catalogue: unreadable line "${line}"`)
    rows.push({
      code,
      name,
      active: isActive,
      abolishedOn: day === '' || day === '-' ? null : day,
      successorCodes: successors === '' ? NONE : successors.length === 10 ? [successors] : successors.split(','),
      isGuess: mark === '?',
    })
  }
  return rows
}

/** Formats the catalogue file, sorted by code. `source` is written in the first line. */
export function formatCatalogueText(rows: readonly CatalogueRow[], source: string): string {
  const sorted = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1))
  const lines = sorted.map(({ code, name, active, abolishedOn, successorCodes, isGuess }) =>
    active
      ? `${code}\t${name}`
      : `${code}\t${name}\t${abolishedOn ?? '-'}\t${successorCodes.join(',')}${isGuess ? '\t?' : ''}`,
  )
  return `# Legal districts of Korea. Source: ${source}\n# code, own name; if abolished also the day, the successor codes, and ? where they are a guess\n${lines.join('\n')}\n`
}
