import type { PaperReading } from '@lease-risk/registry/papers/paper-reading'
import type { ReadingOptions, RegistryReading } from '@lease-risk/registry/reading'

/** A registry document or another paper. `ownerNames` serve one question on the device and are never stored. */
export type DocumentRead =
  | { reading: RegistryReading; ownerNames: string[]; paper?: never }
  | { paper: PaperReading; reading?: never }

export type DocumentSource = { bytes: ArrayBuffer; text?: never } | { text: string; bytes?: never }

export type ReaderQuestion = DocumentSource & { options: ReadingOptions }
export type ReaderAnswer = { ready: true; read?: never } | { read: DocumentRead; ready?: never }
