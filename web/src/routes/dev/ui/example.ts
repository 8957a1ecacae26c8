import type { ReactNode } from 'react'

/** A file of `ui/` with its states, as they are looked at. */
export type Example = { file: string; states: Record<string, ReactNode> }
