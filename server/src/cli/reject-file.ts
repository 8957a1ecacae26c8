import { createWriteStream, type WriteStream } from 'node:fs'

export type RejectFile = {
  /** Writes one line, replacing characters in its cells that would break it. */
  write(...cells: (string | number)[]): void
  close(): Promise<void>
}

/** Writes a TSV with a header of the rows an import refused; created only if a row is refused. */
export function rejectFile(path: string, header: readonly string[]): RejectFile {
  let stream: WriteStream | undefined
  let problem: Error | undefined
  const lineOf = (cells: readonly (string | number)[]) =>
    `${cells.map((cell) => String(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\n`
  return {
    write(...cells) {
      if (stream === undefined) {
        stream = createWriteStream(path)
        stream.on('error', (error) => {
          problem ??= error
        })
        stream.write(lineOf(header))
      }
      stream.write(lineOf(cells))
    },
    async close() {
      await new Promise<void>((resolve) => (stream === undefined ? resolve() : stream.end(() => resolve())))
      if (problem !== undefined) throw problem
    },
  }
}
