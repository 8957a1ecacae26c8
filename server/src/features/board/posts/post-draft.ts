import { CommunityPostDraft } from '@lease-risk/contract/community'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { Type } from 'typebox'
import { findPersonalData } from '../../../domain/community/personal-data.ts'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { inWords } from '../../../words/in-words.ts'
import { message, type Unworded } from '../../../words/message.ts'
import { readDiagnosis } from '../../diagnosis/index.ts'
import { namesTheHome } from '../../sharing/index.ts'
import type { CommunityServices } from './services.ts'

type Draft = Unworded<CommunityPostDraft>

const MOST_ITEMS = 5
const MANWON_PER_EOK = 10_000

/**
 * A text to ask others about a diagnosis, with the district and rounded amounts. It names no lot, unit, building or
 * person: a title that does is left out entirely.
 */
function postDraft(diagnosis: RentRiskDiagnosisResponse): Draft {
  const { address, propertyIdentity, inputSummary } = diagnosis
  const { depositAmountManwon: deposit, monthlyRentAmountManwon: rent, contractPurpose: purpose } = inputSummary
  const names = namesTheHome(diagnosis)
  const isTellable = (text: string) => !names(text) && findPersonalData(text).length === 0
  const shown = (items: string[]) => items.filter(isTellable).slice(0, MOST_ITEMS)
  const home = { district: address.legalDistrictName ?? null, type: propertyIdentity.propertyTypeName ?? null, purpose }
  const content = message('POST_DRAFT', {
    home,
    depositManwon: roundedTo(deposit, deposit >= MANWON_PER_EOK ? 1_000 : 100),
    rentManwon: rent > 0 ? roundedTo(rent, 5) : null,
    cautions: shown(titles(diagnosis, ['SEVERE', 'CAUTION'], 'caution')),
    gaps: shown(titles(diagnosis, ['GAP', 'ASK'], 'required')),
  })
  const legalDistrictCode = address.legalDistrictCode ?? null
  return { boardCode: 'FREE', title: message('POST_DRAFT_TITLE', home), content, legalDistrictCode }
}

/** Titles from the findings; from the matrix if an older diagnosis has no findings. */
function titles(
  { findings, confirmationMatrix }: RentRiskDiagnosisResponse,
  severities: string[],
  column: 'caution' | 'required',
): string[] {
  const items = findings?.filter(({ severity }) => severities.includes(severity)) ?? confirmationMatrix[column]
  return [...new Set(items.map(({ title }) => title))]
}

/** Rounded so that the amounts alone do not identify the contract. */
function roundedTo(amount: number, step: number): number {
  return Math.round(amount / step) * step
}

const DiagnosisPath = Type.Object({
  diagnosisId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '진단 번호' }),
})

/** A ready-made text for a post about the caller's own diagnosis; it is submitted as an ordinary post. */
export function postDraftRoute(app: HttpApp, { pool }: CommunityServices): void {
  app.get(
    '/api/rent-risk-diagnoses/:diagnosisId/post-draft',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'readCommunityPostDraft',
        tags: ['community'],
        summary: '진단 결과로 쓴 글 초안',
        description:
          '내 진단으로 커뮤니티에 물어볼 글의 초안입니다. 지번, 동·호, 건물 이름과 사람 이름은 넣지 않고 금액은 어림수로 적습니다. 글쓰기 요청에 그대로 넣거나 고쳐서 쓸 수 있습니다.',
        params: DiagnosisPath,
        response: { ...ok(CommunityPostDraft), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request) => {
      const { userId } = userOf(request)
      const { diagnosisId, answer } = await readDiagnosis(pool, request.params.diagnosisId, { userId }, ['answer'])
      return envelope(postDraft(inWords({ diagnosisId, ...answer }, languageOf(request))))
    },
  )
}
