import { AxisEnds } from '../../../ui/axis-ends.tsx'
import { CountBars } from '../../../ui/count-bars.tsx'
import { DealDots } from '../../../ui/deal-dots.tsx'
import { DepositAxis } from '../../../ui/deposit-axis.tsx'
import { RiskBand } from '../../../ui/risk-band.tsx'
import { type Part, StackedBars } from '../../../ui/stacked-bars.tsx'
import { StakeBand } from '../../../ui/stake-band.tsx'
import { Stats } from '../../../ui/stat.tsx'
import { StepBar } from '../../../ui/step-bar.tsx'
import { StripPlot } from '../../../ui/strip-plot.tsx'
import { Table } from '../../../ui/table.tsx'
import { TrendChart } from '../../../ui/trend-chart.tsx'
import { ValueBand } from '../../../ui/value-band.tsx'
import type { Example } from './example.ts'

const counts = [3, 0, 7, 2, 5].map((count, index) => ({ count, isOpen: index === 4 }))
const points = [12_000, null, 12_500, 11_800, 13_000].map(
  (middle, index) =>
    middle && {
      middle,
      half: index === 2 ? null : { low: middle - 800, high: middle + 900 },
      count: counts[index]?.count ?? 0,
      isOpen: index === 4,
    },
)
const manwon = (amount: number) => `${amount}만 원`
const SHARES = [100, 90, 80, 70].map((percent) => percent / 100)

function sharesOf(missing: number): Part[] {
  return [
    { name: '먼저 받는 빚', amount: 8_000, look: 'other' },
    { name: '내 보증금', amount: 6_000 - missing, look: 'own' },
    { name: '아직 알 수 없는 부분', amount: 2_000, look: 'unknown' },
    { name: '모자라는 돈', amount: missing, look: 'missing' },
  ]
}

function Stake({ before, deposit }: { before: number | null; deposit: number }) {
  return (
    <StakeBand
      before={before ?? 0}
      deposit={deposit}
      label="집값은 1억 6,815만 원에서 2억 637만 원 사이"
      most={before}
      names={{ before: manwon(before ?? 0), deposit: manwon(deposit), open: '모름', value: '집값' }}
      shares={SHARES}
      value={{ low: 16_815, middle: 18_628, high: 20_637 }}
    />
  )
}

