const MANWON_PER_EOK = 10_000
const MANWON_PER_JO = 100_000_000

/** From this amount on, fractions of a manwon are irrelevant. */
const WHOLE_FROM_MANWON = 1_000

/** `1008` → `1,008`. Does not use `Intl`, whose tables differ between builds of the runtime. */
export function formatCount(count: number): string {
  if (Math.abs(count) < 1000) return String(count)
  const [whole = '', fraction] = String(count).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * `12000` → `1억 2,000만 원`. Manwon, rounded to whole ones; small amounts, such as rents, to 100 won: `27.5` → `27만
 * 5,000원`.
 */
export function amountInKorean(manwon: number, blank = ' '): string {
  const hundreds = Math.round(Math.abs(manwon) * 100)
  if (hundreds === 0) return '0원'
  const isSmall = hundreds % 100 > 0 && hundreds < WHOLE_FROM_MANWON * 100
  const whole = isSmall ? Math.floor(hundreds / 100) : Math.round(Math.abs(manwon))
  const parts = [
    [Math.floor(whole / MANWON_PER_JO), '조'],
    [Math.floor(whole / MANWON_PER_EOK) % MANWON_PER_EOK, '억'],
    [whole % MANWON_PER_EOK, '만'],
  ] as const
  const named = parts.filter(([count]) => count > 0).map(([count, unit]) => formatCount(count) + unit)
  const won = isSmall ? formatCount((hundreds % 100) * 100) : ''
  return (manwon < 0 ? '-' : '') + [...named, `${won}원`].join(blank)
}

/** `3층`, `지하 1층`. */
export function floorInKorean(floor: number): string {
  return floor < 0 ? `지하 ${-floor}층` : `${floor}층`
}
