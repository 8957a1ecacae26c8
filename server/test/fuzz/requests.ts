import type { ApiDocument } from '../../src/platform/http/api-groups.ts'
import { type Draw, hostileText, oneOf, type Schema, valueOf } from './schema-values.ts'

type Parameter = { name: string; in: string; schema: Schema }
type Described = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: object }>
}
export type FuzzedOperation = Described & { method: string; path: string }
export type FuzzedRequest = { method: string; path: string; headers: Record<string, string>; body?: string | FormData }

/** Returns operations whose responses end, without logout and account deletion, after which nothing can be called. */
export function operationsOf(document: ApiDocument): FuzzedOperation[] {
  return allOf(document).filter((operation) => !isStream(operation) && operation.operationId !== 'logout')
}

/** Returns operations whose responses do not end. */
export function streamsOf(document: ApiDocument): FuzzedOperation[] {
  return allOf(document).filter(isStream)
}

function allOf({ paths }: ApiDocument): FuzzedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...(operation as unknown as Described),
      method: method.toUpperCase(),
      path,
    })),
  )
}

function isStream({ responses }: FuzzedOperation): boolean {
  return Object.values(responses).some(({ content }) => content !== undefined && 'text/event-stream' in content)
}

/** Creates a request to the operation as described in the document, with mistakes. */
export function requestTo(
  { method, path, parameters = [], requestBody }: FuzzedOperation,
  document: ApiDocument,
  draw: Draw,
): FuzzedRequest {
  const find = (ref: string) => (document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}) as Schema
  const made = (schema: Schema) => asText(valueOf(schema, find, draw))
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name)
    return encodeURIComponent(made(parameter?.schema ?? {})).slice(0, 1_500) || '0'
  })
  const query = new URLSearchParams()
  for (const { name, in: where, schema } of parameters)
    if (where === 'query' && draw(3) > 0) query.append(name, made(schema).slice(0, 3_000))
  const types = Object.entries(requestBody?.content ?? {})
  const [type, content] = oneOf(draw, types) ?? []
  const target = `${inPath}${query.size > 0 ? `?${query.toString()}` : ''}`
  if (type === undefined || content === undefined) return { method, path: target, headers: {} }
  if (type.startsWith('multipart/')) return { method, path: target, headers: {}, body: formOf(draw) }
  const body = draw(20) === 0 ? hostileText(draw) : JSON.stringify(valueOf(content.schema, find, draw))
  return { method, path: target, headers: { 'content-type': type }, body }
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
}

const HEADS = ['89504e470d0a1a0a', 'ffd8ffe0', '474946383961', '255044462d312e370a', '52494646', '']

function formOf(draw: Draw): FormData {
  const form = new FormData()
  const bytes = Buffer.from(`${oneOf(draw, HEADS)}${'00ff'.repeat(draw(400))}`, 'hex')
  form.append(oneOf(draw, ['file', 'file', 'other']), new Blob([bytes]), hostileText(draw).toWellFormed().slice(0, 200))
  return form
}
