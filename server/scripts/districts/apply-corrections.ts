import type { CatalogueRow } from '../../src/domain/district/catalogue-text.ts'

/** One dated fact of corrections.tsv; the file explains its columns. */
type Correction = {
  effectiveOn: string | null
  kind: string
  from: string
  to: readonly string[]
  oldName: string | null
  newName: string | null
}

type Rows = Map<string, CatalogueRow>

const KINDS = new Set(['omitted', 'misnamed', 'created', 'recode', 'split', 'merge', 'rename'])

export function parseCorrections(text: string): Correction[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [day = '', kind = '', from = '', to = '', name = ''] = line.split('\t')
      if (!KINDS.has(kind) || to === '') throw new Error(`Corrections: unreadable line "${line}"`)
      const [first = '', second] = name.split('>')
      return {
        effectiveOn: day === '-' ? null : day,
        kind,
        from,
        to: to.split(','),
        oldName: second === undefined ? null : first,
        newName: second ?? (first || null),
      }
    })
}

/** Applies the facts to the rows of the package, in place. Throws on a fact that changes nothing. */
export function applyCorrections(rows: Rows, corrections: readonly Correction[]): void {
  for (const correction of corrections) {
    const { kind, from, to, oldName, newName } = correction
    if (kind === 'omitted' || kind === 'created' || kind === 'misnamed') {
      const [code = ''] = to
      const known = rows.get(code)?.name ?? null
      if (known !== oldName || newName === null) throw new Error(`Corrections: ${kind} ${code} is "${known}" already`)
      rows.set(code, active(code, newName))
      continue
    }
    const pairs = to.flatMap((target) => pairsOf(rows, from, target))
    if (pairs.length === 0) throw new Error(`Corrections: ${from} → ${to.join(',')} changes nothing`)
    for (const [oldCode, newCode] of pairs) replace(rows, oldCode, newCode, correction)
  }
}

function active(code: string, name: string): CatalogueRow {
  return { code, name, active: true, abolishedOn: null, successorCodes: [], isGuess: false }
}

/** The old and new codes that one fact speaks of. */
function pairsOf(rows: Rows, from: string, to: string): [oldCode: string, newCode: string][] {
  const [first = '', last] = from.split('-')
  if (last !== undefined) {
    const step = first.endsWith('00') ? 100 : 1
    const count = (Number(last) - Number(first)) / step + 1
    return Array.from({ length: count }, (_, at) => [String(Number(first) + at * step), String(Number(to) + at * step)])
  }
  const swap = (prefix: string, other: string): [string, string][] =>
    [...rows.values()]
      .filter((row) => row.active && row.code.startsWith(prefix))
      .map((row) => [row.code, other + row.code.slice(prefix.length)])
  const forward = swap(from, to)
  // The package already has the codes of the earlier changes: the old ones follow from the new.
  return forward.length > 0 ? forward : swap(to, from).map(([newCode, oldCode]) => [oldCode, newCode])
}

function replace(rows: Rows, oldCode: string, newCode: string, correction: Correction): void {
  const isTop = oldCode === correction.from.padEnd(10, '0')
  const before = rows.get(oldCode)
  const after = rows.get(newCode)
  const name = before?.name ?? after?.name
  if (name === undefined) throw new Error(`Corrections: neither ${oldCode} nor ${newCode} is known`)
  if (after === undefined) rows.set(newCode, active(newCode, (isTop ? correction.newName : null) ?? name))
  rows.set(oldCode, {
    code: oldCode,
    name: (isTop ? correction.oldName : null) ?? name,
    active: false,
    abolishedOn: correction.effectiveOn,
    successorCodes: [...(before?.successorCodes ?? []), newCode],
    isGuess: false,
  })
}
