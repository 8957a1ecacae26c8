/** The parts of the API document's JSON schemas from which values are generated. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** Draws whole numbers from 0 to below `below`; the same seed gives the same numbers (mulberry32). */
export type Draw = (below: number) => number

export function drawFrom(seed: number): Draw {
  let state = seed
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export function oneOf<T>(draw: Draw, choices: readonly T[]): T {
  return choices[draw(choices.length)] as T
}

const WORDS = [
  '서울 관악구 신림동 1422-5',
  '서울 송파구 가락동 913',
  '1162010200',
  '1162010200114220005',
  '신림동 빌라 전세 1억 2천',
  'Sillim-dong',
  'a@b.kr',
  '2026-11-20',
  '2026-11-20T12:00:00+09:00',
  'https://example.kr/a',
  '126.9,37.4,127.1,37.6',
  'password123',
]
const PIECES = [
  '1',
  '9,',
  '산',
  ' ',
  '\n',
  '동 ',
  '가',
  '억',
  '%',
  "'",
  '"',
  '\\',
  '<',
  '\u0000',
  '\ud800',
  '\u200b',
  '👨‍👩‍👧',
  '(',
  '{{',
  '../',
  '-',
  '.',
  'e9',
]
const NUMBERS = [0, -1, 1, 2, 100, 1e10, 1e10 + 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 0.1, 29.35]
const LENGTHS = [0, 1, 2, 40, 199, 200, 201, 1_001, 2_001, 10_001]

/** Returns a text nobody would write, of any length. */
export function hostileText(draw: Draw): string {
  const parts = Array.from({ length: 1 + draw(3) }, () => oneOf(draw, PIECES)).join('')
  return parts.repeat(Math.ceil(oneOf(draw, LENGTHS) / parts.length))
}

const HOSTILE: ((draw: Draw) => unknown)[] = [
  hostileText,
  hostileText,
  (draw) => oneOf(draw, NUMBERS),
  () => null,
  (draw) => draw(2) === 0,
  () => [],
  () => ({}),
  (draw) => Array.from({ length: draw(300) }, () => hostileText(draw).slice(0, 40)),
  () => ({ constructor: 1, toString: null, length: -1 }),
]

/** One in six values is something else entirely. */
const isWrong = (draw: Draw) => draw(6) === 0

/** Returns a value as described by the schema, with some wrong parts. */
export function valueOf(schema: Schema, find: (ref: string) => Schema, draw: Draw, depth = 0): unknown {
  if (isWrong(draw) || depth > 6) return oneOf(draw, HOSTILE)(draw)
  if (schema.$ref !== undefined) return valueOf(find(schema.$ref), find, draw, depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(draw, schema.enum)
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (branches) return valueOf(oneOf(draw, branches), find, draw, depth)
  const type = oneOf(draw, [schema.type ?? 'string'].flat())
  if (type === 'object') return objectOf(schema, find, draw, depth)
  if (type === 'array') return Array.from({ length: draw(4) }, () => valueOf(schema.items ?? {}, find, draw, depth + 1))
  if (type === 'boolean') return draw(2) === 0
  if (type === 'null') return null
  if (type === 'string') return textOf(schema, draw)
  return numberOf(schema, draw)
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  find: (ref: string) => Schema,
  draw: Draw,
  depth: number,
) {
  const given = Object.entries(properties).filter(([name]) => (required.includes(name) ? draw(20) > 0 : draw(2) === 0))
  return Object.fromEntries(given.map(([name, member]) => [name, valueOf(member, find, draw, depth + 1)]))
}

function textOf({ maxLength = 200 }: Schema, draw: Draw): string {
  return draw(3) === 0 ? hostileText(draw).slice(0, maxLength) : oneOf(draw, WORDS)
}

function numberOf({ minimum = 0, maximum = 1_000_000 }: Schema, draw: Draw): number {
  return oneOf(draw, [minimum, maximum, 1 + draw(30), minimum + draw(100), oneOf(draw, NUMBERS)])
}
