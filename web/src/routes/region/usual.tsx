import type { UsualLease, UsualLeases } from '@lease-risk/contract/regional'
import { formatManwon, formatMonth } from '../../lib/amount.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Section } from '../../ui/screen.tsx'
import { Table } from '../../ui/table.tsx'
import { useSummary } from './queries.ts'
import styles from './region.module.css'
import { ko as amounts } from './short-amount/words.ko.ts'
import { ko } from './words.ko.ts'

/** What people pay in a district: the usual jeonse as the one figure, the usual rent, and both by size. */
export function Usual({ code }: { code: string }) {
  const words = useWords(ko)
  const { data, error, refetch } = useSummary(code)
  const failure = useLoadFailure(error, refetch)
  if (failure) return <Failure {...failure} />
  if (!data) return <Loading heights={[240]} slow={words.slow} />
  const { usualLeases: usual } = data
  if (usual === null) return <p>{words.tooWide}</p>
  const { jeonse, monthlyRent } = usual
  return (
    <Section title={words.usual}>
      <div>
        {jeonse?.medianDepositManwon != null && (
          <p className={styles['figure']}>{formatManwon(jeonse.medianDepositManwon)}</p>
        )}
        <p className={styles['small']}>{countText(jeonse, words)}</p>
      </div>
      <div>
        <h3>{words.usualRent}</h3>
        {monthlyRent?.medianDepositManwon != null && monthlyRent.medianMonthlyRentManwon !== null && (
          <p className={styles['second']}>
            {words.rentOf(
              formatManwon(monthlyRent.medianDepositManwon),
              formatManwon(monthlyRent.medianMonthlyRentManwon),
            )}
          </p>
        )}
        <p className={styles['small']}>{countText(monthlyRent, words)}</p>
      </div>
      {(jeonse ?? monthlyRent) && <BySize usual={usual} />}
    </Section>
  )
}

/** Where the amounts come from, and what they do not say. */
export function UsualSource({ code }: { code: string }) {
  const words = useWords(ko)
  const { data } = useSummary(code)
  if (!data) return null
  return (
    <Disclosure summary={words.source}>
      {data.usualLeases && (
        <p>{words.sourceOf(formatMonth(data.usualLeases.from), formatMonth(data.usualLeases.to))}</p>
      )}
      <p>{data.notice}</p>
    </Disclosure>
  )
}

function countText(lease: UsualLease | null, words: typeof ko): string {
  if (lease === null) return words.noLeases
  return lease.medianDepositManwon === null ? words.fewLeases(lease.dealCount) : words.usualOf(lease.dealCount)
}

function BySize({ usual }: { usual: UsualLeases }) {
  const words = useWords(ko)
  const { short } = useWords(amounts)
  const rows = [
    ...usual.bySize.map(({ areaOverSquareMeter: over, areaToSquareMeter: to, ...pair }) => ({
      name: words.sizes(over, to),
      ...pair,
    })),
    { name: words.detached, ...usual.detached },
  ].filter(({ jeonse, monthlyRent }) => jeonse ?? monthlyRent)
  return (
    <Table
      caption={words.bySize}
      isCompact
      columns={[
        { header: words.size },
        { header: words.kinds.RENT_JEONSE, isNumber: true },
        { header: words.kinds.RENT_MONTHLY, isNumber: true },
      ]}
      rows={rows.map(({ name, jeonse, monthlyRent }) => ({
        key: name,
        cells: [
          name,
          `${words.kinds.RENT_JEONSE} ${cellOf(jeonse, words, short)}`,
          `${words.kinds.RENT_MONTHLY} ${cellOf(monthlyRent, words, short)}`,
        ],
      }))}
    />
  )
}

function cellOf(lease: UsualLease | null, words: typeof ko, short: typeof amounts.short): string {
  if (lease === null) return words.noData
  const { medianDepositManwon: deposit, medianMonthlyRentManwon: rent, dealCount } = lease
  if (deposit === null) return words.countOnly(dealCount)
  return words.cell(rent === null ? short(deposit) : `${short(deposit)} / ${short(rent)}`, dealCount)
}
