import type { KO } from './ko/index.ts'

type Catalogue = typeof KO
export type MessageCode = keyof Catalogue

/** A text among the params of a message may be a message of its own, worded first. */
type Given<T> = string extends T ? T | Message : T extends readonly string[] ? readonly Text[] : T

type ParamsOf<C extends MessageCode> = Catalogue[C] extends (params: infer P) => string
  ? { readonly [K in keyof P]: Given<P[K]> }
  : never

/** What is to be said, before it is said in a language: a code, and numbers, dates, enums and names out of data. Plain JSON. */
export type Message = { readonly messageCode: MessageCode; readonly params?: Readonly<Record<string, unknown>> }

/** Words that a person wrote, or that stand in data, are a text as they are. */
export type Text = string | Message

/** The same value with each message as its sentence. */
export type Worded<T> = T extends Message
  ? string
  : T extends string | number | boolean | null | undefined
    ? T
    : { [K in keyof T]: Worded<T[K]> }

/** The same value before it is worded: where any string may stand, a message may. */
export type Unworded<T> = T extends string
  ? string extends T
    ? Text
    : T
  : T extends number | boolean | null | undefined
    ? T
    : { [K in keyof T]: Unworded<T[K]> }

type Arguments<C extends MessageCode> = Catalogue[C] extends string ? [] : [params: ParamsOf<C>]

/** A message of the catalogue (`words/ko`, `words/en`), with the params that its words take. */
export function message<C extends MessageCode>(messageCode: C, ...[params]: Arguments<C>): Message {
  return params === undefined ? { messageCode } : { messageCode, params }
}

/** Sentences one after the other. */
export function sentences(parts: readonly Text[]): Text {
  return parts.length === 1 ? (parts[0] as Text) : message('SENTENCES', { parts })
}

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'messageCode' in value
}
