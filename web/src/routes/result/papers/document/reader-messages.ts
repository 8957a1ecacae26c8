import type { ReadingOptions, RegistryReading } from '@lease-risk/registry/reading'

/** `ownerNames`: for one question on the device; nothing keeps them. */
export type DocumentRead = { reading: RegistryReading; ownerNames: string[] }

export type DocumentSource = { bytes: ArrayBuffer; text?: never } | { text: string; bytes?: never }

export type ReaderQuestion = DocumentSource & { options: ReadingOptions }
export type ReaderAnswer = { ready: true; read?: never } | { read: DocumentRead; ready?: never }
