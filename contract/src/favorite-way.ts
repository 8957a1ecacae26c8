import { type Static, Type } from 'typebox'
import { DecisionCode } from './assessment-codes.ts'
import { Nullable } from './common.ts'
import { DiagnosisAnswer } from './diagnosis-answer.ts'
import { Favorite, WayState } from './favorites.ts'

const day = (description: string) => Nullable(Type.String(), { description: `${description} YYYY-MM-DD` })
const count = (description: string) => Type.Integer({ minimum: 0, description })

const TICKED = [
  'QUESTIONS',
  'PAPERS',
  'FIELD_CHECKS',
  'SPECIAL_CLAUSES',
  'REGISTRY_ON_CONTRACT',
  'TAX_VIEWING',
  'LEASE_REPORT',
  'REGISTRY_BEFORE_BALANCE',
  'REGISTRY_ON_BALANCE',
  'MOVE_IN_REPORT_AND_FIXED_DATE',
  'REGISTRY_AFTER_BALANCE',
  'GUARANTEE_APPLICATION',
  'RENEWAL_REQUEST',
  'LEASE_END',
] as const

/** A step that the owner marks as done. */
export const TickedStep = Type.Enum([...TICKED], { $id: 'TickedStep', description: '했다고 적을 수 있는 단계' })
export type TickedStep = Static<typeof TickedStep>

export const WayStepCode = Type.Enum(['DIAGNOSIS', 'DATES', ...TICKED], {
  $id: 'WayStepCode',
  description: '열쇠를 받기까지와 그 뒤의 단계. DIAGNOSIS와 DATES는 저장된 것만 보고 한 일로 셉니다.',
})
export type WayStepCode = Static<typeof WayStepCode>

export const ChangeStateRequest = Type.Object(
  { state: WayState },
  {
    $id: 'ChangeStateRequest',
    description: '저장한 집의 상태. 어느 상태로든 바꿀 수 있고, 같은 상태는 아무것도 바꾸지 않습니다.',
  },
)
export type ChangeStateRequest = Static<typeof ChangeStateRequest>

export const KeepStepsRequest = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        step: TickedStep,
        done: Type.Boolean({ description: '했으면 true, 표시를 지우려면 false' }),
        doneOn: Type.Optional(
          Type.String({
            format: 'date',
            pattern: '^(19|20)',
            description: '한 날 YYYY-MM-DD. 오늘까지. 적지 않으면 오늘',
          }),
        ),
      }),
      { minItems: 1, maxItems: 50, description: '적은 단계만 바뀝니다. 두 번 적은 단계는 뒤의 것을 따릅니다.' },
    ),
  },
  { $id: 'KeepStepsRequest', description: '한 일의 표시' },
)
export type KeepStepsRequest = Static<typeof KeepStepsRequest>

export const WayStep = Type.Object(
  {
    step: WayStepCode,
    title: Type.String({ description: '제목' }),
    why: Type.String({ description: '무엇을 왜 하는지' }),
    law: Nullable(Type.String(), { description: '근거가 된 법이나 자료. 없으면 null' }),
    sureness: Nullable(Type.Enum(['V', '2', 'K']), {
      description: '근거가 얼마나 분명한지. V 이름을 밝힌 공개 자료, 2 간접 자료, K 일반 지식. 근거가 없으면 null',
    }),
    status: Type.Enum(['DONE', 'LATE', 'OPEN', 'LATER', 'UNDATED', 'OVER'], {
      description:
        'DONE 함, LATE 날짜가 지났고 아직 해야 함, OPEN 지금 할 수 있음, LATER 아직 그날이 아님, UNDATED 날짜를 모름, OVER 하지 않은 채 지나감',
    }),
    when: Type.String({ description: '언제까지인지, 또는 언제 했는지' }),
    fromOn: day('할 수 있는 첫날. 정해지지 않았으면 null'),
    untilOn: day('마지막 날. 정해지지 않았으면 null'),
    notes: Type.Array(Type.String(), { description: '그날 관공서가 쉬는지 등' }),
    doneOn: day('한 날. 하지 않았거나 날을 모르면 null'),
    doneBy: Nullable(Type.Enum(['RECORD', 'TICK']), {
      description: 'RECORD 저장된 기록이 보여 줌, TICK 사용자가 했다고 적음. 하지 않았으면 null',
    }),
    canTick: Type.Boolean({ description: '사용자가 지금 표시를 바꿀 수 있는지' }),
    progress: Nullable(Type.Object({ done: count('한 수'), of: count('모두') }), {
      description: '여럿으로 된 단계의 진행. 아니면 null',
    }),
  },
  { $id: 'WayStep', description: '한 단계' },
)
export type WayStep = Static<typeof WayStep>

