import { type SpecialClause, SpecialClauseCatalogue } from '@lease-risk/contract/special-clauses'
import { seoulDate } from '../../domain/calendar.ts'
import { type Clause, clausesOn } from '../../domain/clauses/catalogue.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Services } from '../../services.ts'
import { word } from '../../words/in-words.ts'
import { KOREAN, type Language } from '../../words/language.ts'
import { message, type Unworded } from '../../words/message.ts'

/** R-PAPERS-25: the same for everybody; which clauses fit a home follows from its checks. */
export function specialClauseRoute(app: HttpApp, { clock }: Pick<Services, 'clock'>): void {
  app.get(
    '/api/special-clauses',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listSpecialClauses',
        tags: ['papers'],
        summary: '계약서에 넣을 특약의 목록',
        description:
          '공개된 표준계약서를 바탕으로 쓴 특약과, 각 특약이 막아 주는 것과 막지 못하는 것입니다. 법률 자문이 아닙니다.',
        response: ok(SpecialClauseCatalogue),
      },
    },
    async (request) => {
      const language = languageOf(request)
      const clauses = clausesOn(seoulDate(clock.now())).map((each) => present(each, language))
      return envelope({ clauses, note: message('CLAUSES_NOTE') })
    },
  )
}

/** In Korean, because the contract is; also in the tenant's language if that is another. */
function present(
  { id, checks, always, title, text, protects, limits }: Clause,
  language: Language,
): Unworded<SpecialClause> {
  return {
    clauseId: id,
    title,
    clause: word(text, KOREAN),
    ...(language !== KOREAN && { translation: text }),
    protects,
    limits,
    checkIds: [...checks],
    always,
  }
}
