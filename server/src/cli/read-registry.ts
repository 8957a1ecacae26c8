import type { LeftOut, PaperProblem } from '@lease-risk/registry/papers/paper-reading'
import type { DocumentReading } from '@lease-risk/registry/papers/read-document'
import type { Problem, ReadingOptions, RegistryReading } from '@lease-risk/registry/reading'
import { seoulDate } from '../domain/calendar.ts'
import { word } from '../words/in-words.ts'
import { isLanguage, LANGUAGES } from '../words/language.ts'
import { type Message, message } from '../words/message.ts'
import { endCommand } from './end-command.ts'
import { openDocument } from './open-document.ts'
import { paperProblemMessage } from './paper-problems.ts'
import { readParameters } from './read-parameters.ts'
import { problemMessage } from './registry-problems.ts'
import { terminalLanguage } from './terminal-language.ts'

const OPTION = { type: 'string' } as const
const language = terminalLanguage(process.argv.slice(2), process.env)

// Prints the contents of a registry document or another paper as JSON; the file is not sent anywhere.
try {
  const { file, options } = givenFile()
  const read = await openDocument(file, options)
  if (read.document === 'REGISTRY') print(read.reading, worded(read.reading.problems, problemMessage))
  else print(withLeftOut(read), worded(read.problems, paperProblemMessage))
} catch (error) {
  endCommand(error)
}

type Worded = { code: string; sentence: string }

function worded<P extends Problem | PaperProblem>(problems: readonly P[], wordsOf: (problem: P) => Message): Worded[] {
  return problems.map((problem) => ({ code: problem.code, sentence: say(wordsOf(problem)) }))
}

/** A certificate of households with a sentence for everybody whom it does not list. */
function withLeftOut<R extends Exclude<DocumentReading, { document: 'REGISTRY' }>>(read: R) {
  if (read.document !== 'HOUSEHOLDS') return read
  const said = (leftOut: LeftOut) => ({ code: leftOut, sentence: say(message('HOUSEHOLDS_LEFT_OUT', { leftOut })) })
  return { ...read, leavesOut: read.leavesOut.map(said) }
}

function print(reading: { state: RegistryReading['state'] }, problems: readonly Worded[]): void {
  process.stdout.write(`${JSON.stringify({ ...reading, problems }, null, 2)}\n`)
  if (reading.state !== 'REFUSED') return
  process.stderr.write(`${problems.map(({ sentence }) => sentence).join('\n')}\n`)
  process.exitCode = 1
}

function givenFile(): { file: string; options: ReadingOptions } {
  const usage = say(message('READING_USAGE'))
  const { values, positionals } = readParameters(usage, { home: OPTION, today: OPTION, lang: OPTION }, true, language)
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error(usage)
  if (values.lang !== undefined && !isLanguage(values.lang))
    throw new Error(`--lang: ${say(message('FIELD_NOT_A_CHOICE', { choices: LANGUAGES }))}\n${usage}`)
  const today = values.today ?? seoulDate(new Date())
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(Date.parse(today)))
    throw new Error(say(message('READING_DATE_WRONG', { text: today })))
  return { file, options: values.home === undefined ? { today } : { today, home: values.home } }
}

function say(text: Message): string {
  return word(text, language)
}
