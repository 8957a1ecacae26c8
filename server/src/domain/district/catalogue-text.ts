/** One line of the catalogue file. */
export type CatalogueRow = {
  /** 10 digits. */
  code: string
  /** Own name, without the districts above it. */
  name: string
  active: boolean
  /** `YYYY-MM-DD`; null while it is in force, and when the day is not known. */
  abolishedOn: string | null
  successorCodes: readonly string[]
  /** Only the name suggests the successors: they are candidates, and nothing settles on them. */
  isGuess: boolean
}

const CODES = /^\d{10}(?:,\d{10})*$/
const NONE: readonly string[] = []
const DAY = /^(?:-|\d{4}-\d{2}-\d{2})$/

/**
 * Reads the catalogue file: `code TAB name`, and for an abolished district `TAB day-or-dash TAB successor,successor`,
 * with
 * `TAB ?` where these are a guess.
 * Throws on a line of another shape: the file is ours.
 */
export function parseCatalogueText(text: string): CatalogueRow[] {
  const rows: CatalogueRow[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    // two columns in most lines, and one successor in most of the others: this is read at every start
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

/** Writes the catalogue file, ordered by code. `source` goes into its first line. */
export function formatCatalogueText(rows: readonly CatalogueRow[], source: string): string {
  const sorted = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1))
  const lines = sorted.map(({ code, name, active, abolishedOn, successorCodes, isGuess }) =>
    active
      ? `${code}\t${name}`
      : `${code}\t${name}\t${abolishedOn ?? '-'}\t${successorCodes.join(',')}${isGuess ? '\t?' : ''}`,
  )
  return `# Legal districts of Korea. Source: ${source}\n# code, own name; if abolished also the day, the successor codes, and ? where they are a guess\n${lines.join('\n')}\n`
}
