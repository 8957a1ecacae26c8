import { createWriteStream, type WriteStream } from 'node:fs'

export type RejectFile = {
  /** One line: its cells, without the signs that would break it. */
  write(...cells: (string | number)[]): void
  close(): Promise<void>
}

/** A TSV of what an import refused, with its header; made only when something is refused. */
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
