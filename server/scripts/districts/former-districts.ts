import type { CatalogueRow } from '../../src/domain/district/catalogue-text.ts'
import { buildDistrictTree } from '../../src/domain/district/district-tree.ts'
import { bareName } from '../../src/domain/district/name-index.ts'

type Rows = Map<string, CatalogueRow>
type FindUnder = (codes: string, name: string) => string[]

/** `120동부읍=4145010100,4145010200?` */
const DISTRICT = /^(\d+)([^\d=?][^=?]*)(?:=([\d,]+))?(\?)?$/u

/**
 * Adds the districts of former-districts.tsv (the file explains its columns) to the rows, in place. Throws on a line of
 * another shape, on a code that is known, and on a name without a successor: the file is ours.
 */
export function addFormerDistricts(rows: Rows, text: string): void {
  const findUnder = indexInForce(rows)
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [prefix = '', day = '', under = '', districts = ''] = line.split('\t')
    for (const piece of districts.split(' ')) {
      const [, digits = '', name = '', codes, mark] = DISTRICT.exec(piece) ?? []
      const code = `${prefix === '-' ? '' : prefix}${digits}`.padEnd(10, '0')
      const successorCodes = codes?.split(',') ?? findUnder(under, name)
      const isReadable = code.length === 10 && successorCodes.length > 0
      if (!isReadable || rows.has(code))
        throw new Error(`Former districts: "${piece}" of ${prefix} is unreadable or known`)
      for (const successor of successorCodes) {
        if (rows.get(successor)?.active !== true) throw new Error(`Former districts: ${successor} is not in force`)
      }
      const abolishedOn = day === '-' ? null : day
      rows.set(code, { code, name, active: false, abolishedOn, successorCodes, isGuess: mark !== undefined })
    }
  }
}

/** Those in force at any depth under a district by their own names; of a 리 also the 동 of the same stem. */
function indexInForce(rows: Rows): FindUnder {
  const tree = buildDistrictTree([...rows.values()])
  const byName = new Map<string, string[]>()
  for (const district of tree.values()) {
    if (!district.active) continue
    for (let above = district.parentCode; above !== null; above = tree.get(above)?.parentCode ?? null) {
      const key = `${above} ${bareName(district.name)}`
      const codes = byName.get(key)
      if (codes === undefined) byName.set(key, [district.code])
      else codes.push(district.code)
    }
  }
  return (above, name) =>
    byName.get(`${above} ${name}`) ??
    (name.endsWith('리') ? byName.get(`${above} ${name.slice(0, -1)}동`) : undefined) ??
    []
}
