import type { ReactNode } from 'react'

/** A file of `ui/` with the states to show. */
export type Example = { file: string; states: Record<string, ReactNode> }
