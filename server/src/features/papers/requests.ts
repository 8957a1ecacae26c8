import type { RequestStatus } from '@lease-risk/contract/papers-requests'
import { PAPER_IDS, type PaperId } from '../../domain/checks/paper-names.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

export type SavedRequest = {
  paper: string
  status: RequestStatus
  askedOn: string | null
  answeredOn: string | null
  memo: string | null
}

export const listRequests = statement<SavedRequest, { diagnosisId: number }>({
  name: 'paper-requests-list',
  columns: { paper: 'text', status: 'text', askedOn: 'date', answeredOn: 'date', memo: 'text' },
  text: `
    select paper, status, asked_on as "askedOn", answered_on as "answeredOn", memo
    from paper_requests where diagnosis_id = :diagnosisId`,
})

/** Replaces the rows of the named papers; the others stay. */
export const putRequests = statement<
  { paper: string },
  { diagnosisId: number; userId: number; items: string; now: Date }
>({
  name: 'paper-requests-put',
  columns: { paper: 'text' },
  text: `
    insert into paper_requests (diagnosis_id, user_id, paper, status, asked_on, answered_on, memo, updated_at)
    select :diagnosisId::bigint, :userId::bigint, paper, status, "askedOn", "answeredOn", memo, :now::timestamptz
    from jsonb_to_recordset(:items::jsonb)
      as item (paper text, status text, "askedOn" date, "answeredOn" date, memo text)
    order by paper
    on conflict (diagnosis_id, paper) do update set
      status = excluded.status, asked_on = excluded.asked_on, answered_on = excluded.answered_on,
      memo = excluded.memo, updated_at = excluded.updated_at
    returning paper`,
})

/** The papers of a diagnosis that somebody refused, in the order of the catalogue. */
export async function refusedPapers(database: Queryable, { diagnosisId }: { diagnosisId: number }): Promise<PaperId[]> {
  const refused = (await listRequests(database, { diagnosisId })).filter(({ status }) => status === 'REFUSED')
  return PAPER_IDS.filter((id) => refused.some(({ paper }) => paper === id))
}
