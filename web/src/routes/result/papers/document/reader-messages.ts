import type { PaperReading } from '@lease-risk/registry/papers/paper-reading'
import type { ReadingOptions, RegistryReading } from '@lease-risk/registry/reading'

/** A registry document, or another paper. `ownerNames`: for one question on the device; nothing keeps them. */
export type DocumentRead =
  | { reading: RegistryReading; ownerNames: string[]; paper?: never }
  | { paper: PaperReading; reading?: never }

export type DocumentSource = { bytes: ArrayBuffer; text?: never } | { text: string; bytes?: never }

export type ReaderQuestion = DocumentSource & { options: ReadingOptions }
export type ReaderAnswer = { ready: true; read?: never } | { read: DocumentRead; ready?: never }
