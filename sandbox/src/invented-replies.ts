import { globSync, readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { inventText } from './invent-text.ts'

/** A parsed reply of a provider. */
export type Reply = { [name: string]: Reply } & Reply[]

/** Recorded replies, which are stored beside the repository and are not part of it. */
export const RECORDED = new URL('../../../shared/samples/', import.meta.url)
/** Invented replies of the same shape, by the path of the recording. */
export const INVENTED = new URL('../fixtures/invented/', import.meta.url)

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

export function inventedPaths(): string[] {
  return globSync('**/*.*', { cwd: INVENTED }).toSorted()
}

export function readInvented(path: string): string {
  return readFileSync(new URL(path, INVENTED), 'utf8')
}

/** Generates the invented reply for a recording in a folder. */
export function inventReply(recordings: URL, path: string): string {
  return inventText(path, readFileSync(new URL(path, recordings), 'utf8'))
}
