import { matchesIn } from './matches-in.ts'
import { isOfHome } from './said-of-home.ts'
import { found, type Stated, without } from './stated.ts'

/** `floors`: of the home, negative below ground. `buildingFloors`: floors of the building above ground. */
export type HomeFloors = { floors: Stated<number>[]; buildingFloors: Stated<number>[] }

/** Floor and number of floors together. Each of several floors so given counts: `2/4층, 3/4층`. */
const FLOOR_OF_BUILDING = [
  /** `3/5층`, `3층/총 5층`, `B1/4층`, `반지하/3층`; not a part of 1층/2층/3층, 1~2/4층 or 500/3/4층. */
  /(?<![A-Za-z\d~∼.,-]|\d\s?층?\/|층\s?\/\s?|[~∼]\s)(?:(?<below>반?지하|지층|B(?=\s?\d))\s*(?<depth>\d)?\s*층?|(?<floor>\d{1,3})\s*층?)\s*\/\s*(?:총|전체)?\s*(?:층\s*)?(?<floors>\d{1,3})\s*층(?!\s*[/~∼]\s*\d)/gi,
  /** `5층 건물 중 3층` */
  /(?:(?:총|전체)\s*)?(?<!\d)(?<floors>\d{1,3})\s*층\s*(?:짜리\s*)?(?:건물|건축물|빌라|아파트|주택)?\s*중(?:에서?)?\s*(?<floor>\d{1,3})\s*층/g,
]
const BUILDING_FLOORS = [
  /지하\s*\d+\s*층?\s*[~,/및\s-]*지상\s*(?<floors>\d{1,3})\s*층/g,
  /(?:총|전체)\s*(?<floors>\d{1,3})\s*층/g,
  /(?:지상\s*)?(?<!\d)(?<floors>\d{1,3})\s*층\s*(?:건물|규모|짜리(?:\s*건물)?|건축물|(?=빌라|아파트|주택))/g,
]
/** Several floors, one of which may be that of the home: `3층, 4층`, `2~4층`, `1층 2층`, `3층과 4층`. */
const SEVERAL = [
  /(?<!\d)\d{1,3}\s*층(?:\s*(?:[,~∼·&/-]|또는|혹은|이나|나|과|와|및|에서|부터)?\s*\d{1,3}\s*층)+/g,
  /(?<![\d/.])\d{1,2}(?:\s?[~∼]\s?|[-,·])\d{1,2}\s*층/g,
]
const FLOOR = /(?<below>반?지하|B)?\s*(?<![\d.])(?<number>\d{1,3})\s*층/gi
const BASEMENT = /(?:반지하|지하|지층)(?!\s*층?\s*\d)\s*층?/g

export function readHomeFloors(text: string): HomeFloors {
  let rest = text
  const floors: Stated<number>[] = []
  const buildingFloors: Stated<number>[] = []
  for (const pattern of FLOOR_OF_BUILDING) {
    const matches = [...matchesIn(rest, pattern)]
    for (const placed of matches) {
      const { match } = placed
      const { below, depth, floor, floors: all } = match.groups ?? {}
      const value = below === undefined ? Number(floor) : -Number(depth ?? 1)
      if (value > Number(all) || !isOfHome(rest, placed, 'floorOfBuilding')) continue
      floors.push({ text: match[0].trim(), value })
      buildingFloors.push({ text: match[0].trim(), value: Number(all) })
    }
    rest = without(rest, matches)
  }
  for (const pattern of BUILDING_FLOORS) {
    const matches = [...matchesIn(rest, pattern)].filter(
      (placed) => /^(?:총|전체|지하)/.test(placed.match[0]) || isOfHome(rest, placed, 'building'),
    )
    for (const { match } of matches)
      buildingFloors.push({ text: match[0].trim(), value: Number(match.groups?.['floors']) })
    rest = without(rest, matches)
  }
  for (const pattern of SEVERAL) rest = without(rest, [...matchesIn(rest, pattern)])
  const one = ({ groups: { below, number } = {} }: RegExpExecArray) => Number(number) * (below === undefined ? 1 : -1)
  floors.push(...found(rest, FLOOR, one, 'floor'), ...found(rest, BASEMENT, () => -1, 'floor'))
  return { floors, buildingFloors }
}
