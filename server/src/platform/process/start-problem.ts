/** Ends a failed start: prints the reason in plain words on stderr, and the stack only for a bug of our own. */
export function endWithProblem(error: unknown): never {
  const known = error instanceof Error && error.constructor !== TypeError && error.constructor !== ReferenceError
  process.stderr.write(`${known ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
}
