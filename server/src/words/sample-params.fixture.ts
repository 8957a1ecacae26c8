import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NOTIFICATION_TYPES } from '@lease-risk/contract/codes/notifications'
import { split } from './split-type.fixture.ts'

/** Takes one of several, each in its turn. */
export type Choose = <T>(from: readonly T[]) => T

type Alias = { parameter: string | undefined; text: string }

/** One file of Korean messages, with its types and tables by name, because tests do not include a type checker. */
type Words = {
  file: string
  source: string
  types: Map<string, Alias>
  tables: Map<string, string>
  /** The file of each imported name. */
  imports: Map<string, string>
}

const DIRECTORY = new URL('ko/', import.meta.url).pathname
const FILES: Words[] = globSync('**/*.ts', { cwd: DIRECTORY })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readWords(file, readFileSync(DIRECTORY + file, 'utf8')))

function readWords(file: string, text: string): Words {
  const source = text.replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const types = source.matchAll(/\btype (\w+)(?:<(\w+)>)? =((?:.|\n(?=[ }|]))*)/g)
  const tables = source.matchAll(/\bconst (\w+)(?::[^=]*)? = (\{.*\}|\{[\s\S]*?\n\})/g)
  const imports = [...source.matchAll(/import (?:type )?\{([^}]*)\} from '(\..*)'/g)].flatMap(
    ([, names = '', from = '']) =>
      names.split(',').map((name) => [name.replace('type ', '').trim(), join(dirname(file), from)] as const),
  )
  return {
    file,
    source,
    imports: new Map(imports),
    types: new Map(Array.from(types, ([, name = '', parameter, of = '']) => [name, { parameter, text: of }])),
    tables: new Map(Array.from(tables, ([, name = '', table = '']) => [name, table])),
  }
}

/** Returns params for a message, by their type in the Korean messages. @throws Error for a type without a sample. */
export function sampleParams(code: string, choose: Choose): unknown {
  for (const words of FILES) {
    const written = new RegExp(`^  ${code}: \\(((?:[^()]|\\([^()]*\\))*)\\)(?:: string)? =>`, 'm').exec(words.source)
    if (written === null) continue
    try {
      return new Samples(words, choose).of(split(written[1] ?? '', ':')[1] ?? '', code)
    } catch (cause) {
      throw new Error(`no sample of the params of ${code}`, { cause })
    }
  }
  throw new Error(`no words of ${code}`)
}

class Samples {
  readonly #words: Words
  readonly #choose: Choose

  constructor(words: Words, choose: Choose) {
    this.#words = words
    this.#choose = choose
  }

  /** Returns a value of a type as written in source; `name` determines what a text or number contains. */
  of(written: string, name: string): unknown {
    const type = written
      .trim()
      .replace(/^\||,$|^readonly /g, '')
      .trim()
    const alternatives = split(type, '|')
    if (alternatives.length > 1) return this.of(this.#choose(alternatives), name)
    const merged = split(type, '&')
    if (merged.length > 1) return Object.assign({}, ...merged.map((each) => this.of(each, name)))
    if (type.endsWith('[]')) return [this.of(type.slice(0, -2), name), this.of(type.slice(0, -2), name)]
    if (type.startsWith('(')) return this.of(type.slice(1, -1), name)
    if (type.startsWith('[')) return split(type.slice(1, -1), ',').map((each) => this.of(each, name))
    if (type.startsWith('{')) return this.#object(type)
    return /^'.*'$/.test(type) ? type.slice(1, -1) : this.#plain(type, name)
  }

  #plain(type: string, name: string): unknown {
    switch (type) {
      case 'number':
        return this.#choose([1, 3, 1_234])
      case 'boolean':
        return this.#choose([true, false])
      case 'null':
        return null
      case 'string':
        return textOf(name)
      case 'NotificationType':
        return this.#choose(NOTIFICATION_TYPES)
      default:
        return this.#named(type, name)
    }
  }

  #named(type: string, name: string): unknown {
    const [, table] = /^keyof typeof (\w+)$/.exec(type) ?? []
    if (table !== undefined) return this.#choose(keysOf(this.#find('tables', table).found, ','))
    if (type.startsWith('keyof '))
      return this.#choose(keysOf(this.#find('types', type.slice(6)).found.text.trim(), '\n'))
    const [, generic = type, given = ''] = /^(\w+)<(.*)>$/s.exec(type) ?? []
    const [first = '', second = ''] = split(given, ',')
    if (generic === 'Exclude') return this.#without(first, split(second, '|'), name)
    const left = split(second, '|').map((each) => [each.slice(1, -1), undefined])
    if (generic === 'Omit') return { ...(this.of(first, name) as object), ...Object.fromEntries(left) }
    const { found, words } = this.#find('types', generic)
    const { parameter = '-', text } = found
    return new Samples(words, this.#choose).of(text.replaceAll(new RegExp(`\\b${parameter}\\b`, 'g'), given), name)
  }

  #without(type: string, left: readonly string[], name: string): unknown {
    const value = this.of(type, name)
    return left.includes(`'${String(value)}'`) ? this.#without(type, left, name) : value
  }

  #object(type: string): object {
    const members = split(type.slice(1, -1).replaceAll('\n', ';'), ';').flatMap((each) => split(each, ','))
    return Object.fromEntries(
      members.map((member) => {
        const [name = '', of = ''] = split(member.replace(/^readonly /, ''), ':')
        return [name.replace('?', ''), this.of(of, name)]
      }),
    )
  }

  /** Looks in this file, or in the file it is imported from. */
  #find<K extends 'types' | 'tables'>(kind: K, name: string) {
    const from = this.#words.imports.get(name) ?? this.#words.file
    const words = FILES.find(({ file }) => file === from)
    const found = words?.[kind].get(name)
    if (words !== undefined && found !== undefined)
      return { words, found: found as NonNullable<ReturnType<Words[K]['get']>> }
    throw new Error(`no sample of ${name}`)
  }
}

function keysOf(table: string, separator: string): string[] {
  return split(table.slice(1, -1), separator).flatMap((each) => /^'?([\w-]+)'?:/.exec(each)?.[1] ?? [])
}

function textOf(name: string): string {
  if (/^until$/.test(name)) return '2026-11-20T09:00:00+09:00'
  if (/month|jeonse|sale|period/i.test(name)) return '202609'
  return /date|day|asOf|on$|end|from|^to$|before|after/i.test(name) ? '2026-11-20' : 'Maple House'
}
