/** Ends a start that cannot go on: the reason in plain words on stderr, the stack only where it is a fault of ours. */
export function endWithProblem(error: unknown): never {
  const known = error instanceof Error && error.constructor !== TypeError && error.constructor !== ReferenceError
  process.stderr.write(`${known ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
}
