import { availableParallelism } from 'node:os'
import { givenVariables, type Variables } from './given-variables.ts'

/** As many as a PostgreSQL with its default of 100 connections has room for, the process behind them included. */
const MOST = 7

/** R-OPS-34. What `npm start` is configured by: as many workers as there are cores, unless `WORKERS` says otherwise. */
export function withWorkersByCores(variables: Variables, cores = availableParallelism()): Variables {
  return { WORKERS: String(Math.min(cores, MOST)), ...givenVariables(variables) }
}
