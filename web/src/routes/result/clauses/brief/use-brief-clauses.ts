import type { SpecialClause } from '@lease-risk/contract/special-clauses'
import type { Subject } from '../../../../lib/links.ts'
import { useLanguage } from '../../../../lib/words.ts'
import type { Result } from '../../queries.ts'
import { useAnswered } from '../../summary/use-answered.ts'
import { clausesOf } from '../clauses-of.ts'
import { useClauses, useClausesInKorean } from '../use-clauses.ts'

/** `korean`: for the broker; `undefined` if it could not be loaded beside another language. */
type BriefClause = { own: SpecialClause; korean: SpecialClause | undefined }
export type Brief = {
  clauses: BriefClause[]
  note: { own: string; korean: string | undefined }
  /** The clauses could not be loaded, which does not mean that there are none. */
  isMissing: boolean
}

/** Only the clauses that the findings of this home call for. */
export function useBriefClauses(result: Result, subject: Subject): Brief {
  const isKorean = useLanguage() === 'ko'
  const { data, isError } = useClauses(useAnswered(result, subject).foreignTenant)
  const beside = useClausesInKorean(useAnswered(result, subject, 'ko').foreignTenant)
  const korean = isKorean ? data : beside
  const clauses = data ? clausesOf(result, data.clauses).found : []
  return {
    clauses: clauses.map((own) => ({
      own,
      korean: korean?.clauses.find(({ clauseId }) => clauseId === own.clauseId),
    })),
    note: { own: data?.note ?? '', korean: korean?.note },
    isMissing: isError,
  }
}
