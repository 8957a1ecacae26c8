import { availableParallelism } from 'node:os'
import { givenVariables, type Variables } from '../config/given-variables.ts'

/** The number that fits a PostgreSQL with its default of 100 connections, including the process behind them. */
const MOST = 7

/** R-OPS-34. Returns the configuration of `npm start`: one worker per core, unless `WORKERS` is set. */
export function withWorkersByCores(variables: Variables, cores = availableParallelism()): Variables {
  return { WORKERS: String(Math.min(cores, MOST)), ...givenVariables(variables) }
}
