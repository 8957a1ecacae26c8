const FORMAT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Seoul' })

/** `2026-11-22 15:12:03`, Korean time, fixed width, to the second. */
export function stamp(iso: string): string {
  return FORMAT.format(new Date(iso))
}
