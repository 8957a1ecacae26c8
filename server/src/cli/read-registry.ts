import { readFile, stat } from 'node:fs/promises'
import { LIMITS } from '@lease-risk/registry/page'
import { readPastedText } from '@lease-risk/registry/paste/read-pasted-text'
import { pagesOfBytes } from '@lease-risk/registry/pdf/open-pdf'
import { readRegistry } from '@lease-risk/registry/read-registry'
import type { ReadingOptions, RegistryReading } from '@lease-risk/registry/reading'
import { refused } from '@lease-risk/registry/refused'
import { seoulDate } from '../domain/calendar.ts'
import { word } from '../words/in-words.ts'
import { DEFAULT_LANGUAGE } from '../words/language.ts'
import { message } from '../words/message.ts'
import { endCommand } from './end-command.ts'
import { readParameters } from './read-parameters.ts'
import { problemMessage } from './registry-problems.ts'

const OPTION = { type: 'string' } as const

// Prints what a registry document says as one JSON; the file goes nowhere.
try {
  const { file, options } = givenFile()
  const reading = await readingOf(file, options)
  const problems = reading.problems.map((problem) => ({ code: problem.code, sentence: say(problemMessage(problem)) }))
  process.stdout.write(`${JSON.stringify({ ...reading, problems }, null, 2)}\n`)
  if (reading.state === 'REFUSED') {
    process.stderr.write(`${problems.map(({ sentence }) => sentence).join('\n')}\n`)
    process.exitCode = 1
  }
} catch (error) {
  endCommand(error)
}

function givenFile(): { file: string; options: ReadingOptions } {
  const usage = say(message('READING_USAGE'))
  const { values, positionals } = readParameters(usage, { home: OPTION, today: OPTION }, true)
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error(usage)
  const today = values.today ?? seoulDate(new Date())
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(Date.parse(today)))
    throw new Error(say(message('READING_DATE_WRONG', { text: today })))
  return { file, options: values.home === undefined ? { today } : { today, home: values.home } }
}

async function readingOf(file: string, options: ReadingOptions): Promise<RegistryReading> {
  const status = await stat(file)
  if (!status.isFile() || status.size > LIMITS.bytes) return refused('NOT_A_REGISTRY', 0)
  const bytes = await readFile(file)
  if (file.endsWith('.txt')) return readPastedText(bytes.toString('utf8'), options)
  const pages = await pagesOfBytes(bytes)
  return pages === null ? refused('NOT_A_REGISTRY', 0) : readRegistry(pages, options)
}

function say(text: ReturnType<typeof message>): string {
  return word(text, DEFAULT_LANGUAGE)
}
