import { observe } from '../observe.ts'
import { mayReadOld, replicaFor } from './old-reads.ts'
import type { Queryable } from './transaction.ts'

type Json = string | number | boolean | readonly unknown[] | { readonly [name: string]: unknown }

/** Types of result columns by their PostgreSQL names, and the type `database.ts` reads each as. */
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
  /** The result of a function that returns nothing. */
  void: ''
  _float8: number[]
  _int4: number[]
  /** Each number as text, to keep it exact. */
  _int8: string[]
  _text: string[]
  _uuid: string[]
}
type ColumnType = keyof ReadAs

/** The column types read as a `Value` or a wider type: the table must ensure that a text is one of the allowed values. */
type ColumnOf<Value> = {
  [Type in ColumnType]: [NonNullable<Value>] extends [ReadAs[Type]] ? Type : never
}[ColumnType]

type ColumnsOf<Row> = [Row] extends [never] ? Record<string, never> : { [Column in keyof Row]-?: ColumnOf<Row[Column]> }

/** A statement that runs when called. A test prepares each of `statements` against the migrated database. */
export type Statement<Row, Parameters> = (
  database: Queryable,
  ...parameters: [Parameters] extends [never] ? [none?: Record<string, never>] : [Parameters]
) => Promise<Row[]>

export type StatementDefinition = {
  name: string
  /** With `$1`, `$2`, … in place of the parameter names. */
  text: string
  /** Names of the parameters; the first is that of `$1`. */
  parameters: readonly string[]
  columns: Readonly<Record<string, ColumnType>>
}

const defined = new Map<string, StatementDefinition>()

/** A name after a single colon: neither a cast (`::text`) nor part of a quoted text. */
const PARAMETER = /'(?:[^']|'')*'|(?<![:\w]):([a-z]\w*)/gi

/**
 * Defines a statement of the service. The text names its parameters (`:userId`), as often as needed; a cast
 * (`:userId::bigint`) helps where the type cannot be inferred. `Row` is `never` if no rows are returned,
 * `Parameters` if there are none.
 *
 * `name` is unique in the service and at most 63 bytes long; `columns` lists the columns of each row and their types.
 * The statement is prepared once per connection and then only bound and run. With `planned: 'EACH_TIME'` it is planned for
 * the given values at every call: where filters may be null, the generic plan reads too much.
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

/** Returns every statement of the loaded modules. */
export function statements(): StatementDefinition[] {
  return [...defined.values()]
}

/** Rejects missing parameters: one that the text names and the caller omits would silently be null. */
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

/** Replaces parameters by columns of a row source (`:pnu` to `home.pnu`), turning a text for one item into one for many. */
export function replaceParameters(text: string, by: (parameter: string) => string): string {
  return text.replace(PARAMETER, (found, parameter: string | undefined) =>
    parameter === undefined ? found : by(parameter),
  )
}
