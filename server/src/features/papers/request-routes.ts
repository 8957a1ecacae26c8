import {
  Addressee,
  KeepRequestsRequest,
  PaperId,
  PaperRequests,
  RequestMessage,
} from '@lease-risk/contract/papers-requests'
import { Type } from 'typebox'
import { PAPER_IDS } from '../../domain/checks/paper-names.ts'
import { requestablePaper } from '../../domain/papers/requests/requestable-papers.ts'
import { residentNumberProblem } from '../../domain/papers/resident-number.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf } from '../../platform/http/language.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { refuseWhenGone } from '../../platform/http/refuse-when-gone.ts'
import type { Services } from '../../services.ts'
import { message, type Unworded } from '../../words/message.ts'
import { type Owner, ownBasis, toldOfHome } from './read-papers.ts'
import { requestText } from './request-text.ts'
import { listRequests, putRequests } from './requests.ts'
import { DiagnosisPath, ownerOf } from './saved-reading-routes.ts'

const config = { access: 'authenticated' } as const
const tags = ['papers']
const REQUESTS_PATH = '/api/rent-risk-diagnoses/:diagnosisId/requests'

/** R-PAPERS-19: requests for papers, and whom they went to. */
export function requestRoutes(app: HttpApp, services: Services): void {
  readPaperRequestsRoute(app, services)
  keepPaperRequestsRoute(app, services)
  readPaperRequestMessageRoute(app, services)
}

function readPaperRequestsRoute(app: HttpApp, services: Services): void {
  app.get(
    REQUESTS_PATH,
    {
      config,
      schema: {
        operationId: 'readPaperRequests',
        tags,
        summary: '서류 요청 기록',
        description: '요청할 수 있는 서류 전부와, 누구에게 언제 요청해 어떻게 되었는지의 기록입니다.',
        params: DiagnosisPath,
        response: { ...ok(PaperRequests), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request) => envelope(await readRequests(services, ownerOf(request))),
  )
}

function keepPaperRequestsRoute(app: HttpApp, services: Services): void {
  app.put(
    REQUESTS_PATH,
    {
      config: { ...config, rateLimit: 'papers', alsoWrong: requestProblems },
      schema: {
        operationId: 'keepPaperRequests',
        tags,
        summary: '서류 요청 기록 저장',
        description:
          '적은 서류의 기록만 바뀌고 나머지는 그대로입니다. 거절당한 것은 서류 계산의 주의로 나오며, 저장된 진단은 바뀌지 않습니다.',
        params: DiagnosisPath,
        body: KeepRequestsRequest,
        response: { ...ok(PaperRequests), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request) =>
      envelope(await keepRequests(services, ownerOf(request), request.body), message('PAPER_REQUESTS_SAVED')),
  )
}

function readPaperRequestMessageRoute(app: HttpApp, services: Services): void {
  app.get(
    `${REQUESTS_PATH}/:paper/message`,
    {
      config,
      schema: {
        operationId: 'readPaperRequestMessage',
        tags,
        summary: '서류를 요청하는 글',
        description:
          '임대인이나 공인중개사에게 보낼 정중한 글입니다. 계약 조건과 법적 의무, 이 서류에 대해 들은 말이 들어 있고 주소와 이름은 없습니다.',
        params: Type.Object({ ...DiagnosisPath.properties, paper: PaperId }),
        querystring: Type.Object({ to: Addressee }),
        response: { ...ok(RequestMessage), ...refusals('DIAGNOSIS_404_NOT_FOUND', 'PAPERS_404_NO_TERMS') },
      },
    },
    async (request) => {
      const { paper } = request.params
      const { to } = request.query
      const told = await toldOfHome(services, ownerOf(request))
      if (told === null) throw new AppError('PAPERS_404_NO_TERMS')
      return envelope(requestText({ paper, to }, told, languageOf(request)))
    },
  )
}

/**
 * Every paper with its description and the person whom the user asked for it. @throws AppError 404 for another user's
 * diagnosis.
 */
async function readRequests(services: Services, owner: Owner): Promise<Unworded<PaperRequests>> {
  await ownBasis(services, owner)
  const kept = await listRequests(services.pool, owner)
  const items = PAPER_IDS.map((paper) => {
    const {
      status = 'NOT_ASKED',
      askedOn = null,
      answeredOn = null,
      memo = null,
    } = kept.find((each) => each.paper === paper) ?? {}
    return { paper, ...requestablePaper(paper), status, askedOn, answeredOn, memo }
  })
  return { diagnosisId: owner.diagnosisId, items }
}

/** What the schema cannot express: a memo has no resident number. */
function requestProblems({ items }: { items?: unknown }): FieldProblem[] {
  return (Array.isArray(items) ? (items as ({ memo?: string } | undefined)[]) : []).flatMap((item, index) =>
    residentNumberProblem(`items[${index}].memo`, item?.memo),
  )
}

/** Records the status of some requests; if a paper is named twice, the last one counts. @throws AppError 400, 404 */
async function keepRequests(
  services: Services,
  owner: Owner,
  { items }: KeepRequestsRequest,
): Promise<Unworded<PaperRequests>> {
  const errors = requestProblems({ items })
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  await ownBasis(services, owner)
  const byPaper = new Map(items.map((item) => [item.paper, { ...item, memo: item.memo?.trim() || null }]))
  const now = services.clock.now()
  const kept = { ...owner, items: JSON.stringify([...byPaper.values()]), now }
  await refuseWhenGone('DIAGNOSIS_404_NOT_FOUND', () => putRequests(services.pool, kept))
  return readRequests(services, owner)
}
