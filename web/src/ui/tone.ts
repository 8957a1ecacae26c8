import type { IconName } from './icon.tsx'
import styles from './tones.module.css'

/** Severity of a remark; "unknown" is one of the levels. */
export type Tone = 'unknown' | 'low' | 'moderate' | 'high' | 'critical'

/** The shape for each tone. */
export const TONE_ICONS: Record<Tone, IconName> = {
  unknown: 'unknown',
  low: 'info',
  moderate: 'caution',
  high: 'caution',
  critical: 'stop',
}

/** The colour class for a tone. */
export function toneClass(tone: Tone): string {
  return styles[tone] ?? ''
}
