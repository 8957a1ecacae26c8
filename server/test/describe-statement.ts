import type pg from 'pg'

/** PostgreSQL's description of a statement that is prepared but not run. */
export type StatementDescription = {
  /** In order. */
  parameterTypeOids: number[]
  /** In order; none for a statement that returns no rows. */
  columns: { name: string; typeOid: number }[]
}

/** Makes PostgreSQL prepare a text. @throws DatabaseError if it cannot. */
export function describeStatement(client: pg.ClientBase, text: string): Promise<StatementDescription> {
  const { promise, resolve, reject } = Promise.withResolvers<StatementDescription>()
  const description: StatementDescription = { parameterTypeOids: [], columns: [] }
  // A message sequence that `pg` has no query for: parse and describe, without bind and execute.
  const query = {
    // `pg` wraps it to stop the query's timer
    callback: (error: Error | null) => (error === null ? resolve(description) : reject(error)),
    submit(connection: pg.Connection) {
      connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
        description.parameterTypeOids = dataTypeIDs
      })
      connection.parse({ name: '', text, types: [] }, true)
      connection.describe({ type: 'S', name: '' }, true)
      connection.sync()
    },
    handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
      description.columns = fields.map(({ name, dataTypeID }) => ({ name, typeOid: dataTypeID }))
    },
    handleError: (error: Error, connection: pg.Connection) => {
      connection.removeAllListeners('parameterDescription')
      query.callback(error)
    },
    handleReadyForQuery: () => query.callback(null),
  }
  client.query(query as pg.Submittable)
  return promise
}
