import styles from './icon.module.css'

/** Own drawings, 24 × 24, strokes in the colour of the text. */
const PATHS = {
  mark: 'M9.7 13l.9-3.6a3.6 3.6 0 1 1 2.8 0l.9 3.6H19v4H5v-4zM5 21h2m4 0h2m4 0h2',
  check: 'M4 5h16v14H4zM8 10h8M8 14h5',
  region: 'M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  saved: 'M6 4h12v16l-6-4-6 4z',
  me: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-4 4-6 8-6s7 2 8 6',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l2 2H4zM10 21h4',
  talk: 'M4 5h16v11H10l-5 4v-4H4z',
  next: 'm9 5 7 7-7 7',
  back: 'm15 5-7 7 7 7',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  open: 'm5 9 7 7 7-7',
  unknown: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.5',
  caution: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17v.5',
  stop: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v6M12 16v.5',
  paper: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  edit: 'm4 20 1-4L16 5l3 3L8 19z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5V8',
} as const

export type IconName = keyof typeof PATHS

/** Decoration beside words; an icon on its own requires a label on its button. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg aria-hidden="true" className={styles['icon']} height={size} viewBox="0 0 24 24" width={size}>
      <path d={PATHS[name]} />
    </svg>
  )
}
