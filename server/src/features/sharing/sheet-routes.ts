import { DiagnosisSheet } from '@lease-risk/contract/diagnosis-sheet'
import type { SharedDiagnosis } from '@lease-risk/contract/shared-diagnosis'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { requesterUserId } from '../../platform/http/access.ts'
import { envelope, ok, raw } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf, sayLanguage } from '../../platform/http/language.ts'
import { refusals } from '../../platform/http/refusals.ts'
import type { Services } from '../../services.ts'
import { inWords } from '../../words/in-words.ts'
import { type Message, message, sentences, type Text, type Unworded } from '../../words/message.ts'
import { heldToken, readDiagnosis } from '../diagnosis/index.ts'
import { keptCalculation } from '../papers/index.ts'
import { createSheetDrawer } from './draw-sheet.ts'
import { sharedSheet } from './shared-sheet.ts'

type Asked = FastifyRequest & {
  params: { diagnosisId: number }
  query: { statusToken?: string; includePapers: boolean }
}

const SHEET_PATH = '/api/rent-risk-diagnoses/:diagnosisId/sheet'
const tags = ['sharing']
// a status token grants access without a login; without either, the reply is still a 401
const config = { access: 'public', rateLimit: 'sharedLink' } as const
const params = Type.Object({
  diagnosisId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '진단 번호' }),
})
const querystring = Type.Object({
  statusToken: Type.Optional(
    Type.String({ maxLength: 100, description: '진단할 때 받은 토큰. 진단한 사람이 로그인했으면 생략' }),
  ),
  includePapers: Type.Boolean({
    default: false,
    description: '저장한 서류까지 본 답을 적을지. 진단한 사람이 로그인했을 때만 적고, 메모는 언제나 빠집니다.',
  }),
})
const refused = refusals('AUTH_401_TOKEN_MISSING', 'DIAGNOSIS_404_NOT_FOUND')
const shown = {
  tags,
  params,
  querystring,
  description:
    '비교한 금액과 거래, 주의할 것, 모르는 것, 물어볼 것입니다. 지번, 호실, 건물 이름, 거래 하나하나, 사용자, 메모, 등급은 나오지 않습니다. 진단한 사람이 로그인하거나 진단할 때 받은 statusToken으로 받고, 다른 사람의 진단은 404입니다.',
}

/** R-PAPERS-29: a one-page summary of a diagnosis, as a file that its holder can send. */
export function sheetRoutes(app: HttpApp, services: Services): void {
  const drawer = createSheetDrawer()
  app.addHook('onClose', () => drawer.close())
  app.get(
    SHEET_PATH,
    {
      config,
      schema: {
        operationId: 'readDiagnosisSheet',
        ...shown,
        summary: '보낼 한 장의 내용',
        response: { ...ok(DiagnosisSheet), ...refused },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return envelope(await readSheet(services, request))
    },
  )
  app.get(
    `${SHEET_PATH}.pdf`,
    {
      config,
      schema: {
        operationId: 'downloadDiagnosisSheet',
        ...shown,
        summary: '보낼 한 장을 PDF로',
        response: { ...raw('application/pdf', 'PDF 파일'), ...refused },
      },
    },
    async (request, reply) => {
      const language = languageOf(request)
      const sheet = inWords(await readSheet(services, request), language)
      const pdf = await drawer.draw({ sheet, language, at: services.clock.now() })
      return sayLanguage(reply)
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="lease-check.pdf"')
        .type('application/pdf')
        .send(pdf)
    },
  )
}

async function readSheet(services: Services, request: Asked): Promise<Unworded<DiagnosisSheet>> {
  const { pool, clock, dataMode } = services
  const { diagnosisId } = request.params
  const { statusToken, includePapers } = request.query
  const userId = requesterUserId(request)
  const token = heldToken(statusToken, clock.now())
  if (userId === null && token === null) throw new AppError('AUTH_401_TOKEN_MISSING')
  const { answer } = await readDiagnosis(pool, diagnosisId, { userId, token }, ['answer'])
  // a token shows the diagnosis of somebody whose papers are their own
  const isOwn = userId !== null && token === null
  const papers = includePapers && isOwn ? await keptCalculation(services, { userId, diagnosisId }) : null
  return sheetOf(sharedSheet({ diagnosisId, ...answer }, { papers, expiresAt: '' }), dataMode === 'sample')
}

type Shared = Unworded<SharedDiagnosis>
type Part = Unworded<DiagnosisSheet>['parts'][number]

/** The content of the file: the same as others see by a link, as one page of text. `isInvented`: with sample data. */
function sheetOf(shared: Shared, isInvented: boolean): Unworded<DiagnosisSheet> {
  const { districtName, propertyTypeName, terms, ruleBookVersion, diagnosedOn } = shared
  return {
    title: shared.title,
    about: message('SHEET_ABOUT', { districtName, propertyTypeName, ...terms }),
    note: sentences([...(isInvented ? [message('INVENTED_DATA')] : []), shared.disclaimer]),
    parts: partsOf(shared).filter(({ items }) => items.length > 0),
    foot: message('SHEET_FOOT', { ruleBookVersion, diagnosedOn }),
  }
}

function partsOf({ answer, decision, evidence, findings, gaps, questions, papers }: Shared): Part[] {
  return [
    {
      title: message('SHEET_FIRST'),
      items:
        answer === null || !decision
          ? []
          : [
              {
                title: message('DECISION_LABEL', { decision }),
                texts: [answer.headline, ...(answer.stake ? [answer.stake.sentence] : [])],
              },
            ],
    },
    { title: message('SHEET_COMPARED'), items: evidence.map(comparedOf) },
    { title: message('OTHER_TENANTS_BY_PAPERS'), items: otherTenantsOf(papers) },
    { title: message('SHEET_CAUTIONS'), items: findings.map(titled) },
    {
      title: message('SHEET_STATED'),
      items: (papers?.statements ?? []).map(({ said, sentence }) => ({ title: said, texts: [sentence] })),
    },
    { title: message('SHEET_GAPS'), items: gaps.map(titled) },
    {
      title: message('SHEET_TO_DO'),
      items:
        answer === null ? [] : [answer.firstAction, ...answer.thenActions].map(({ sentence }) => untitled([sentence])),
    },
    { title: message('SHEET_QUESTIONS'), items: questions.map((question) => untitled([question])) },
  ]
}

/** R-PAPERS-97: the sum of the tenants' table of the house, and its contradictions. */
function otherTenantsOf(papers: Shared['papers']): Part['items'] {
  const { sentences: said = [], contradictions = [] } = papers?.tenantsOfHouse ?? {}
  return [...said, ...contradictions.map(({ sentence }) => sentence)].map((sentence) => untitled([sentence]))
}

/** The look-ups, including those without a result, which are not good news. */
function comparedOf({ title, state, source, referencePeriod, sampleCount, details }: Shared['evidence'][number]) {
  const from: Message = message('SHEET_SOURCE', { source, referencePeriod, sampleCount })
  return { title: message('SHEET_STATE', { title, state }), texts: [...details, from] }
}

function titled({ title, detail }: { title: Text; detail: Text }) {
  return { title, texts: detail === '' ? [] : [detail] }
}

function untitled(texts: Text[]) {
  return { title: null, texts }
}
