import type { Queryable } from './transaction.ts'

/** Types of result columns as PostgreSQL names them; what each is read as says `database.ts`. */
export type ColumnType =
  | 'bool'
  | 'bytea'
  | 'date'
  | 'float8'
  | 'int2'
  | 'int4'
  | 'int8'
  | 'json'
  | 'jsonb'
  | 'numeric'
  | 'text'
  | 'timestamptz'
  | 'uuid'
  | '_float8'
  | '_int4'
  | '_int8'
  | '_text'
  | '_uuid'

/** A statement that runs by being called. A test prepares each of `statements` against the migrated database. */
export type Statement<Row, Parameters> = (database: Queryable, parameters: Parameters) => Promise<Row[]>

export type StatementDefinition = {
  name: string
  /** With `$1`, `$2`, … in place of the names. */
  text: string
  /** Names of the parameters, the first that of `$1`. */
  parameters: readonly string[]
  columns: Readonly<Record<string, ColumnType>>
}

const defined = new Map<string, StatementDefinition>()

/** A name after one colon: neither a cast (`::text`) nor a part of a quoted text. */
const PARAMETER = /'(?:[^']|'')*'|(?<![:\w]):([a-z]\w*)/gi

/**
 * A named statement, prepared once per connection and then only bound and run. Parameters stand by name in the text
 * (`:userId`), as often as they are needed; a cast (`:userId::bigint`) helps where the type cannot be told.
 *
 * `name` is unique in the service and at most 63 bytes long; `columns` names what each row holds, and of which type.
 */
export function statement<Row extends object, Parameters extends object = Record<string, never>>(definition: {
  name: string
  columns: { [Column in keyof Row]-?: ColumnType }
  text: string
}): Statement<Row, Parameters> {
  const { name } = definition
  if (defined.has(name)) throw new Error(`there are two statements named ${name}`)
  const { text, parameters } = numbered(definition.text)
  defined.set(name, { name, text, parameters, columns: definition.columns })
  return async (database, values) => {
    const given = values as Record<string, unknown>
    const { rows } = await database.query<Row>({ name, text, values: parameters.map((parameter) => given[parameter]) })
    return rows
  }
}

/** Every statement of the modules that are loaded. */
export function statements(): StatementDefinition[] {
  return [...defined.values()]
}

function numbered(text: string): Pick<StatementDefinition, 'text' | 'parameters'> {
  const parameters: string[] = []
  const numbers = text.replace(PARAMETER, (found, parameter: string | undefined) => {
    if (parameter === undefined) return found
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return { text: numbers, parameters }
}
