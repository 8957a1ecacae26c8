import type { IconName } from './icon.tsx'
import styles from './tones.module.css'

/** How heavy a remark is; the unknown is one of them. */
export type Tone = 'unknown' | 'low' | 'moderate' | 'high' | 'critical'

/** The same in shape. */
export const TONE_ICONS: Record<Tone, IconName> = {
  unknown: 'unknown',
  low: 'info',
  moderate: 'caution',
  high: 'caution',
  critical: 'stop',
}

/** The same in colour. */
export function toneClass(tone: Tone): string {
  return styles[tone] ?? ''
}
