import { readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'

/** A reply of a provider, as it is parsed. */
export type Reply = { [name: string]: Reply } & Reply[]

/** Replies that were recorded; they lie beside the repository and are not part of it. */
export const RECORDED = new URL('../../../shared/samples/', import.meta.url)
export const TWINS = new URL('../fixtures/wire-twins.json', import.meta.url)

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => ['item', 'row', 'field'].includes(name),
})

export function parseReply(text: string): Reply {
  return (text.trimStart().startsWith('<') ? parser.parse(text) : JSON.parse(text)) as Reply
}

export function readRecorded(path: string): Reply {
  return parseReply(readFileSync(new URL(path, RECORDED), 'utf8').replace(/^#.*\n/, ''))
}

/** Invented replies of the same shape, by the path of the recording. */
export function readTwins(): Record<string, Reply> {
  return JSON.parse(readFileSync(TWINS, 'utf8')) as Record<string, Reply>
}

/** What the protocol fixes: a refusal, an answer without rows, and the code in the head of any answer. */
const FIXED_REPLY = /error|empty|not_found/i
const FIXED_PART = new Set(['header', 'RESULT'])

/** The names and kinds of a recorded reply, in their order, with invented values and one row of each list. */
export function twinOf(path: string, reply: Reply): Reply {
  return FIXED_REPLY.test(path) ? reply : invented(reply)
}

function invented(value: unknown): Reply {
  if (Array.isArray(value)) return inventedList(value)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, FIXED_PART.has(name) ? each : invented(each)]),
    ) as Reply
  const leaf = typeof value === 'string' ? '가' : typeof value === 'number' ? 1 : value
  return leaf as Reply
}

/** R-ONE lists the parts of an envelope, each of which is of its own shape. */
function inventedList(list: unknown[]): Reply {
  const isEnvelope = list.some((each) => each !== null && typeof each === 'object' && ('head' in each || 'row' in each))
  return (isEnvelope || list.length === 0 ? list : list.slice(0, 1)).map(invented) as Reply
}
