import type { PublishedPrice } from '../ports.ts'

/** The columns of `imported_public_prices` that come from a file, in the order of a staged line. */
export const RUN_COLUMNS = [
  'pnu',
  'kind',
  'base_year',
  'base_month',
  'as_of',
  'source',
  'building_name',
  'road_addresses',
  'dongs',
  'hos',
  'floors',
  'areas',
  'prices',
] as const

/** Large enough for a complex of ten thousand units to be one run; bounds memory for a file that is one lot. */
const LARGEST_RUN = 50_000

/** Consecutive units of one lot, year and day in a file. */
type Run = {
  first: PublishedPrice
  /** Position of each unit in the lists; `null` while there is only one. */
  places: Map<string, number> | null
  /** Usually one; the buildings of a lot may be on several roads. */
  roads: string[]
  dongs: (string | null)[]
  hos: (string | null)[]
  floors: (number | null)[]
  areas: (number | null)[]
  prices: number[]
}

/**
 * Groups the rows of a file into lines for COPY, one per lot: files are mostly ordered by lot. A lot that is not
 * contiguous becomes several lines, which the merge joins. A unit that occurs twice gets the lower price.
 */
export function createLotRuns() {
  /** Runs of one lot and kind, one per year and day. */
  let open: Run[] = []
  const literal = rememberedLiterals()

  function flush(): string {
    let lines = ''
    for (const run of open) lines += lineOf(run, literal)
    open = []
    return lines
  }

  return {
    /** Returns the lines of the previous lot when this row begins another. */
    add(price: PublishedPrice): string {
      const [begun] = open
      const continues = begun !== undefined && isSameLot(begun.first, price) && begun.prices.length < LARGEST_RUN
      const lines = continues ? '' : flush()
      const run = open.find(({ first }) => isSameDay(first, price))
      if (run === undefined) open.push(beginRun(price))
      else addUnit(run, price)
      return lines
    },
    flush,
  }
}

function isSameLot(one: PublishedPrice, other: PublishedPrice): boolean {
  return one.pnu === other.pnu && one.kind === other.kind
}

function isSameDay(one: PublishedPrice, other: PublishedPrice): boolean {
  return one.baseYear === other.baseYear && one.baseMonth === other.baseMonth && one.asOf === other.asOf
}

function beginRun(price: PublishedPrice): Run {
  const { unit, roadAddress, areaSquareMeter, priceWon } = price
  return {
    first: price,
    places: null,
    roads: roadAddress === null ? [] : [roadAddress],
    dongs: [unit.dong],
    hos: [unit.ho],
    floors: [unit.floor],
    areas: [areaSquareMeter],
    prices: [priceWon],
  }
}

function addUnit(run: Run, price: PublishedPrice): void {
  const { unit, roadAddress, areaSquareMeter, priceWon } = price
  if (roadAddress !== null && !run.roads.includes(roadAddress)) run.roads.push(roadAddress)
  run.places ??= new Map([[unitKey(run.first), 0]])
  const key = unitKey(price)
  const place = run.places.get(key)
  if (place !== undefined && priceWon >= (run.prices[place] ?? 0)) return
  const at = place ?? run.prices.length
  run.places.set(key, at)
  run.dongs[at] = unit.dong
  run.hos[at] = unit.ho
  run.floors[at] = unit.floor
  run.areas[at] = areaSquareMeter
  run.prices[at] = priceWon
}

/** Without a unit number, units are distinguished by area. */
function unitKey({ unit: { dong, ho }, areaSquareMeter }: PublishedPrice): string {
  return ho === null ? `${dong}||${areaSquareMeter}` : `${dong}|${ho}`
}

function lineOf({ first, roads, dongs, hos, floors, areas, prices }: Run, literal: (text: string) => string): string {
  const { pnu, kind, baseYear, baseMonth, asOf, source, buildingName } = first
  // a house's register key only distinguishes it from others of its lot, and is not needed afterwards
  const doors = kind === 'INDIVIDUAL_HOUSE' ? [] : hos
  const texts = (values: (string | null)[]) => arrayOf(values, literal)
  const numbers = (values: (number | null)[]) => arrayOf(values, String)
  return `${pnu}\t${kind}\t${baseYear}\t${baseMonth ?? '\\N'}\t${asOf}\t${source}\t${buildingName === null ? '\\N' : copyText(buildingName)}\t${texts(roads)}\t${texts(dongs)}\t${texts(doors)}\t${numbers(floors)}\t${numbers(areas)}\t{${prices.join(',')}}\n`
}

/** `\N`, which COPY reads as null, when the value is unknown for every unit. */
function arrayOf<Value>(values: (Value | null)[], literal: (value: Value) => string): string {
  if (values.every((value) => value === null)) return '\\N'
  let text = ''
  for (const value of values) text += value === null ? ',NULL' : `,${literal(value)}`
  return `{${text.slice(1)}}`
}

/** Array elements for COPY: quoted unless they need no quoting. */
function rememberedLiterals(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    let element = known.get(text)
    if (element === undefined) {
      element =
        /^[\p{L}\p{N}-]+$/u.test(text) && !/^null$/i.test(text)
          ? text
          : copyText(`"${text.replaceAll(/["\\]/g, '\\$&')}"`)
      if (known.size > 50_000) known.clear()
      known.set(text, element)
    }
    return element
  }
}

/** PostgreSQL text must not contain a zero byte, and names contain no other control characters. */
function copyText(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').replaceAll('\\', '\\\\')
}
