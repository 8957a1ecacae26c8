import { observe } from './observe.ts'
import { mayReadOld, replicaFor } from './old-reads.ts'
import type { Queryable } from './transaction.ts'

type Json = string | number | boolean | readonly unknown[] | { readonly [name: string]: unknown }

/** Types of result columns as PostgreSQL names them, and what `database.ts` reads each as. */
type ReadAs = {
  bool: boolean
  bytea: Buffer
  date: string
  float8: number
  int2: number
  int4: number
  int8: number
  json: Json
  jsonb: Json
  numeric: number
  text: string
  timestamptz: Date
  uuid: string
  /** What a function leaves that returns nothing. */
  void: ''
  _float8: number[]
  _int4: number[]
  /** Each of them exactly, as text. */
  _int8: string[]
  _text: string[]
  _uuid: string[]
}
type ColumnType = keyof ReadAs

/** The column types that are read as a `Value`, or as something wider: that a text is one of few is for the table to ensure. */
type ColumnOf<Value> = {
  [Type in ColumnType]: [NonNullable<Value>] extends [ReadAs[Type]] ? Type : never
}[ColumnType]

type ColumnsOf<Row> = [Row] extends [never] ? Record<string, never> : { [Column in keyof Row]-?: ColumnOf<Row[Column]> }

/** A statement that runs by being called. A test prepares each of `statements` against the migrated database. */
export type Statement<Row, Parameters> = (
  database: Queryable,
  ...parameters: [Parameters] extends [never] ? [none?: Record<string, never>] : [Parameters]
) => Promise<Row[]>

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
 * A statement of the service. Parameters stand by name in the text (`:userId`), as often as they are needed; a cast
 * (`:userId::bigint`) helps where the type cannot be inferred. `Row` is `never` where no rows come back,
 * `Parameters` where there are none.
 *
 * `name` is unique in the service and at most 63 bytes long; `columns` names what each row holds, and of which type.
 * The statement is prepared once per connection and then only bound and run. With `planned: 'EACH_TIME'` it is not:
 * where filters may be null, the plan that fits all values reads too much, and the one for the values given is made anew.
 */
export function statement<Row extends object, Parameters extends object = never>(definition: {
  name: string
  columns: ColumnsOf<Row>
  text: string
  planned?: 'ONCE' | 'EACH_TIME'
}): Statement<Row, Parameters> {
  const { name, planned = 'ONCE' } = definition
  if (defined.has(name)) throw new Error(`there are two statements named ${name}`)
  const { text, parameters } = numbered(definition.text)
  defined.set(name, { name, text, parameters, columns: definition.columns })
  const prepared = planned === 'ONCE' ? { name, text } : { text }
  const isOldEnough = mayReadOld(text)
  return async (database, ...[given]) => {
    const values = parameters.map((parameter) => valueOf(given as Record<string, unknown> | undefined, parameter, name))
    const query = { ...prepared, values }
    const replica = isOldEnough ? replicaFor(database) : undefined
    const ask = () => (replica === undefined ? database.query<Row>(query) : replica.read<Row>(query))
    const { rows } = await observe('sql', name, ask)
    return rows
  }
}

/** Every statement of the modules that are loaded. */
export function statements(): StatementDefinition[] {
  return [...defined.values()]
}

/** A name that the text has and the caller does not would silently be null. */
function valueOf(given: Record<string, unknown> | undefined, parameter: string, statementName: string): unknown {
  const value = given?.[parameter]
  if (value === undefined) throw new Error(`the statement ${statementName} was called without :${parameter}`)
  return value
}

function numbered(text: string): Pick<StatementDefinition, 'text' | 'parameters'> {
  const parameters: string[] = []
  const numbers = replaceParameters(text, (parameter) => {
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return { text: numbers, parameters }
}

/** A text for one thing becomes one for many when its parameters are columns of a row source: `:pnu` to `home.pnu`. */
export function replaceParameters(text: string, by: (parameter: string) => string): string {
  return text.replace(PARAMETER, (found, parameter: string | undefined) =>
    parameter === undefined ? found : by(parameter),
  )
}
