import { type CalendarEvent, calendarFile } from '@lease-risk/contract/calendar-file'
import {
  KeepPapersRequest,
  KeptPapers,
  PapersComparison,
  PapersComparisonQuery,
} from '@lease-risk/contract/saved-readings'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { userOf } from '../../platform/http/access.ts'
import { envelope, ok, raw } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf, sayLanguage } from '../../platform/http/language.ts'
import { refusals } from '../../platform/http/refusals.ts'
import type { Services } from '../../services.ts'
import { inWords, word } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import { papersOf } from './calculate.ts'
import { comparePapers } from './compare-papers.ts'
import { keepPapers } from './keep-papers.ts'
import { carriedOver, type Owner, ownBasis, readPapers } from './read-papers.ts'
import { readNewest } from './readings.ts'
import { problemsOfAccepted } from './typed-papers.ts'

const config = { access: 'authenticated' } as const
const tags = ['papers']
const PAPERS_PATH = '/api/rent-risk-diagnoses/:diagnosisId/papers'
export const DiagnosisPath = Type.Object({
  diagnosisId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '진단 번호' }),
})

export function ownerOf(request: FastifyRequest & { params: { diagnosisId: number } }): Owner {
  return { userId: userOf(request).userId, diagnosisId: request.params.diagnosisId }
}

/** R-PAPERS-16 to R-PAPERS-20: the papers that the owner of a diagnosis stores with it. */
export function keptRoutes(app: HttpApp, services: Services): void {
  readDiagnosisPapersRoute(app, services)
  keepDiagnosisPapersRoute(app, services)
  compareDiagnosisPapersRoute(app, services)
  downloadPapersCalendarRoute(app, services)
}

function readDiagnosisPapersRoute(app: HttpApp, services: Services): void {
  app.get(
    PAPERS_PATH,
    {
      config,
      schema: {
        operationId: 'readDiagnosisPapers',
        tags,
        summary: '저장한 서류 내용',
        description:
          '자신의 진단에 저장한 마지막 내용과 오늘의 계산입니다. 저장한 적이 없으면 version이 0이고, 같은 지번의 앞선 진단에 저장한 것이 있으면 그것을 이어받아 보여줍니다.',
        params: DiagnosisPath,
        response: { ...ok(KeptPapers), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return envelope(await readPapers(services, ownerOf(request)))
    },
  )
}

function keepDiagnosisPapersRoute(app: HttpApp, services: Services): void {
  app.put(
    PAPERS_PATH,
    {
      config: { ...config, rateLimit: 'papers', alsoWrong: (given) => problemsOfAccepted(services, given) },
      schema: {
        operationId: 'keepDiagnosisPapers',
        tags,
        summary: '서류 내용 저장',
        description:
          '읽고 적은 내용 전체를 새 판으로 저장합니다. 이전 판은 남습니다. version은 지금 알고 있는 판이며, 그사이 저장된 것이 있으면 409입니다. 진단의 점수와 등기 확인 상태는 바뀌지 않습니다.',
        params: DiagnosisPath,
        body: KeepPapersRequest,
        response: { ...ok(KeptPapers), ...refusals('DIAGNOSIS_404_NOT_FOUND', 'PAPERS_409_STALE_VERSION') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return envelope(await keepPapers(services, ownerOf(request), request.body), message('PAPERS_SAVED'))
    },
  )
}

function compareDiagnosisPapersRoute(app: HttpApp, services: Services): void {
  app.get(
    `${PAPERS_PATH}/comparison`,
    {
      config,
      schema: {
        operationId: 'compareDiagnosisPapers',
        tags,
        summary: '저장한 두 판의 비교',
        description:
          '계약일에 읽은 등기부와 잔금일에 읽은 등기부처럼, 저장한 두 판 사이에 새로 생기거나 말소되거나 바뀐 것입니다. 새 담보권이 맨 앞에 나옵니다. from이 0이면 처음 저장하기 전과 견줍니다.',
        params: DiagnosisPath,
        querystring: PapersComparisonQuery,
        response: { ...ok(PapersComparison), ...refusals('DIAGNOSIS_404_NOT_FOUND', 'PAPERS_404_VERSION') },
      },
    },
    async (request) => envelope(await comparePapers(services, ownerOf(request), request.query)),
  )
}

function downloadPapersCalendarRoute(app: HttpApp, services: Services): void {
  app.get(
    `${PAPERS_PATH}/calendar.ics`,
    {
      config,
      schema: {
        operationId: 'downloadPapersCalendar',
        tags,
        summary: '날짜를 달력 파일로',
        description:
          '저장한 날짜의 할 일을 달력 파일(RFC 5545, 한국 시각)로 받습니다. 하루 전에 알림이 있고, 제목에는 주소 없이 직접 정한 집의 이름만 들어갑니다.',
        params: DiagnosisPath,
        response: {
          ...raw('text/calendar', '달력 파일'),
          ...refusals('DIAGNOSIS_404_NOT_FOUND', 'PAPERS_404_NO_DATES'),
        },
      },
    },
    async (request, reply) => {
      const file = await papersCalendar(services, ownerOf(request), languageOf(request))
      return sayLanguage(reply)
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="lease-dates.ics"')
        .type('text/calendar; charset=utf-8')
        .send(file)
    },
  )
}

/**
 * The dates of the newest reading as a calendar file. The titles name the home by the user's own label and never by an
 * address.
 * @throws AppError 404 for another user's diagnosis, and while there are no dates.
 */
async function papersCalendar(services: Services, owner: Owner, language: Language): Promise<string> {
  const basis = await ownBasis(services, owner)
  const [own] = await readNewest(services.pool, owner)
  const reading = (own ?? (await carriedOver(services, owner, basis)))?.reading
  const papers = inWords(reading && (await papersOf(services, reading, basis)), language)
  if (!papers || papers.datePlan.length === 0) throw new AppError('PAPERS_404_NO_DATES')
  const label = reading?.homeLabel?.trim() || word(message('HOME_TO_LEASE'), language)
  const uid = (code: string) => `${owner.diagnosisId}-${code.toLowerCase()}@lease-risk`
  const events: CalendarEvent[] = papers.datePlan.map(({ code, title, why, law, fromOn, untilOn, marks }) => ({
    uid: uid(code),
    summary: `${label}: ${title}`,
    description: [why, law, ...marks.map((mark) => `${mark.date} ${mark.label}`)].join('\n'),
    fromOn,
    untilOn,
  }))
  if (papers.gap !== null && papers.gap.hours > 0) {
    const { startsAt, endsAt, sentence } = papers.gap
    const summary = `${label}: ${word(message('UNPROTECTED_TIME'), language)}`
    events.push({ uid: uid('gap'), summary, description: sentence, startsAt, endsAt })
  }
  return calendarFile(label, events, services.clock.now(), language)
}
