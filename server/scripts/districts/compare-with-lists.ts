import type { DistrictCatalogue } from '../../src/domain/district/district-catalogue.ts'

/** The official list, the codes that changed since 2023, and the abolished districts with their successors: cells by row. */
export type DistrictLists = Record<'official' | 'changes' | 'abolished', string[][]>

/** Where the catalogue knows more than the table: the source of each stands in former-districts.tsv. */
const KNOWN_BETTER: Record<string, [successors: string, sureness: 'V' | '2']> = {
  // a 면 that only took another name, with all its villages
  '4313033000': ['4313033500', 'V'],
  // 논산시 두마면 became all of 계룡시, a part of 연기군 동면 합강리 a 동 of Sejong
  '4423037000': ['4425010100|4425031000|4425031500|4425033000', 'V'],
  '4473031024': ['3611011700|3611032028', '2'],
}
/** Two rows of the table stand under the name of another 면 than their code. */
const MISNAMED = /^4176.* 소래[읍면] 옥길리$/u

/** Every place where the catalogue says otherwise than the lists. */
export function differencesFromLists(
  catalogue: DistrictCatalogue,
  abolishedCodes: readonly string[],
  { official, changes, abolished }: DistrictLists,
): string[] {
  return [
    ...inForce(catalogue, official),
    ...abolishedNames(catalogue, abolishedCodes, official),
    ...abolished.flatMap((row) => successors(catalogue, row)),
    ...changes.flatMap((row) => change(catalogue, row)),
  ]
}

/** The districts in force are exactly those of the official list. */
function inForce(catalogue: DistrictCatalogue, official: string[][]): string[] {
  const theirs = new Set(
    official.filter(([, , state]) => state === '존재').map(([code, fullName]) => `${code} ${fullName}`),
  )
  const ours = new Set(catalogue.active().map(({ code, fullName }) => `${code} ${fullName}`))
  return [
    ...[...ours.difference(theirs)].map((district) => `only in the catalogue: ${district}`),
    ...[...theirs.difference(ours)].map((district) => `only in the official list: ${district}`),
  ]
}

/** Every abolished district had that name in the official list. */
function abolishedNames(catalogue: DistrictCatalogue, codes: readonly string[], official: string[][]): string[] {
  const states = new Map(official.map(([code, ...rest]) => [code, rest.join(' ')]))
  return codes.flatMap((code) =>
    difference(code, 'name and state', `${catalogue.find(code)?.fullName} 폐지`, states.get(code)),
  )
}

/** An abolished district leads to its successors by its full name, and only by name where that is a guess. */
function successors(catalogue: DistrictCatalogue, [code = '', fullName = '', , ...given]: string[]): string[] {
  const [list, sureness] = KNOWN_BETTER[code] ?? [given[0] ?? '', given[2]]
  const former = catalogue.find(code)
  if (former === null && MISNAMED.test(`${code} ${fullName}`)) return []
  const expected = list.split('|').toSorted()
  const named = catalogue.named(fullName).map(({ district }) => district.code)
  return [
    ...difference(code, 'full name', former?.fullName, fullName),
    ...difference(code, 'guess', String(former?.isGuess), String(sureness !== 'V')),
    ...difference(code, 'successors', [...catalogue.successorsOf(code)].toSorted().join('|'), expected.join('|')),
    ...expected
      .filter((successor) => !named.includes(successor))
      .map((successor) => `${fullName} names no ${successor}`),
  ]
}

/** A change of codes is in the catalogue, on its day. */
function change(
  catalogue: DistrictCatalogue,
  [day = '', oldCode = '', newCode = '', , oldName = '']: string[],
): string[] {
  const former = catalogue.find(oldCode)
  return [
    ...difference(oldCode, 'full name', former?.fullName, oldName),
    ...(former?.successorCodes.includes(newCode) ? [] : [`${oldCode} does not lead to ${newCode}`]),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) ? difference(oldCode, 'day', former?.abolishedOn ?? undefined, day) : []),
  ]
}

function difference(code: string, what: string, ours: string | undefined, theirs: string | undefined): string[] {
  return ours === theirs ? [] : [`${code}: ${what} ${ours}, in the list ${theirs}`]
}
