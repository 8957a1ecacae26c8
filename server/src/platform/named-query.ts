import type pg from 'pg'

type Queryable = Pick<pg.Pool, 'query'>
type NamedQuery<Row, Parameters extends unknown[]> = (database: Queryable, ...parameters: Parameters) => Promise<Row[]>

/**
 * A hot query, prepared once per connection and then only bound and run.
 * `name` is unique in the service and at most 63 bytes long.
 */
export function namedQuery<Row extends pg.QueryResultRow, Parameters extends unknown[]>(
  name: string,
  text: string,
): NamedQuery<Row, Parameters> {
  return async (database, ...parameters) => (await database.query<Row>({ name, text, values: parameters })).rows
}