const WayPart = Type.Object(
  {
    phase: Type.Enum(['BEFORE_CONTRACT', 'UNTIL_BALANCE', 'MOVING_IN', 'LIVING'], { description: '단계의 묶음' }),
    title: Type.String({ description: '묶음의 이름' }),
    steps: Type.Array(WayStep, { description: '날짜가 먼저 끝나는 순서' }),
  },
  { $id: 'WayPart', description: '길의 한 부분' },
)

export const FavoriteWay = Type.Object(
  {
    answer: Type.Optional(
      Nullable(DiagnosisAnswer, { description: '이 조건의 진단과 저장한 서류로 본 답. 진단이 없으면 null' }),
    ),
    decision: Type.Optional(Nullable(DecisionCode, { description: '확인의 우선순위. 진단이 없으면 null' })),
    favorite: Favorite,
    asOf: Type.String({ description: '기준일 YYYY-MM-DD(서울)' }),
    stateName: Type.String({ description: '상태의 이름' }),
    stateSince: day('이 상태로 바꾼 날. 바꾼 적이 없으면 null'),
    headline: Type.String({ description: '알아보는 중이고 답(answer)이 있으면 그 첫 문장, 아니면 지금 할 일 한 문장' }),
    suggestion: Nullable(
      Type.Object({
        state: WayState,
        sentence: Type.String({ description: '물어보는 문장' }),
      }),
      { description: '날짜로 보아 상태가 바뀌었을 수 있을 때. 사용자가 바꾸기 전에는 바뀌지 않습니다. 없으면 null' },
    ),
    next: Nullable(WayStep, { description: '지금 할 일. 계약하지 않기로 했거나 남은 일이 없으면 null' }),
    done: count('한 일의 수'),
    parts: Type.Array(WayPart, { description: '단계를 묶음의 순서로. 비어 있는 묶음은 없습니다.' }),
    diagnosisId: Nullable(Type.Integer(), { description: '서류와 질문을 이어 쓰는 자신의 진단. 없으면 null' }),
    papers: Type.Array(
      Type.Object({
        paper: Type.String({ description: '서류의 코드' }),
        name: Type.String({ description: '서류의 이름' }),
        status: Type.Enum(['NOT_ASKED', 'ASKED', 'RECEIVED', 'REFUSED'], {
          description: '요청하지 않음, 요청함, 받음, 거절당함',
        }),
        readOn: Type.Optional(day('이 서류를 읽은 날. 읽고 저장한 것이 있으면 한 일로 셉니다. 없으면 null')),
      }),
      { description: '받을 서류. 진단이 없으면 비어 있습니다.' },
    ),
    changes: Type.Array(Type.String(), {
      description: '진단한 뒤 저장된 새 거래, 건축물대장, 공시가격에서 달라진 것. 없거나 진단이 없으면 비어 있습니다.',
    }),
    readings: Nullable(
      Type.Object({
        from: count('앞의 판'),
        to: count('뒤의 판'),
        fromReadOn: day('앞의 등기를 읽은 날'),
        toReadOn: day('뒤의 등기를 읽은 날'),
        summary: Type.String({ description: '한 문장 요약' }),
        changes: Type.Array(Type.String(), { description: '달라진 것. 새 담보권이 맨 앞' }),
      }),
      { description: '등기를 읽은 마지막 두 판의 비교. 두 번 읽지 않았으면 null' },
    ),
    notice: Type.String({ description: '이 화면이 말하지 않는 것' }),
  },
  { $id: 'FavoriteWay', description: '저장한 집의 열쇠를 받기까지의 길. 집에 관한 판정이 아닙니다.' },
)
export type FavoriteWay = Static<typeof FavoriteWay>
