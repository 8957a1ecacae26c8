import { type Static, Type } from 'typebox'
import { DecisionCode } from './assessment-codes.ts'
import { Nullable } from './common.ts'
import { DiagnosisAnswer } from './diagnosis-answer.ts'
import { PropertyTypeCode, SectionState } from './diagnosis-response.ts'
import { LeasePapers } from './papers-answer.ts'
import { PaperTerms } from './papers-input.ts'

const text = (description: string) => Type.String({ description })
const texts = (description: string) => Type.Array(Type.String(), { description })
const time = (description: string) => Type.String({ format: 'date-time', description: `${description}(+09:00)` })

export const ShareDiagnosisRequest = Type.Object(
  {
    days: Type.Integer({ minimum: 1, maximum: 30, default: 7, description: '링크가 살아 있는 날수(1–30)' }),
    includePapers: Type.Boolean({
      default: false,
      description: '저장한 서류 내용으로 한 계산도 보여 줄지. 메모는 언제나 빠집니다.',
    }),
  },
  { $id: 'ShareDiagnosisRequest', description: '공유 링크의 조건' },
)
export type ShareDiagnosisRequest = Static<typeof ShareDiagnosisRequest>

const shareFields = {
  shareId: Type.Integer({ description: '공유 번호' }),
  includePapers: Type.Boolean({ description: '서류 계산도 보여 주는지' }),
  createdAt: time('만든 시각'),
  expiresAt: time('끝나는 시각'),
}

export const CreatedShare = Type.Object(
  {
    ...shareFields,
    token: text('링크의 토큰. 이때 한 번만 보여 드립니다.'),
    path: text('링크가 여는 경로'),
  },
  { $id: 'CreatedShare', description: '만든 공유 링크. 가진 사람은 누구나 볼 수 있습니다.' },
)
export type CreatedShare = Static<typeof CreatedShare>

export const DiagnosisShare = Type.Object(
  {
    ...shareFields,
    openings: Type.Integer({ description: '열린 횟수' }),
    lastOpenedAt: Nullable(time('마지막으로 열린 시각'), { description: '마지막으로 열린 시각. 없으면 null' }),
  },
  { $id: 'DiagnosisShare', description: '살아 있는 공유 링크' },
)
export type DiagnosisShare = Static<typeof DiagnosisShare>

export const DiagnosisShares = Type.Object(
  { items: Type.Array(DiagnosisShare, { description: '살아 있는 공유 링크. 최근 것부터' }) },
  { $id: 'DiagnosisShares', description: '이 진단의 공유 링크' },
)
export type DiagnosisShares = Static<typeof DiagnosisShares>

/** The calculation without free text; its basis contains no text entered by the owner. */
export const SharedPapers = Type.Pick(
  LeasePapers,
  [
    'title',
    'disclaimer',
    'claimsAhead',
    'claimsBehind',
    'totalAhead',
    'coverage',
    'recoveryBands',
    'auctionRatio',
    'smallLease',
    'guarantorConditions',
    'unseenSeniorDeposits',
    'tenantsOfHouse',
    'rentConversion',
    'datePlan',
    'holidayNote',
    'gap',
    'statements',
    'cautions',
    'constants',
  ],
  { $id: 'SharedPapers', description: '소유자가 함께 보여 주기로 한 서류 계산. 자유롭게 적은 글은 없음' },
)
export type SharedPapers = Static<typeof SharedPapers>

export const SharedDiagnosis = Type.Object(
  {
    title: text('제목'),
    disclaimer: text('한계'),
    districtName: text('법정동 이름. 지번은 없음'),
    propertyType: PropertyTypeCode,
    propertyTypeName: text('주택 유형 이름'),
    terms: PaperTerms,
    answer: Nullable(DiagnosisAnswer, {
      description: '가장 먼저 말하는 것. 이전 판의 진단이거나 집을 알려 주는 문장이면 null',
    }),
    decision: Type.Optional(
      Nullable(DecisionCode, { description: '공공자료와 서류로 본 확인의 우선순위. answer가 없으면 null' }),
    ),
    diagnosedOn: text('진단한 날 YYYY-MM-DD'),
    expiresAt: time('링크가 끝나는 시각'),
    ruleBookVersion: text('규칙집 판'),
    evidence: Type.Array(
      Type.Object(
        {
          key: text('자료'),
          title: text('제목'),
          state: SectionState,
          source: text('출처'),
          referencePeriod: Nullable(Type.String(), { description: '기준 기간. 없으면 null' }),
          sampleCount: Nullable(Type.Integer(), { description: '근거 건수. 없으면 null' }),
          details: texts('설명'),
        },
        { $id: 'SharedEvidence', description: '자료 하나' },
      ),
      { description: '근거' },
    ),
    findings: Type.Array(
      Type.Object(
        { title: text('제목'), detail: text('설명') },
        { $id: 'SharedFinding', description: '주의할 것 하나' },
      ),
      { description: '자료에서 보인 주의할 것' },
    ),
    gaps: Type.Array(
      Type.Object(
        { title: text('제목'), detail: text('설명') },
        { $id: 'SharedGap', description: '아직 모르는 것 하나' },
      ),
      { description: '공공자료로 알 수 없는 것' },
    ),
    questions: texts('임대인이나 중개사에게 여쭤볼 것. 중요한 것부터 셋까지'),
    papers: Nullable(SharedPapers),
  },
  {
    $id: 'SharedDiagnosis',
    description: '공유한 진단. 지번, 호실, 건물 이름, 사용자, 메모, 등급은 들어 있지 않습니다.',
  },
)
export type SharedDiagnosis = Static<typeof SharedDiagnosis>
