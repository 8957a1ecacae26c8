/** Month and day by which a year's prices are published (부동산공시법: by the end of April). */
const PUBLISHED_ON = '04-30'

/** The newest base year (기준연도) whose prices are published on a given date, `YYYY-MM-DD`. */
export function publishedBaseYear(today: string): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) >= PUBLISHED_ON ? year : year - 1
}
