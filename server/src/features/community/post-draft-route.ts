import { CommunityPostDraft } from '@lease-risk/contract/community'
import { Type } from 'typebox'
import { userOf } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf } from '../../platform/http/language.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { inWords } from '../../words/in-words.ts'
import { readOwnDiagnosis } from '../diagnosis-record/face.ts'
import { postDraft } from './post-draft.ts'
import type { CommunityServices } from './services.ts'

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
      const diagnosis = await readOwnDiagnosis(pool, userOf(request).userId, request.params.diagnosisId)
      if (diagnosis === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
      return envelope(postDraft(inWords(diagnosis, languageOf(request))))
    },
  )
}
