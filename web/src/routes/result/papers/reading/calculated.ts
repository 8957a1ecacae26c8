import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import type { PaperReading } from '@lease-risk/contract/papers-input'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../lib/api.ts'
import { readOrKept } from '../../../../lib/kept-results.ts'
import type { Subject } from '../../../../lib/links.ts'
import { type Language, language } from '../../../../lib/words.ts'
import { keptBy } from '../../queries.ts'

/** Calculates the consequences for the deposit from the values read on papers. */
export function calculated(subject: Subject, reading: PaperReading, inLanguage: Language = language()) {
  const { homeLabel: _, ...typed } = reading
  const body = { ...typed, ...('token' in subject ? { statusToken: subject.token } : subject) }
  return queryOptions({
    queryKey: ['calculation', body, inLanguage],
    queryFn: ({ signal }) =>
      readOrKept(keptBy(subject), `${inLanguage} ${JSON.stringify(typed)}`, () =>
        api<LeasePapers>('/api/lease-papers/calculation', {
          method: 'POST',
          body,
          headers: { 'accept-language': inLanguage },
          signal,
        }),
      ),
  })
}
