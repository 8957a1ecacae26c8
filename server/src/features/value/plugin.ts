import { ACCURACY_REGIONS, AccuracyRecord, OWN_DEALS } from '@lease-risk/contract/accuracy'
import type { Pool } from 'pg'
import { ESTIMATE_SHOWN } from '../../domain/rule-book/estimate-thresholds.ts'
import { type AccuracyMonth, readAccuracy } from '../../evidence/value/index.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import { type FitJobOptions, fitJob } from './fit-job.ts'

export function valueFeature({ pool, ...options }: FitJobOptions & { pool: Pool }): FeatureModule {
  return { jobs: [fitJob(options)], routes: accuracyRoutes(pool) }
}

const SHOWN_MONTHS = 12

function accuracyRoutes(pool: Pool): NonNullable<FeatureModule['routes']> {
  return (app) => {
    app.get(
      '/api/accuracy',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'readAccuracy',
          tags: ['regional'],
          summary: '추정의 정확도 기록',
          description:
            '달마다 새로 신고된 거래를, 그 거래를 알기 전에 낸 추정과 견준 기록입니다. 유형, 지역, 같은 지번의 거래 건수로 나누고, 추정 범위가 맞은 비율을 함께 냅니다.',
          response: ok(AccuracyRecord),
        },
      },
      async () => envelope(accuracyRecord(await readAccuracy(pool, SHOWN_MONTHS))),
    )
  }
}

function accuracyRecord(rows: readonly AccuracyMonth[]): AccuracyRecord {
  const months = Map.groupBy(rows, ({ month, kind, propertyType }) => `${month} ${kind} ${propertyType}`)
  return {
    intervalLevel: ESTIMATE_SHOWN.intervalLevel,
    months: [...months.values()].flatMap((cells) => {
      const [first] = cells
      if (first === undefined) return []
      const { month, kind, propertyType } = first
      return {
        month: `${month.slice(0, 4)}-${month.slice(4)}`,
        kind,
        propertyType,
        cells: cells.map(({ region, ownCell, count, medianError, over20, within10, held }) => ({
          region: region === null ? null : ACCURACY_REGIONS[region]!,
          ownDeals: ownCell === null ? null : OWN_DEALS[ownCell]!,
          dealCount: count,
          medianError,
          over20,
          within10,
          intervalHeld: held,
        })),
      }
    }),
  }
}
