/** Ends a failed start: prints the reason in plain words on stderr, and the stack only for a bug of our own. One that was asked to end has none. */
export function endWithProblem(error: unknown): never {
  if (error instanceof Error && error.name === 'AbortError') process.exit(0)
  const known = error instanceof Error && error.constructor !== TypeError && error.constructor !== ReferenceError
  process.stderr.write(`${known ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
}
