import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { formatCount, formatManwon, formatMonth } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Table } from '../../../ui/table.tsx'
import { ko } from './words.ko.ts'

/** Every deal behind the plot. */
export function DealTable({ sample: { basis, deals, conversion } }: { sample: DiagnosisSample }) {
  const words = useWords(ko)
  if (deals.length === 0) return null
  const isEstimate = deals.some(({ estimated }) => estimated !== null)
  const difference = (amount: number) => {
    if (amount === 0) return words.same
    return amount > 0 ? words.higher(formatManwon(amount)) : words.lower(formatManwon(-amount))
  }
  // a rent means nothing without its deposit
  const isRent = basis === 'MONTHLY_RENT'
  const amountOf = ({
    amountManwon,
    depositAmountManwon,
    monthlyRentAmountManwon,
  }: DiagnosisSample['deals'][number]) =>
    isRent && depositAmountManwon !== null && monthlyRentAmountManwon !== null
      ? words.monthly(formatManwon(depositAmountManwon), formatManwon(monthlyRentAmountManwon))
      : formatManwon(amountManwon)
  return (
    <Table
      isCompact
      caption={words.table}
      columns={[
        { header: words.month },
        { header: words.amount, isNumber: true },
        ...(isEstimate
          ? [
              { header: words.adjusted, isNumber: true },
              { header: words.share, isNumber: true },
            ]
          : [{ header: words.difference, isNumber: true }]),
        { header: words.area, isNumber: true },
        { header: words.floor, isNumber: true },
        { header: words.building },
      ]}
      rows={deals.map((deal, index) => ({
        key: `${index}`,
        cells: [
          formatMonth(deal.contractMonth),
          amountOf(deal),
          ...(isEstimate
            ? [
                deal.estimated ? words.adjustedTo(formatManwon(deal.estimated.adjustedAmountManwon)) : words.unknown,
                deal.estimated ? words.shared(words.percent(deal.estimated.share)) : words.unknown,
              ]
            : [
                isRent
                  ? (conversion ? words.monthDifference : words.rentDifference)(difference(deal.distance.amountManwon))
                  : difference(deal.distance.amountManwon),
              ]),
          whole(
            'area',
            deal.exclusiveAreaSquareMeter === null ? words.unknown : `${formatCount(deal.exclusiveAreaSquareMeter)}㎡`,
          ),
          whole('floor', deal.floorNumber === null ? words.unknown : words.floorValue(deal.floorNumber)),
          [deal.buildingName, words.lot[deal.matchLevel]].filter(Boolean).join(' · '),
        ],
      }))}
    />
  )
}

/** Keeps a number and its unit on one line. */
function whole(key: string, text: string) {
  return (
    <span className="amount" key={key}>
      {text}
    </span>
  )
}