export const figures: Example[] = [
  {
    file: 'stat',
    states: {
      counts: (
        <Stats
          label="자료 확인 현황"
          stats={[
            { value: 7, label: '자료로 확인', tone: 'low' },
            { value: 0, label: '주의', tone: 'moderate' },
            { value: 6, label: '아직 모름', tone: 'unknown' },
          ]}
        />
      ),
    },
  },
  {
    file: 'step-bar',
    states: { second: <StepBar count={3} done={1} label="3단계 중 2단계" /> },
  },
  {
    file: 'risk-band',
    states: {
      score: <RiskBand axis="높을수록 위험 신호가 많아요" high={80} label="21점에서 80점까지" low={21} mark={21} />,
      'at the end': (
        <RiskBand axis="높을수록 위험 신호가 많아요" high={100} label="96점에서 100점까지" low={96} mark={96} />
      ),
      withheld: (
        <RiskBand axis="높을수록 위험 신호가 많아요" high={76} label="20점에서 76점 사이" low={20} mark={null} />
      ),
    },
  },
  {
    file: 'strip-plot',
    states: {
      sample: (
        <StripPlot
          box={{ low: 11_500, middle: 12_500, high: 13_600 }}
          ends={['1억 300만 원', '1억 4,300만 원']}
          input={12_000}
          inputLabel="내 금액"
          label="내 금액보다 낮은 거래 3건, 높은 거래 3건"
          values={[10_300, 11_500, 11_900, 12_500, 13_600, 14_300]}
        />
      ),
      few: (
        <StripPlot
          box={null}
          ends={['1억 원', '1억 원']}
          input={null}
          inputLabel=""
          label="거래 1건"
          values={[10_000]}
        />
      ),
    },
  },
  {
    file: 'value-band',
    states: {
      below: (
        <ValueBand
          deposit={12_000}
          depositLabel="내 보증금 1억 2,000만 원"
          ends={['1억 6,815만 원', '2억 637만 원']}
          high={20_637}
          label="열 번 가운데 여덟 번은 1억 6,815만 원에서 2억 637만 원 사이"
          low={16_815}
          middle={18_628}
        />
      ),
    },
  },
  {
    file: 'deposit-axis',
    states: {
      between: (
        <DepositAxis
          deposit={12_000}
          depositLabel="내 보증금 1억 2,000만 원"
          label="내 보증금은 매매가의 70% 선과 80% 선 사이에 있어요."
          lines={[
            { amount: 10_500, name: '매매가의 70%', text: '1억 500만 원' },
            { amount: 12_800, name: '매매가의 80%', text: '1억 2,800만 원' },
          ]}
        >
          <p>내 보증금은 매매가의 70% 선과 80% 선 사이에 있어요.</p>
        </DepositAxis>
      ),
    },
  },
  {
    file: 'stacked-bars',
    states: {
      shortfall: (
        <StackedBars
          label="집값 그대로 팔리면 6,000만 원에서 8,000만 원이 돌아오는 계산"
          rows={[
            { name: '집값의 100%', text: '6,000만 원에서 8,000만 원', parts: sharesOf(0), isOpen: true },
            { name: '집값의 80%', text: '4,000만 원에서 6,000만 원', parts: sharesOf(2_000), isOpen: false },
          ]}
        />
      ),
    },
  },
  {
    file: 'stake-band',
    states: {
      below: <Stake before={null} deposit={12_000} />,
      'with what stands before it': <Stake before={9_000} deposit={12_000} />,
      'above the value': <Stake before={0} deposit={24_000} />,
      'far above the value': <Stake before={null} deposit={240_000} />,
    },
  },
  {
    file: 'deal-dots',
    states: {
      'two years': (
        <DealDots
          axis="전세 보증금"
          dots={[12_000, 12_500, 11_800, 13_000, 14_100].map((amount, index) => ({ amount, month: index * 5 }))}
          format={manwon}
          label="2024년 11월부터 2026년 10월까지 거래 5건 가운데 내 금액보다 낮은 것은 1건이에요."
          line={{ amount: 12_000, name: '내 보증금 1억 2,000만 원' }}
          months={24}
          times={['2024년 11월', '2026년 10월']}
        />
      ),
    },
  },
  {
    file: 'axis-ends',
    states: {
      apart: (
        <svg aria-hidden="true" height="24" width="100%">
          <AxisEnds className={undefined} ends={['1억', '2억']} high={60} low={40} y={18} />
        </svg>
      ),
      'as one': (
        <svg aria-hidden="true" height="24" width="100%">
          <AxisEnds className={undefined} ends={['1억', '1억']} high={50} low={50} y={18} />
        </svg>
      ),
    },
  },
  { file: 'count-bars', states: { months: <CountBars counts={counts} /> } },
  {
    file: 'trend-chart',
    states: {
      months: (
        <TrendChart
          fewUnder={3}
          format={manwon}
          label="2026년 6월부터 10월까지 거래 17건"
          legend={['선: 중위값', '띠: 가운데 절반', '빈 곳: 거래가 없던 달']}
          points={points.map((point) => point || null)}
          times={['2026년 6월', '2026년 10월']}
        />
      ),
    },
  },
  {
    file: 'table',
    states: {
      deals: (
        <Table
          caption="거래 목록"
          columns={[{ header: '계약한 달' }, { header: '금액', isNumber: true }, { header: '건물' }]}
          rows={[
            { key: 'a', cells: ['2026-10', '1억 4,100만 원', '샘플느티마을공무원아파트 101동'] },
            { key: 'b', cells: ['2026-09', '1억 3,000만 원', '샘플하늘빌라'] },
          ]}
        />
      ),
    },
  },
]
