import type pg from 'pg'

/** What PostgreSQL says of a statement that it has prepared and not run. */
export type StatementDescription = {
  /** In their order. */
  parameterTypeOids: number[]
  /** In their order; none for a statement that returns no rows. */
  columns: { name: string; typeOid: number }[]
}

/** Asks PostgreSQL to prepare a text. @throws DatabaseError when it cannot. */
export function describeStatement(client: pg.ClientBase, text: string): Promise<StatementDescription> {
  const { promise, resolve, reject } = Promise.withResolvers<StatementDescription>()
  const description: StatementDescription = { parameterTypeOids: [], columns: [] }
  // The messages that `pg` sends for no query of its own: parse and describe, without bind and execute.
  const query = {
    // `pg` wraps it to end the timer of the query
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
