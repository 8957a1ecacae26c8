import { PageOf } from '@lease-risk/contract/common'
import {
  AdminDiagnosisPage,
  AdminDiagnosisQuery,
  CallLogQuery,
  DiagnosisPath,
  ExternalApiCallLogResponse,
  ExternalApiHealth,
  ExternalDataStatus,
  RentRiskDiagnosisHistoryDetailResponse,
} from '@lease-risk/contract/operations'
import { ReadPurposeQuery, RevealRequest } from '@lease-risk/contract/personal-reads'
import { Type } from 'typebox'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { type AuditServices, operatorContext } from '../audit/index.ts'
import { listCalls } from './call-log.ts'
import { lookAtDiagnoses, lookAtDiagnosis, revealDiagnosis } from './look-at-diagnosis.ts'
import { readDataStatus } from './read-data-status.ts'
import { type ProviderState, readHealth } from './read-health.ts'

export type OperationServices = AuditServices & { providers: ProviderState }

const external = { access: { admin: 'EXTERNAL_API_READ' } } as const
const diagnosisData = { access: { admin: 'DIAGNOSIS_DATA_READ' } } as const

/** R-OPS-02 to R-OPS-04, R-ADMIN-09: external calls, stored data and all users' diagnoses, read-only. */
export function operationRoutes(app: HttpApp, services: OperationServices): void {
  listExternalApiCallLogsRoute(app, services)
  readExternalApiHealthRoute(app, services)
  readExternalDataStatusRoute(app, services)
  listAllDiagnosesRoute(app, services)
  readAnyDiagnosisRoute(app, services)
  revealDiagnosisRoute(app, services)
}

function listExternalApiCallLogsRoute(app: HttpApp, { pool }: OperationServices): void {
  app.get(
    '/api/admin/external-api-call-logs',
    {
      config: external,
      schema: {
        operationId: 'listExternalApiCallLogs',
        tags: ['operations'],
        summary: '외부 API 호출 기록',
        description: '제공 기관을 부른 기록을 최근 것부터 봅니다. 키와 원문 응답은 저장하지도 답하지도 않습니다.',
        querystring: CallLogQuery,
        response: ok(PageOf(ExternalApiCallLogResponse)),
      },
    },
    async ({ query }) => envelope(await listCalls(pool, query)),
  )
}

function readExternalApiHealthRoute(app: HttpApp, { pool, clock, providers }: OperationServices): void {
  app.get(
    '/api/admin/external-api-health',
    {
      config: external,
      schema: {
        operationId: 'readExternalApiHealth',
        tags: ['operations'],
        summary: '외부 API 상태',
        description: '지난 24시간의 호출 기록으로 계산한 제공 기관별 상태입니다. 읽을 때 외부를 부르지 않습니다.',
        response: ok(Type.Array(ExternalApiHealth)),
      },
    },
    async () => envelope(await readHealth(pool, clock.now(), providers)),
  )
}

function readExternalDataStatusRoute(app: HttpApp, { pool, clock }: OperationServices): void {
  app.get(
    '/api/admin/external-data-status',
    {
      config: external,
      schema: {
        operationId: 'readExternalDataStatus',
        tags: ['operations'],
        summary: '외부 자료 저장 현황',
        description:
          '저장된 자료의 건수와 최근 시각, 정기 수집의 대상과 실행을 봅니다. 실거래 건수에 해제된 거래는 없습니다.',
        response: ok(ExternalDataStatus),
      },
    },
    async () => envelope(await readDataStatus(pool, clock.now())),
  )
}

function listAllDiagnosesRoute(app: HttpApp, services: OperationServices): void {
  app.get(
    '/api/admin/rent-risk-diagnoses',
    {
      config: diagnosisData,
      schema: {
        operationId: 'listAllDiagnoses',
        tags: ['operations'],
        summary: '전체 진단 기록',
        description:
          '모든 사용자의 진단 기록을 최근 것부터 봅니다. 로그인하지 않은 요청도 있습니다. 요청한 사람의 아이디는 가립니다. 뒤쪽은 cursor로 보는 것이 빠릅니다.',
        querystring: AdminDiagnosisQuery,
        response: ok(AdminDiagnosisPage),
      },
    },
    async (request) => envelope(await lookAtDiagnoses(services, operatorContext(request), request.query)),
  )
}

function readAnyDiagnosisRoute(app: HttpApp, services: OperationServices): void {
  app.get(
    '/api/admin/rent-risk-diagnoses/:diagnosisId',
    {
      config: diagnosisData,
      schema: {
        operationId: 'readAnyDiagnosis',
        tags: ['operations'],
        summary: '진단 기록 상세',
        description:
          '한 진단의 요청과 응답 원본, 요청한 사람, 단계별 소요 시간, 자료별 근거를 봅니다. 요청한 사람의 아이디, 동·호, 붙여 넣은 설명은 가립니다. 본 것은 감사 기록에 남고 요청한 사람에게도 보입니다.',
        params: DiagnosisPath,
        querystring: ReadPurposeQuery,
        response: { ...ok(RentRiskDiagnosisHistoryDetailResponse), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request) => {
      const input = { ...request.query, ...request.params }
      return envelope(await lookAtDiagnosis(services, operatorContext(request), input))
    },
  )
}

function revealDiagnosisRoute(app: HttpApp, services: OperationServices): void {
  app.post(
    '/api/admin/rent-risk-diagnoses/:diagnosisId/reveal',
    {
      config: diagnosisData,
      schema: {
        operationId: 'revealDiagnosis',
        tags: ['operations'],
        summary: '가린 것까지 진단 기록 보기',
        description: '까닭을 적고 가린 것까지 봅니다. 까닭은 감사 기록에 남고 요청한 사람에게도 보입니다.',
        params: DiagnosisPath,
        body: RevealRequest,
        response: { ...ok(RentRiskDiagnosisHistoryDetailResponse), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await revealDiagnosis(services, operatorContext(request), input))
    },
  )
}
