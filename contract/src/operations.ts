import { type Static, Type } from 'typebox'
import { GivenPassword } from './account.ts'
import { Nullable, PageOf, PageQuery } from './common.ts'
import { DiagnosisHistorySummary, DiagnosisState } from './diagnosis-history.ts'
import { PaperConstant } from './papers-answer.ts'

const text = (description: string) => Type.String({ description })
const count = (description: string) => Type.Integer({ description })
const maybeText = (description: string) => Nullable(Type.String(), { description })
const maybeCount = (description: string) => Nullable(Type.Integer(), { description })
const keyword = (description: string) => Type.Optional(Type.String({ maxLength: 100, description }))

const CallStatus = Type.Enum(['SUCCESS', 'EMPTY', 'UNAVAILABLE', 'ERROR'], {
  description: '결과: 성공, 자료 없음, 키가 없어 부르지 않음, 오류',
})

export const CallLogQuery = Type.Object({
  keyword: keyword('제공 기관, API 이름, 경로, 오류 내용, 요청 번호의 일부'),
  resultStatus: Type.Optional(CallStatus),
  ...PageQuery.properties,
})
export type CallLogQuery = Static<typeof CallLogQuery>

export const ExternalApiCallLogResponse = Type.Object(
  {
    callId: count('기록 번호'),
    provider: text('제공 기관'),
    apiName: text('API 이름'),
    endpointPath: text('경로(질의 문자열 제외). 부르지 않았으면 빈 값'),
    requestSummary: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]), {
      description: '요청 요약. 키가 없고 주소는 해시',
    }),
    resultStatus: CallStatus,
    httpStatusCode: maybeCount('HTTP 상태. 응답이 없으면 null'),
    durationMillis: count('걸린 시간(ms)'),
    errorMessage: maybeText('오류 내용. 없으면 null'),
    requestId: maybeText('이 호출을 일으킨 요청 번호. 작업이면 null'),
    createdAt: text('시각(+09:00)'),
  },
  { $id: 'ExternalApiCallLogResponse', description: '외부 API 호출 기록. 키와 원문 응답은 저장하지 않습니다.' },
)
export type ExternalApiCallLogResponse = Static<typeof ExternalApiCallLogResponse>

export const ExternalApiHealth = Type.Object(
  {
    key: text('제공 기관 식별자'),
    provider: text('제공 기관 이름'),
    configured: Type.Boolean({ description: '키가 설정되어 있고 쓰도록 켜져 있는지' }),
    lastCallAt: maybeText('마지막 호출 시각(+09:00). 없으면 null'),
    lastResultStatus: Nullable(CallStatus, { description: '마지막 호출의 결과. 없으면 null' }),
    successRate24h: Nullable(Type.Number(), {
      description: '지난 24시간 호출 가운데 답을 받은 비율(0–1). 호출이 없으면 null',
    }),
    p95Millis: maybeCount('지난 24시간 응답 시간의 95백분위수(ms). 호출이 없으면 null'),
    breakerState: Type.Enum(['CLOSED', 'OPEN', 'HALF_OPEN'], {
      description: '차단기: CLOSED 정상, OPEN 쉬는 중, HALF_OPEN 시험 중. 이 인스턴스의 상태',
    }),
    quotaUsedToday: count('오늘(한국 시각) 실제로 부른 횟수'),
    healthy: Nullable(Type.Boolean(), {
      description:
        '키가 있고 차단기가 열리지 않았으며 지난 24시간 호출의 절반 이상이 답을 받았는지. 그동안 호출이 없으면 알 수 없어 null',
    }),
  },
  { $id: 'ExternalApiHealth', description: '외부 API 상태. 호출 기록에서만 계산하며 아무 곳도 부르지 않습니다.' },
)
export type ExternalApiHealth = Static<typeof ExternalApiHealth>

export const RefreshRun = Type.Object(
  {
    runId: count('실행 번호'),
    trigger: text('시작한 방법: SCHEDULED 예약, MANUAL 직접'),
    state: text('상태: RUNNING, COMPLETED, STOPPED, FAILED, ABANDONED'),
    stopReason: maybeText('멈춘 까닭. 없으면 null'),
    startedAt: text('시작 시각(+09:00)'),
    finishedAt: maybeText('끝난 시각(+09:00). 실행 중이면 null'),
    registered: count('새로 등록한 대상 수'),
    collected: count('모은 대상 수'),
    empty: count('자료가 없던 대상 수'),
    failed: count('실패한 대상 수'),
  },
  { $id: 'RefreshRun', description: '정기 수집 실행' },
)
export type RefreshRun = Static<typeof RefreshRun>

const StoredData = (name: string) =>
  Type.Object(
    {
      storedCount: count('저장된 건수'),
      latestCollectedAt: maybeText('가장 최근에 모은 시각(+09:00). 없으면 null'),
    },
    { $id: name, description: '저장된 자료의 건수와 최근 시각' },
  )

