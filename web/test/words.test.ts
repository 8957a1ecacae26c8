import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findForbiddenWording } from '../../server/src/domain/wording/word-guard.ts'

const SOURCES = join(import.meta.dirname, '../src')

/** Reassuring phrases that the service's guard misses, since it is written for another tone. */
const ALSO_FORBIDDEN = [
  '괜찮아요',
  '이상 없어요',
  '위험이 낮아요',
  '양호해요',
  '정상이에요',
  '통과했어요',
  '안심이에요',
  '안전해 보여요',
  '믿어도 돼요',
  '돌려받을 수 있어요',
  '시세는',
]
const ENGLISH = /\b(safe|clear|approved|guaranteed|no risk|good to sign)\b/i

/** The name of the other language, in that language. */
const SAID_IN_KOREAN = [
  'shell/.other',
  'shell/.otherOffer',
  'routes/me/.languages.ko',
  'routes/notifications/.languages.ko',
]

type Message = { at: string; text: string }

/** Every text of a words module. Texts built from values are built from examples. */
function messagesOf(at: string, value: unknown): Message[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value === 'function')
    return [
      [7, 9, 3],
      ['보기', '나', '다'],
    ].flatMap((given) => made(at, value, given))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => messagesOf(`${at}.${name}`, part))
  return []
}

function made(at: string, make: Function, given: unknown[]): Message[] {
  try {
    const text: unknown = make(...given)
    return typeof text === 'string' ? [{ at, text }] : []
  } catch {
    // the other kind of value applies
    return []
  }
}

const files = globSync('**/words.{ko,en}.ts', { cwd: SOURCES })
const messages: Message[] = []
for (const file of files) {
  const { ko, en } = (await import(join(SOURCES, file))) as { ko?: unknown; en?: unknown }
  messages.push(...messagesOf(file, file.endsWith('.en.ts') ? en : ko))
}

function wrongWith({ text }: Message): string[] {
  return [
    ...findForbiddenWording(text),
    ...ALSO_FORBIDDEN.filter((word) => text.includes(word)),
    ...(ENGLISH.exec(text) ?? []),
  ]
}

test('a sentence that soothes is found, whichever list has it', () => {
  for (const text of ['안전한 집입니다.', '이 집은 괜찮아요.', 'This home is safe.'])
    assert.notDeepEqual(wrongWith({ at: '', text }), [], text)
})

test('no word of the client says that all is well', () => {
  assert.ok(files.length >= 10 && messages.length > 300, `${files.length} files, ${messages.length} messages`)
  const found = messages.flatMap((message) =>
    wrongWith(message).map((hit) => `${message.at}: ${message.text} (${hit})`),
  )
  assert.deepEqual(found, [])
})

test('no word of the client praises or shouts', () => {
  assert.deepEqual(
    messages.filter(({ text }) => /[!！]|축하|대단|훌륭/.test(text)),
    [],
  )
})

const inLanguage = (language: string) => messages.filter(({ at }) => at.includes(`words.${language}.ts`))
const nameOf = ({ at }: Message) => at.replace(/words\.(ko|en)\.ts/, '')

test('every message has its English, and no English is without a letter of it', () => {
  const english = new Map(inLanguage('en').map((message) => [nameOf(message), message.text]))
  assert.deepEqual(
    inLanguage('ko').flatMap((message) => (english.has(nameOf(message)) ? [] : [nameOf(message)])),
    [],
  )
  const korean = inLanguage('en').filter(({ text }) => {
    const own = text.replaceAll(/보기|나|다/g, '')
    return /[가-힣]/.test(own) && !/[a-z]/i.test(own)
  })
  assert.deepEqual(new Set(korean.map(nameOf)), new Set(SAID_IN_KOREAN))
})

test('one English message is one thought a sentence: none is longer than 25 words', () => {
  const long = inLanguage('en').flatMap(({ at, text }) =>
    text.split(/(?<=[.?])\s/).flatMap((sentence) => (sentence.split(/\s+/).length > 25 ? [`${at}: ${sentence}`] : [])),
  )
  assert.deepEqual(long, [])
})

/** Korean in the sources outside words modules, with reasons. */
const KOREAN_IN_CODE: Record<string, RegExp> = {
  // units of an amount as spoken and typed in Korea
  'lib/amount.ts': /'(조|억|만|원|0원)'|const (IN_WON|LAST_DIGIT) = |^ +\/\^\(\?=/,
  // text that users type
  'routes/start/direct/direct-address.tsx': /LOT_NUMBER = /,
  // sample texts as long as real names
  'routes/dev/ui/forms.tsx': /./,
  'routes/dev/ui/remarks.tsx': /./,
  'routes/dev/ui/figures.tsx': /./,
  'ui/text.tsx': /가-힣/,
  'routes/result/choose/choose-district.tsx': /\.exec\(address\)/,
}

test('no Korean stands in a component', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (file) => !/(words\.(ko|en)|\.test)\.ts$/.test(file),
  )
  assert.ok(sources.length > 150, `only ${sources.length} files were found`)
  const found = sources.flatMap((file) =>
    readFileSync(join(SOURCES, file), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '')
      .split('\n')
      .filter((line) => /[가-힣]/.test(line) && !KOREAN_IN_CODE[file]?.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  assert.deepEqual(found, [])
})
