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
}

const CODES = /^\d{10}(?:,\d{10})*$/
const DAY = /^(?:-|\d{4}-\d{2}-\d{2})$/

/**
 * Reads the catalogue file: `code TAB name`, and for an abolished district `TAB day-or-dash TAB successor,successor`.
 * Throws on a line of another shape: the file is ours.
 */
export function parseCatalogueText(text: string): CatalogueRow[] {
  const rows: CatalogueRow[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [code = '', name = '', day, successors = ''] = line.split('\t')
    const isReadable = code.length === 10 && name !== '' && (day === undefined || DAY.test(day))
    if (!isReadable || !CODES.test(successors || code)) throw new Error(`District catalogue: unreadable line "${line}"`)
    rows.push({
      code,
      name,
      active: day === undefined,
      abolishedOn: day === undefined || day === '-' ? null : day,
      successorCodes: successors === '' ? [] : successors.split(','),
    })
  }
  return rows
}

/** Writes the catalogue file, ordered by code. `source` goes into its first line. */
export function formatCatalogueText(rows: readonly CatalogueRow[], source: string): string {
  const sorted = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1))
  const lines = sorted.map(({ code, name, active, abolishedOn, successorCodes }) =>
    active ? `${code}\t${name}` : `${code}\t${name}\t${abolishedOn ?? '-'}\t${successorCodes.join(',')}`,
  )
  return `# Legal districts of Korea. Source: ${source}\n# code, own name; if abolished also the day and the successor codes\n${lines.join('\n')}\n`
}
