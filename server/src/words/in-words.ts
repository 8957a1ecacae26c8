import { EN } from './en/index.ts'
import { KO } from './ko/index.ts'
import type { Language } from './language.ts'
import { isMessage, type Message, type Text, type Worded } from './message.ts'

type Words = string | ((params: never) => string)
export type Catalogue = Readonly<Record<string, Words> & Pick<typeof KO, 'OF_LATER_RELEASE'>>
const CATALOGUES: Record<Language, Catalogue> = { ko: KO, en: EN }

/** Returns a text in a language: a message in words, any other text unchanged. */
export function word(text: Text, language: Language): string {
  return inWords(text, language)
}

/**
 * Returns a value with each of its messages in words; a value without messages is returned unchanged. A code without
 * words was stored by a later release, which may run at the same time.
 */
export function inWords<T>(value: T, language: Language): Worded<T> {
  return inCatalogue(value, CATALOGUES[language])
}

/** The same with a catalogue that is not one of the service's languages, such as one just started. */
export function inCatalogue<T>(value: T, catalogue: Catalogue): Worded<T> {
  return new Wording(catalogue).of(value) as Worded<T>
}

/** One walk through a value; a message that occurs more than once, even among params of others, is worded once. */
class Wording {
  readonly #catalogue: Catalogue
  readonly #known = new Map<Message, string>()

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  of(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (isMessage(value)) return this.#sentence(value)
    if (Array.isArray(value)) return this.#list(value)
    return isPlain(value) ? this.#object(value as Record<string, unknown>) : value
  }

  #sentence(message: Message): string {
    const known = this.#known.get(message)
    if (known !== undefined) return known
    const words = this.#catalogue[message.messageCode] ?? this.#catalogue.OF_LATER_RELEASE
    const sentence = typeof words === 'string' ? words : words(this.of(message.params) as never)
    this.#known.set(message, sentence)
    return sentence
  }

  #list(list: unknown[]): unknown[] {
    let worded: unknown[] | null = null
    for (let at = 0; at < list.length; at += 1) {
      const member = this.of(list[at])
      if (member === list[at]) continue
      worded ??= [...list]
      worded[at] = member
    }
    return worded ?? list
  }

  #object(object: Record<string, unknown>): Record<string, unknown> {
    let worded: Record<string, unknown> | null = null
    for (const name in object) {
      const member = this.of(object[name])
      if (member === object[name]) continue
      worded ??= { ...object }
      worded[name] = member
    }
    return worded ?? object
  }
}

/** Dates, buffers and streams contain no messages. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
