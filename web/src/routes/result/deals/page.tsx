import { useLoadFailure } from '../../../lib/load-failure.ts'
import { useRouteParams } from '../../../lib/params.ts'
import { useWords } from '../../../lib/words.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { BackToResult } from '../load/back-to-result.tsx'
import NotThere from '../load/not-there.tsx'
import { type ShownResult, WithResult } from '../load/with-result.tsx'
import { DealTable } from './deal-table.tsx'
import { DepositLines } from './deposit-lines.tsx'
import { EstimateBand } from './estimate-band.tsx'
import { type ShownSource, shownSource, useSample } from './queries.ts'
import { SamplePlot } from './sample-plot.tsx'
import { ko } from './words.ko.ts'

export default function Deals() {
  const source = shownSource(useRouteParams()['source'])
  if (source === undefined) return <NotThere />
  return <WithResult>{(shown) => <DealsOf shown={shown} source={source} />}</WithResult>
}

function DealsOf({ source, shown }: { source: ShownSource; shown: ShownResult }) {
  const words = useWords(ko)
  const { result, subject, notice } = shown
  const { valueEstimate, jeonseEstimate, inputSummary } = result
  const estimates = { value: valueEstimate, jeonse: jeonseEstimate }
  const estimate = isEstimated(source) ? estimates[source] : undefined
  // without an estimate, show the source that it would have used
  const shows = estimate ? source : INSTEAD[source]
  const { data, error, refetch } = useSample(shows, result.diagnosisId, subject)
  const failure = useLoadFailure(error, refetch)
  const deposit = inputSummary.depositAmountManwon
  return (
    <Screen above={<BackToResult subject={subject} />} title={words.titles[source]}>
      {notice}
      <p>{words.past}</p>
      {isEstimated(source) && estimate && <EstimateBand deposit={deposit} estimate={estimate} source={source} />}
      {shows !== source && (
        <Notice title={source === 'jeonse' ? words.noEstimate.jeonse : words.noEstimate.value}>
          <p>{words.instead(words.titles[shows])}</p>
        </Notice>
      )}
      {failure && <Failure {...failure} />}
      {!data && !failure && <Waiting heights={[140, 200, 80]} slow={words.slow} />}
      {data && (
        <>
          <SamplePlot sample={data} />
          <DealTable sample={data} />
        </>
      )}
      <DepositLines
        deposit={deposit}
        lines={(result.riskAssessment.depositLines ?? []).filter(({ basis }) => BASES[shows].includes(basis))}
      />
      {result.districtFigures && (
        <Section title={words.district}>
          {result.districtFigures.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Section>
      )}
    </Screen>
  )
}

function isEstimated(source: ShownSource): source is 'value' | 'jeonse' {
  return source === 'value' || source === 'jeonse'
}

const INSTEAD: Record<ShownSource, ShownSource> = {
  'rent-transaction': 'rent-transaction',
  'sale-transaction': 'sale-transaction',
  value: 'sale-transaction',
  jeonse: 'rent-transaction',
}

/** The deposit lines shown beside each kind of deals. */
const BASES: Record<ShownSource, string[]> = {
  'rent-transaction': ['LEASE_DEPOSIT_MEDIAN', 'JEONSE_ESTIMATE'],
  'sale-transaction': ['SALE_MEDIAN', 'PUBLIC_PRICE'],
  value: ['VALUE_ESTIMATE', 'PUBLIC_PRICE'],
  jeonse: [],
}
