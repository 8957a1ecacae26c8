import type { AnalyzableLocation } from '@lease-risk/contract/map'
import { formatManwon } from '../../../lib/amount.ts'
import { districtLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { ko } from './words.ko.ts'

/** Districts with their usual jeonse and its count, as links to their pages. */
export function DistrictRows({ districts }: { districts: readonly AnalyzableLocation[] }) {
  const words = useWords(ko)
  return (
    <LinkRows
      rows={districts.map(({ legalDistrictCode, regionName, usualJeonse }) => ({
        href: districtLink(legalDistrictCode),
        label: regionName,
        detail: jeonseText(usualJeonse, words),
      }))}
    />
  )
}

export function jeonseText(jeonse: AnalyzableLocation['usualJeonse'], words: typeof ko): string {
  if (jeonse === null) return words.noData
  const { medianDepositManwon, dealCount } = jeonse
  return medianDepositManwon === null
    ? words.tooFew(dealCount)
    : words.jeonse(formatManwon(medianDepositManwon), dealCount)
}
