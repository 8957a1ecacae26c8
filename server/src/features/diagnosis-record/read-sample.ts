import type { DiagnosisSample, SampleSource } from '@lease-risk/contract/diagnosis-sample'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Comparison } from '../../domain/comparison/comparison.ts'
import { formatManwon, formatMonths } from '../../domain/wording/format.ts'
import { SAMPLE_LEVEL_LABELS } from '../../domain/wording/labels.ts'
import { AppError } from '../../platform/http/errors.ts'
import { statement } from '../../platform/statement.ts'
import { type DiagnosisReader, READABLE } from './diagnosis-reader.ts'
import type { SampledRow, StoredSample } from './stored-sample.ts'

type Row = {
  lookup_status: string | null
  collected_at: Date | null
  sample_count: number | null
  sample: StoredSample | null
}

const readRow = statement<Row, DiagnosisReader & { diagnosisId: number; sourceKey: SampleSource }>({
  name: 'diagnosis-sample',
  columns: { lookup_status: 'text', collected_at: 'timestamptz', sample_count: 'int4', sample: 'jsonb' },
  text: `select lookup_status, collected_at, sample_count, sample
   from diagnoses
     left join diagnosis_evidence
       on diagnosis_evidence.diagnosis_id = diagnoses.diagnosis_id and source_key = :sourceKey
   where diagnoses.diagnosis_id = :diagnosisId and ${READABLE}`,
})

const COMPARED: Record<Comparison['basis'], string> = {
  JEONSE_DEPOSIT: '전세 보증금',
  MONTHLY_RENT: '월세',
  SALE_PRICE: '매매가',
}

const NO_SAMPLE =
  '진단할 때 비교할 수 있는 거래가 없었습니다. 거래가 없다는 것이 위험이 낮다는 뜻은 아니므로 국토교통부 실거래가 공개시스템에서 직접 확인하십시오.'

/** Diagnoses that are older than the column. */
const NOT_KEPT = '이 진단은 거래 목록을 함께 저장하기 전의 것이어서, 대표 금액을 계산한 거래를 보여 드릴 수 없습니다.'

/**
 * The deals behind one representative amount as the diagnosis saw them, whatever was collected since.
 * @throws AppError 404 also for a diagnosis that the reader may not see.
 */
export async function readSample(
  pool: Pool,
  reader: DiagnosisReader,
  diagnosisId: number,
  sourceKey: SampleSource,
): Promise<DiagnosisSample> {
  const [row] = await readRow(pool, { ...reader, diagnosisId, sourceKey })
  if (row === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const looked = {
    diagnosisId,
    sourceKey,
    lookupStatus: row.lookup_status,
    collectedAt: row.collected_at === null ? null : seoulDateTime(row.collected_at),
  }
  if (row.sample !== null) return { ...looked, ...presented(row.sample) }
  return { ...looked, ...withoutSample, explanation: (row.sample_count ?? 0) > 0 ? NOT_KEPT : NO_SAMPLE }
}

type Presented = Omit<DiagnosisSample, 'diagnosisId' | 'sourceKey' | 'lookupStatus' | 'collectedAt'>

const withoutSample: Omit<Presented, 'explanation'> = {
  basis: null,
  level: null,
  months: [],
  count: 0,
  input: null,
  quartiles: null,
  rank: null,
  deals: [],
}

function presented(sample: StoredSample): Presented {
  const { basis, level, months, quartiles, inputManwon, similarTo, deals } = sample
  const name = COMPARED[basis]
  const amounts = deals.map((deal) => comparedAmount(deal, basis))
  return {
    basis,
    level,
    months: months.map((month) => `${month.slice(0, 4)}-${month.slice(4, 6)}`),
    count: deals.length,
    input: { amountManwon: inputManwon, areaSquareMeter: similarTo.areaSquareMeter, floorNumber: similarTo.floor },
    quartiles,
    rank: {
      lower: amounts.filter((amount) => amount < inputManwon).length,
      equal: amounts.filter((amount) => amount === inputManwon).length,
      higher: amounts.filter((amount) => amount > inputManwon).length,
    },
    deals: deals.map((deal) => presentDeal(deal, sample)),
    explanation: `${formatMonths(months)}에 신고된 ${SAMPLE_LEVEL_LABELS[level]} ${deals.length}건의 ${name} 중앙값 ${formatManwon(quartiles.median)}을 대표 금액으로 썼습니다. 진단한 때의 과거 거래이며 지금의 시세를 뜻하지 않습니다.`,
  }
}

function presentDeal(
  deal: SampledRow,
  { basis, similarTo, inputManwon }: StoredSample,
): DiagnosisSample['deals'][number] {
  const [contractDate, amount, rent, area, floor, sameLot, buildingName] = deal
  const sale = basis === 'SALE_PRICE'
  return {
    contractMonth: contractDate.slice(0, 7),
    amountManwon: comparedAmount(deal, basis),
    depositAmountManwon: sale ? null : amount,
    monthlyRentAmountManwon: sale ? null : rent,
    exclusiveAreaSquareMeter: area,
    floorNumber: floor,
    buildingName,
    matchLevel: sameLot ? 'SAME_LOT' : 'SAME_LEGAL_DISTRICT',
    distance: {
      areaSquareMeter: difference(area, similarTo.areaSquareMeter),
      floors: difference(floor, similarTo.floor),
      amountManwon: comparedAmount(deal, basis) - inputManwon,
    },
  }
}

function comparedAmount([, amount, rent]: SampledRow, basis: Comparison['basis']): number {
  return basis === 'MONTHLY_RENT' ? rent : amount
}

/** Areas are published with up to four decimals. */
function difference(of: number | null, from: number | null): number | null {
  return of === null || from === null ? null : Math.round((of - from) * 10_000) / 10_000
}
