/** What makes two published rows one contract (R-EVID-14), besides the lot and the month of the file. */
const CONTRACT = ['umdNm', 'jibun', 'aptNm', 'excluUseAr', 'floor', 'dealDay', 'dealAmount', 'deposit', 'monthlyRent']

/**
 * The rows of a published month of apartments, each contract once; written without any code of the service. A cancelled
 * row, and one without a floor, is one of its own.
 */
export function withoutCopies<Item extends Readonly<Record<string, string>>>(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    if (item['cdealType'] === 'O' || !item['floor']?.trim()) return true
    const contract = CONTRACT.map((name) => item[name]?.trim()).join('|')
    return seen.size !== seen.add(contract).size
  })
}
