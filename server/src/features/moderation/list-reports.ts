import type { Page } from '@lease-risk/contract/common'
import type { AdminCommunityReportResponse, AdminReportQuery } from '@lease-risk/contract/community-moderation'
import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import { presentForOperator } from './present-report.ts'
import { REPORT_COLUMNS, REPORT_SELECTED, type ReportRow } from './reports.ts'

type Filters = { status: string | null; targetType: string | null }
const CHOSEN = `(:status::text is null or status = :status)
  and (:targetType::text is null or target_type = :targetType)`

const selectPage = statement<ReportRow, Filters & { limit: number; offset: number }>({
  name: 'report-page',
  planned: 'EACH_TIME',
  columns: REPORT_COLUMNS,
  text: `select ${REPORT_SELECTED} from reports where ${CHOSEN} order by report_id limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, Filters>({
  name: 'report-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from reports where ${CHOSEN}`,
})
const selectOne = statement<ReportRow, { reportId: number }>({
  name: 'report-of-number',
  columns: REPORT_COLUMNS,
  text: `select ${REPORT_SELECTED} from reports where report_id = :reportId`,
})

/** The queue, longest waiting first. */
export async function listReports(pool: Pool, query: AdminReportQuery): Promise<Page<AdminCommunityReportResponse>> {
  const { page, size } = query
  const filters = { status: query.status ?? null, targetType: query.targetType ?? null }
  const [rows, counted] = await Promise.all([
    selectPage(pool, { ...filters, limit: size, offset: page * size }),
    countAll(pool, filters),
  ])
  return pageOf(await presentForOperator(pool, rows), query, counted[0]?.count ?? 0)
}

/** One report, decided or not. @throws AppError 404 */
export async function readReport(pool: Pool, reportId: number): Promise<AdminCommunityReportResponse> {
  const [report] = await presentForOperator(pool, await selectOne(pool, { reportId }))
  if (!report) throw new AppError('COMMON_404_NOT_FOUND')
  return report
}
