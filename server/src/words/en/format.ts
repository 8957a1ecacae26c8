const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `2001-12-24` → `24 December 2001`. */
export function formatDate(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[month - 1]} ${year}`
}
