import { globSync, readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { twinText } from './twin-text.ts'

/** A reply of a provider, as it is parsed. */
export type Reply = { [name: string]: Reply } & Reply[]

/** Replies that were recorded; they lie beside the repository and are not part of it. */
export const RECORDED = new URL('../../../shared/samples/', import.meta.url)
/** Invented replies of the same shape, by the path of the recording. */
export const TWINS = new URL('../fixtures/twins/', import.meta.url)

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => ['item', 'row', 'field'].includes(name),
})

export function parseReply(text: string): Reply {
  return (text.trimStart().startsWith('<') ? parser.parse(text) : JSON.parse(text)) as Reply
}

export function readReply(folder: URL, path: string): Reply {
  return parseReply(readFileSync(new URL(path, folder), 'utf8'))
}

export function twinPaths(): string[] {
  return globSync('**/*.*', { cwd: TWINS }).toSorted()
}

export function readTwinText(path: string): string {
  return readFileSync(new URL(path, TWINS), 'utf8')
}

/** The twin that the recording of a folder leads to. */
export function inventTwin(recordings: URL, path: string): string {
  return twinText(path, readFileSync(new URL(path, recordings), 'utf8'))
}
