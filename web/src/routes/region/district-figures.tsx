import type { DistrictFigures as Figures } from '@lease-risk/contract/district-figures'
import { formatCount } from '../../lib/amount.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Section } from '../../ui/screen.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { ko } from './words.ko.ts'

/** Accidents of guarantees and auctions of the city district: in sentences, and month by month in a table. */
export function DistrictFigures({ figures }: { figures: Figures }) {
  const { figures: words, months } = useWords(ko)
  const counted = (count: number | null) => (count === null ? words.unknown : formatCount(count))
  const share = (percent: number | null, few: boolean) =>
    percent === null ? (few ? words.few : words.unknown) : `${formatCount(percent)}%`
  return (
    <Section title={words.title}>
      {figures.sentences.map((sentence) => (
        <p key={sentence}>
          <Text>{sentence}</Text>
        </p>
      ))}
      {figures.months.length > 0 && (
        <Disclosure summary={months(figures.months.length)}>
          <Table
            caption={words.table}
            columns={[
              { header: words.period },
              { header: words.accidents, isNumber: true },
              { header: words.rate, isNumber: true },
              { header: words.sold, isNumber: true },
              { header: words.ratio, isNumber: true },
              { header: words.apartment, isNumber: true },
              { header: words.rowHouse, isNumber: true },
            ]}
            rows={figures.months.map((month) => ({
              key: month.period,
              cells: [
                month.period,
                counted(month.accidentCount),
                share(month.accidentRate, month.accidentCount !== null),
                counted(month.auctionSoldCount),
                share(month.auctionPriceRatio, month.auctionSoldCount !== null),
                share(month.apartmentJeonseRatio, false),
                share(month.rowHouseJeonseRatio, false),
              ],
            }))}
          />
        </Disclosure>
      )}
    </Section>
  )
}
