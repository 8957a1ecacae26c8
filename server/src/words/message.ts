import type { KO } from './ko/index.ts'

type Catalogue = typeof KO
export type MessageCode = keyof Catalogue

/** A text param of a message may itself be a message, which is worded first. */
type Given<T> = string extends T ? T | Message : T extends readonly string[] ? readonly Text[] : T

type ParamsOf<C extends MessageCode> = Catalogue[C] extends (params: infer P) => string
  ? { readonly [K in keyof P]: Given<P[K]> }
  : never

/** A language-independent message: a code, and numbers, dates, enums and names from data. Plain JSON. */
export type Message = { readonly messageCode: MessageCode; readonly params?: Readonly<Record<string, unknown>> }

/** Words written by a person or taken from data are used as they are. */
export type Text = string | Message

/** The same value with each message replaced by its sentence. */
export type Worded<T> = T extends Message
  ? string
  : T extends string | number | boolean | null | undefined
    ? T
    : { [K in keyof T]: Worded<T[K]> }

/** The same value before it is worded: a message is allowed wherever any string is. */
export type Unworded<T> = T extends string
  ? string extends T
    ? Text
    : T
  : T extends number | boolean | null | undefined
    ? T
    : { [K in keyof T]: Unworded<T[K]> }

export type ArgumentsOf<C extends MessageCode> = Catalogue[C] extends string ? [] : [params: ParamsOf<C>]

/** Creates a message of the catalogue (`words/ko`, `words/en`) with the params its text takes. */
export function message<C extends MessageCode>(messageCode: C, ...[params]: ArgumentsOf<C>): Message {
  return params === undefined ? { messageCode } : { messageCode, params }
}

/** Joins sentences into one text. */
export function sentences(parts: readonly Text[]): Text {
  return parts.length === 1 ? (parts[0] as Text) : message('SENTENCES', { parts })
}

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'messageCode' in value
}
