import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Job } from '../../platform/jobs/job-queue.ts'
import { markOperation } from '../../platform/operation-marks.ts'
import type { AuditSeal } from './audit-seal.ts'
import { type ChainReport, verifyChain } from './verify-chain.ts'

type Services = { pool: Pool; auditSeal: AuditSeal; log: Pick<Logger, 'error'> }

/** R-OPS-31. Walks the log and records whether it is whole, for `/metrics`. */
export async function verifyAndMark(pool: Pool, seal: AuditSeal): Promise<ChainReport> {
  const report = await verifyChain(pool, seal)
  await markOperation(pool, 'audit verification', report.firstBreak === null)
  return report
}

/** Daily. A changed log does not fail the job: a retry would find it changed again. */
export function verifyAuditJob({ pool, auditSeal, log }: Services): Job {
  return {
    name: 'verify-audit',
    schedule: '23 3 * * *',
    async run() {
      const { firstBreak } = await verifyAndMark(pool, auditSeal)
      if (firstBreak !== null) log.error(firstBreak, 'the audit log is not as it was written')
    },
  }
}
