import { EN } from '../../src/words/en/index.ts'
import { KO } from '../../src/words/ko/index.ts'
import type { Language } from '../../src/words/language.ts'
import { sampleParams } from '../../src/words/sample-params.fixture.ts'

type Words = string | ((params: unknown) => string)

/** Their params are of types without samples; they have their own tests. */
const WITHOUT_SAMPLE = ['HOME_SOURCE', 'TERM_SHARE']
const CATALOGUES: Record<Language, Record<string, Words>> = { ko: KO as never, en: EN as never }
const TRIES = 60

/**
 * Returns the sentences of each language, a file each: a message code, and below it its sentence with params of their
 * types, as often as other params bring other words. Codes are sorted, so that moving them changes nothing here.
 */
export function recordedSentences(): Record<string, string> {
  const codes = Object.keys(KO)
    .toSorted()
    .map((code) => [code, formsOf(code)] as const)
  const textOf = (language: Language) =>
    codes.map(([code, forms]) =>
      sectionOf(
        code,
        forms.map((form) => form[language]),
      ),
    )
  return {
    'server/test/docs/sentences.ko.txt': textOf('ko').join(''),
    'server/test/docs/sentences.en.txt': textOf('en').join(''),
  }
}

function sectionOf(code: string, sentences: readonly string[]): string {
  return `${code}: ${sentences.map((sentence) => sentence.replaceAll('\n', '\n    ')).join('\n  ')}\n`
}

/** The sentences of a code: each holds a word, figures apart, that those before it do not. */
function formsOf(code: string): Record<Language, string>[] {
  if (typeof KO[code as keyof typeof KO] === 'string') return [wordedWith(code, undefined)]
  if (WITHOUT_SAMPLE.includes(code)) return []
  const seen = new Set<string>()
  return Array.from({ length: TRIES }, (_, seed) => wordedWith(code, sampleParams(code, chooseBy(seed)))).filter(
    ({ ko, en }) => {
      const words = `${ko} ${en}`.replaceAll(/[\d,.]+/g, '0').split(/\s+/)
      const isNew = words.some((word) => !seen.has(word))
      for (const word of words) seen.add(word)
      return isNew
    },
  )
}

function wordedWith(code: string, params: unknown): Record<Language, string> {
  const of = (words: Words | undefined) => (typeof words === 'function' ? words(params) : (words ?? ''))
  return { ko: of(CATALOGUES.ko[code]), en: of(CATALOGUES.en[code]) }
}

/** The first try takes the first of each; later ones differ, and are the same in every run. */
function chooseBy(seed: number) {
  let state = seed
  return <T>(from: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return from[seed === 0 ? 0 : (state >> 8) % from.length] as T
  }
}
