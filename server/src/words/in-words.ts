import { EN } from './en/index.ts'
import { KO } from './ko/index.ts'
import type { Language } from './language.ts'
import { isMessage, type Message, type Text, type Worded } from './message.ts'

type Words = string | ((params: never) => string)
const CATALOGUES: Record<Language, Readonly<Record<string, Words>>> = { ko: KO, en: EN }

/** A text in a language: a message in its words, any other as it is. @throws RangeError for a code without words. */
export function word(text: Text, language: Language): string {
  return isMessage(text) ? wordMessage(text, language) : text
}

function wordMessage({ messageCode, params }: Message, language: Language): string {
  const words = CATALOGUES[language][messageCode]
  if (words === undefined) throw new RangeError(`no words for ${messageCode}`)
  return typeof words === 'string' ? words : words(inWords(params, language) as never)
}

/** A value with each of its messages in words; whatever holds none is the same value. */
export function inWords<T>(value: T, language: Language): Worded<T> {
  return new Wording(language).of(value) as Worded<T>
}

/** One walk through a value; a message that stands in it more than once is worded once. */
class Wording {
  readonly #language: Language
  readonly #known = new Map<object, string>()

  constructor(language: Language) {
    this.#language = language
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
    const sentence = wordMessage(message, this.#language)
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

/** A date, a buffer, a stream hold no messages. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