export const ExternalDataStatus = Type.Object(
  {
    refreshTargets: Type.Object(
      {
        total: count('전체 대상 수'),
        due: count('지금 모을 차례인 대상 수'),
        failed: count('마지막 시도가 실패한 대상 수'),
      },
      { $id: 'RefreshTargetCounts', description: '정기 수집 대상' },
    ),
    latestRun: Nullable(RefreshRun, { description: '마지막 실행. 없으면 null' }),
    recentRuns: Type.Array(RefreshRun, { description: '최근 실행 10건' }),
    transactionFacts: StoredData('StoredTransactionFacts'),
    buildingRegister: StoredData('StoredBuildingRegister'),
    publicPrices: StoredData('StoredPublicPrices'),
    marketStatistics: StoredData('StoredMarketStatistics'),
    marketIndicators: StoredData('StoredMarketIndicators'),
    staleConstants: Type.Array(PaperConstant, {
      description: '지금 또는 30일 안에 다시 확인해야 하는 법령과 기준의 숫자. 먼저 확인할 것부터이며, 없으면 빈 목록',
    }),
    backfills: Type.Array(
      Type.Object(
        {
          name: text('옮기는 것의 이름'),
          doneRows: count('지금까지 옮긴 행의 수'),
          expectedRows: count('시작할 때 그 표에 있던 행의 어림수. 옮길 행은 많아야 이만큼'),
        },
        { $id: 'BackfillProgress', description: '새 판에 맞게 옮기는 중인 옛 자료 하나' },
      ),
      { description: '새 판에 맞게 옮기는 중인 옛 자료. 모두 옮겼으면 빈 목록' },
    ),
    sources: Type.Array(
      Type.Object(
        {
          source: text('실거래 API 이름'),
          title: text('자료 이름'),
          collectedMonths: count('끝까지 모은 시군구·월의 수'),
          rowCount: count('그 달들의 거래 건수'),
          copyCount: count('그 달들에 두 번 실려 한 번만 센 행의 수'),
          withheldMonths: count('제공 기관의 최근 응답에 저장된 거래가 많이 빠져 있어 다시 확인 중인 시군구·월의 수'),
          withheldLabel: maybeText('확인 중인 달의 수를 적은 문구. 없으면 null'),
          latestDealMonth: maybeText('가장 최근 계약 월 YYYY-MM. 없으면 null'),
          latestCollectedAt: maybeText('가장 최근에 모은 시각(+09:00). 없으면 null'),
        },
        { $id: 'CollectedSource', description: '실거래 자료 하나' },
      ),
      { description: '실거래 자료별 수집 현황' },
    ),
  },
  { $id: 'ExternalDataStatus', description: '외부 자료의 저장 현황' },
)
export type ExternalDataStatus = Static<typeof ExternalDataStatus>

export const AdminDiagnosisQuery = Type.Object({
  keyword: keyword('입력 주소나 지번주소의 일부'),
  diagnosisState: Type.Optional(DiagnosisState),
  cursor: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,16}\\.[0-9]{1,15}$',
      description:
        '앞 답의 nextCursor. 그다음 것부터 보여 주며 page는 쓰지 않습니다. 몇 쪽이든 첫 쪽과 같은 시간이 걸립니다.',
    }),
  ),
  ...PageQuery.properties,
})
export type AdminDiagnosisQuery = Static<typeof AdminDiagnosisQuery>

/** Operators do not see the requester's notes on the registry. */
const { registry: _, withPapers: __, ...summary } = DiagnosisHistorySummary.properties

export const AdminDiagnosisSummary = Type.Object(
  {
    ...summary,
    requesterUserId: maybeCount('요청한 사용자 번호. 로그인하지 않았으면 null'),
    requesterUsername: maybeText('요청한 사용자 아이디. 로그인하지 않았으면 null'),
  },
  { $id: 'AdminDiagnosisSummary', description: '진단 기록 한 건의 요약과 요청한 사람' },
)
export type AdminDiagnosisSummary = Static<typeof AdminDiagnosisSummary>

export const AdminDiagnosisPage = Type.Object({
  ...PageOf(AdminDiagnosisSummary).properties,
  nextCursor: maybeText('다음 요청의 cursor. 더 없으면 null'),
})

export const DiagnosisPath = Type.Object({
  diagnosisId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '진단 번호' }),
})

export const DiagnosisDeletionRequest = Type.Object(
  {
    confirmationPassword: Type.String({
      ...GivenPassword,
      description: '처리하는 관리자 자신의 비밀번호. 틀리면 401',
    }),
  },
  { $id: 'DiagnosisDeletionRequest', description: '진단 기록 지우기 요청' },
)
export type DiagnosisDeletionRequest = Static<typeof DiagnosisDeletionRequest>

/** Snapshots are shown as stored, whichever version of the service wrote them. */
const snapshot = (description: string) => Type.Object({}, { additionalProperties: true, description })

export const RentRiskDiagnosisHistoryDetailResponse = Type.Object(
  {
    ...AdminDiagnosisSummary.properties,
    inputAddress: text('입력한 주소'),
    pnu: maybeText('필지고유번호. 없으면 null'),
    totalRiskScore: maybeCount('위험 점수. 없으면 null'),
    ruleBookVersion: text('규칙집 판'),
    request: snapshot('요청 원본(RentRiskDiagnosisRequest)'),
    response: snapshot('응답 원본(RentRiskDiagnosisResponse)'),
    timings: Type.Array(snapshot('한 단계'), { description: '단계별 소요 시간과 결과' }),
    evidence: Type.Array(
      Type.Object(
        {
          sourceKey: text('자료'),
          lookupStatus: text('조회 상태'),
          failureReason: maybeText('실패한 까닭. 없으면 null'),
          referencePeriod: maybeText('기준 기간. 없으면 null'),
          sampleLevel: maybeText('표본 수준. 없으면 null'),
          sampleCount: maybeCount('표본 수. 없으면 null'),
          collectedAt: maybeText('모은 시각(+09:00). 없으면 null'),
        },
        { $id: 'AdminDiagnosisEvidence', description: '진단의 근거' },
      ),
      { description: '자료별 근거' },
    ),
  },
  { $id: 'RentRiskDiagnosisHistoryDetailResponse', description: '진단 기록 상세' },
)
export type RentRiskDiagnosisHistoryDetailResponse = Static<typeof RentRiskDiagnosisHistoryDetailResponse>
