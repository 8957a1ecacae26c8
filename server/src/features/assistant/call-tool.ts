import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ErrorObject } from 'ajv'
import { seoulDateTime } from '../../domain/calendar.ts'
import { type Ask, OperationRefused } from '../../platform/http/ask-operation.ts'
import { AppError } from '../../platform/http/errors.ts'
import { namedFieldErrors } from '../../platform/http/field-errors.ts'
import { createValidatorCompiler } from '../../platform/http/validation.ts'
import { inWords, word } from '../../words/in-words.ts'
import { isLanguage, type Language } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import type { AssistantServices } from './services.ts'
import { inputOf, type Tool } from './tools.ts'

type Context = Pick<AssistantServices, 'clock' | 'dataMode'> & {
  /** The language of the request; a `lang` among the arguments takes precedence. */
  language: Language
  askIn(language: Language): Ask
}
type Checked = { error?: { validation: ErrorObject[] } }

const compile = createValidatorCompiler()

/** A tool whose argument check is compiled once. */
export function callable(tool: Tool) {
  const check = compile({ schema: inputOf(tool), method: 'POST', url: tool.name, httpPart: 'body' })
  return async (given: Record<string, unknown>, context: Context): Promise<CallToolResult> => {
    const { lang, ...others } = given
    const language = isLanguage(lang) ? lang : context.language
    try {
      const { error } = check(given) as Checked
      const wrong = error ? namedFieldErrors(error.validation, 'arguments') : []
      const isLeftToOperation = tool.isCheckedBehind && !wrong.some(({ field }) => field === 'lang')
      if (wrong.length > 0 && !isLeftToOperation) throw new AppError('COMMON_400_VALIDATION', { errors: wrong })
      return answered(await tool.run(context.askIn(language), others), context, language)
    } catch (failure) {
      return refused(failure, language)
    }
  }
}

function answered(answer: unknown, { clock, dataMode }: Context, language: Language): CallToolResult {
  const structuredContent = {
    notice: noticeIn(language),
    isSampleData: dataMode === 'sample',
    answeredAt: seoulDateTime(clock.now()),
    answer,
  }
  // the second item is for clients that do not support structured content
  return { content: [text(structuredContent.notice), text(JSON.stringify(structuredContent))], structuredContent }
}

/** R-ASSIST-05: the assistant receives every field that was wrong, and can try again. */
function refused(failure: unknown, language: Language): CallToolResult {
  const body =
    failure instanceof OperationRefused
      ? failure.body
      : failure instanceof AppError
        ? inWords({ message: failure.text, errors: failure.errors }, language)
        : null
  if (body === null) throw failure
  const fields = body.errors.map(({ field, message: why }) => `${field}: ${why}`)
  return { isError: true, content: [text([body.message, ...fields].join('\n')), text(noticeIn(language))] }
}

function noticeIn(language: Language): string {
  return word(message('ASSISTANT_NO_VERDICT'), language)
}

function text(said: string) {
  return { type: 'text' as const, text: said }
}
