import type { PaperReading } from '@lease-risk/registry/papers/paper-reading'
import type { ReadingOptions, RegistryReading } from '@lease-risk/registry/reading'

/** A registry document or another paper. `ownerNames` serve one question on the device and are never stored. */
export type DocumentRead =
  | { reading: RegistryReading; ownerNames: string[]; paper?: never }
  | { paper: PaperReading; reading?: never }

export type DocumentSource = { bytes: ArrayBuffer; text?: never } | { text: string; bytes?: never }

/** `maps`: character maps by file name besides those that the reader has, as data URLs. */
export type ReaderQuestion = DocumentSource & { options: ReadingOptions; maps?: Readonly<Record<string, string>> }
/** `lacksMap`: a font of the file has an encoding whose map the reader does not have. */
export type ReaderAnswer = { ready?: true; read?: DocumentRead; lacksMap?: true }
