import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { checkLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Section } from '../../../ui/screen.tsx'
import { type Part, StackedBars } from '../../../ui/stacked-bars.tsx'
import { Table } from '../../../ui/table.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from '../favorites.module.css'
import { nameOf } from '../terms-of.ts'
import { ko, type OpenPaper } from '../words.ko.ts'
import { type Calculated, type Home, useCalculations } from './queries.ts'
import { drawnOf, type Recovered, recoveredOf } from './recovered.ts'

const WHOLE = 100

/** The papers to request for each kind of unknown. */
const PAPERS: Record<string, OpenPaper[]> = {
  REGISTRY_NOT_READ: ['REGISTRY_DOCUMENT'],
  TAX_ARREARS: ['TAX_CERTIFICATES'],
  SENIOR_TENANTS: ['FIXED_DATE_LIST', 'RESIDENT_LIST'],
}

type Drawn = { home: Home; recovered: Recovered[] }

/** The share of each deposit recovered at assumed prices, on one axis, and the papers that would narrow it. No home wins. */
export function ByPapers({ homes }: { homes: Home[] }) {
  const words = useWords(ko)
  const calculated = useCalculations(homes)
  const isWaiting = calculated.some(({ papers, isFailed }) => papers === undefined && !isFailed)
  const drawn = calculated.flatMap(({ home, papers }) => {
    const recovered = papers ? recoveredOf(papers) : []
    return recovered.length > 0 ? [{ home, recovered }] : []
  })
  return (
    <Section title={words.byPapers.title}>
      <p>{words.byPapers.how}</p>
      {isWaiting ? <Loading heights={[320, 160]} slow={words.slow} /> : <Bars drawn={drawn} />}
      {!isWaiting && <NotDrawn calculated={calculated} />}
      {!isWaiting && <ToSee calculated={calculated} />}
    </Section>
  )
}

function Bars({ drawn }: { drawn: Drawn[] }) {
  const { byPapers: words } = useWords(ko)
  const prices = drawnOf(commonOf(drawn))
  const spanOf = ({ low, high }: Recovered) => words.span(`${low}%`, `${high}%`)
  const partsOf = ({ low, high }: Recovered): Part[] =>
    [
      { name: words.own, amount: low, look: 'own' as const },
      { name: words.unknown, amount: high - low, look: 'unknown' as const },
      { name: words.missing, amount: WHOLE - high, look: 'missing' as const },
    ].filter(({ amount }) => amount > 0)
  if (drawn.length === 0) return null
  return (
    <>
      {prices.map((price) => {
        const at = drawn.flatMap(({ home, recovered }) => {
          const found = recovered.find(({ percentOfValue }) => percentOfValue === price)
          return found ? [{ home, found }] : []
        })
        return (
          <div key={price}>
            <h3 className={styles['name']}>{words.at(price)}</h3>
            <StackedBars
              label={at.map(({ home, found }) => words.spoken(nameOf(home), words.at(price), spanOf(found))).join(' ')}
              rows={at.map(({ home, found }) => ({
                name: nameOf(home),
                text: spanOf(found),
                parts: partsOf(found),
                isOpen: false,
              }))}
            />
          </div>
        )
      })}
      <InNumbers drawn={drawn} spanOf={spanOf} />
    </>
  )
}

/** The prices assumed for every home, highest first; where auctions end lower, there are further ones. */
function commonOf(drawn: Drawn[]): number[] {
  const of = drawn.map(({ recovered }) => recovered.map(({ percentOfValue }) => percentOfValue))
  return (of[0] ?? []).filter((percent) => of.every((percents) => percents.includes(percent)))
}

function InNumbers({ drawn, spanOf }: { drawn: Drawn[]; spanOf(recovered: Recovered): string }) {
  const { byPapers: words } = useWords(ko)
  const prices = commonOf(drawn)
  return (
    <Disclosure summary={words.table}>
      <Table
        caption={words.title}
        columns={[{ header: words.home }, ...prices.map((price) => ({ header: words.at(price), isNumber: true }))]}
        rows={drawn.map(({ home, recovered }) => ({
          key: String(home.favoriteId),
          cells: [nameOf(home), ...recovered.filter((each) => prices.includes(each.percentOfValue)).map(spanOf)],
        }))}
      />
    </Disclosure>
  )
}

/** Homes that are not drawn, with the reason. */
function NotDrawn({ calculated }: { calculated: Calculated[] }) {
  const { byPapers: words } = useWords(ko)
  const whyOf = ({ papers, isFailed }: Calculated) => {
    if (isFailed) return words.failed
    if (!papers) return words.noDiagnosis
    if (papers.basis.terms.depositAmountManwon === 0) return words.noDeposit
    return papers.recoveryBands.length === 0 ? words.noValue : null
  }
  return calculated.map((each) => {
    const why = whyOf(each)
    return why === null ? null : (
      <p key={each.home.favoriteId}>
        <strong>
          <Text>{nameOf(each.home)}</Text>
        </strong>{' '}
        {why}
      </p>
    )
  })
}

/** For each home, the unknowns with the papers to request; links lead to the papers of the home, with their requests. */
function ToSee({ calculated }: { calculated: Calculated[] }) {
  const { byPapers: words } = useWords(ko)
  return calculated.map(({ home, papers }) =>
    papers && home.diagnosisId !== null ? (
      <div key={home.favoriteId}>
        <h3 className={styles['name']}>
          <Text>{words.toSee(nameOf(home))}</Text>
        </h3>
        {papers.totalAhead.unknowns.length === 0 && <p>{words.nothingOpen}</p>}
        <LinkRows rows={rowsOf(papers, home.diagnosisId, words)} />
      </div>
    ) : null,
  )
}

function rowsOf({ totalAhead }: LeasePapers, diagnosisId: number, words: (typeof ko)['byPapers']) {
  return totalAhead.unknowns.flatMap(({ kind, label }) => {
    const papers = PAPERS[kind]
    if (papers === undefined) return [{ href: checkLink({ diagnosisId }, null), label, detail: words.write }]
    return papers.map((paper) => ({
      href: checkLink({ diagnosisId }, paper),
      label: words.ask(paper),
      detail: label,
    }))
  })
}
