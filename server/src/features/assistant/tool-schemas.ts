import { AssistantAnswer } from '@lease-risk/contract/assistant'
import { fromJsonSchema, type JsonSchemaType, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { type TSchema, Type } from 'typebox'
import { withoutIds, withPlainChoices, withReferences } from '../../platform/http/inline-schema.ts'
import { LANGUAGES } from '../../words/language.ts'
import type { Tool } from './tools.ts'

type Given = Record<string, unknown>
/** The operations themselves validate input and serialise output by these schemas; the protocol only shows them. */
const SHOWN_ONLY = { getValidator: () => (data: unknown) => ({ valid: true, data, errorMessage: undefined }) as never }

const LANG = Type.Optional(Type.Enum([...LANGUAGES], { description: '답의 언어. 없으면 Accept-Language를 따릅니다.' }))

/** The arguments of a tool, including the language of its answer. */
export function inputOf({ input }: Tool): TSchema {
  return Type.Object({ ...input.properties, lang: LANG })
}

/** Both schemas as the protocol shows them; named schemas appear once, under `$defs`. */
export function shownSchemas(tool: Tool) {
  return {
    inputSchema: shown<Given>(withoutIds(inputOf(tool))),
    outputSchema: shown<Given>(withDefinitions(AssistantAnswer(tool.answer))),
  }
}

function shown<T>(schema: unknown): StandardSchemaWithJSON<T, T> {
  return fromJsonSchema<T>(schema as JsonSchemaType, SHOWN_ONLY)
}

function withDefinitions(schema: TSchema): object {
  const $defs: Record<string, unknown> = {}
  const root = withReferences(withPlainChoices(schema), $defs) as object
  const text = JSON.stringify({ ...root, $defs }).replaceAll('#/components/schemas/', '#/$defs/')
  return JSON.parse(text) as object
}
