const DATE = /((?:19|20)\d{2})(?:년|[.\-/])(\d{1,2})(?:월|[.\-/])(\d{1,2})(?:일|(?!\d))/g

/** Dates in a text without blanks, as YYYY-MM-DD; invalid dates are omitted. */
export function datesIn(text: string): string[] {
  return [...text.matchAll(DATE)].flatMap(([, year = '', month = '', day = '']) => {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const time = Date.parse(`${date}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? [date] : []
  })
}
