import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'
import { LeasePapers } from './papers-answer.ts'
import { PaperReading } from './papers-input.ts'

const time = (description: string) => Type.String({ format: 'date-time', description: `${description}(+09:00)` })
const version = (description: string) => Type.Integer({ minimum: 0, maximum: 2_147_483_647, description })

export const KeepPapersRequest = Type.Object(
  {
    version: version('지금 알고 있는 판. 처음이면 0. 그사이 저장된 것이 있으면 409'),
    ...PaperReading.properties,
  },
  { $id: 'KeepPapersRequest', description: '저장할 내용 전체. 저장할 때마다 새 판이 됩니다.' },
)
export type KeepPapersRequest = Static<typeof KeepPapersRequest>

const PaperVersion = Type.Object(
  {
    version: version('판'),
    savedAt: time('저장한 시각'),
    registryReadOn: Nullable(Type.String(), { description: '등기부를 읽었다고 적은 날. 없으면 null' }),
  },
  { $id: 'PaperVersion', description: '저장한 판 하나' },
)

export const KeptPapers = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '진단 번호' }),
    version: version('마지막 판. 저장한 적이 없으면 0'),
    savedAt: Nullable(time('저장한 시각'), { description: '마지막으로 저장한 시각. 없으면 null' }),
    reading: Nullable(PaperReading, { description: '적은 내용. 저장한 적도 이어받은 것도 없으면 null' }),
    carriedOver: Nullable(
      Type.Object(
        {
          diagnosisId: Type.Integer({ description: '이어받은 진단 번호' }),
          version: version('이어받은 판'),
          savedAt: time('그 판을 저장한 시각'),
          sentence: Type.String({ description: '설명' }),
        },
        { $id: 'CarriedOverReading', description: '같은 지번의 앞선 진단에서 이어받은 내용' },
      ),
      { description: '아직 저장하지 않았고 앞선 진단에서 이어받았으면 그 출처. 아니면 null' },
    ),
    versions: Type.Array(PaperVersion, { description: '저장한 판. 최근 것부터' }),
    calculation: Nullable(LeasePapers, {
      description: '적은 내용으로 한 계산. 적은 내용이 없거나 계산할 수 없으면 null',
    }),
    registryOffer: Nullable(
      Type.Object(
        {
          status: Type.Literal('CHECKED', { description: '바꿀 수 있는 등기 확인 상태' }),
          viewedOn: Type.String({ description: '등기부를 읽었다고 적은 날' }),
          sentence: Type.String({ description: '설명' }),
        },
        { $id: 'RegistryOffer', description: '등기 확인 상태를 바꾸라는 제안. 스스로 바꾸지 않습니다.' },
      ),
      { description: '등기부를 적어 저장했으면 제안, 아니면 null' },
    ),
  },
  { $id: 'KeptPapers', description: '저장한 서류 내용. 사용자가 적은 것이며 확인된 사실이 아닙니다.' },
)
export type KeptPapers = Static<typeof KeptPapers>

export const PapersComparisonQuery = Type.Object({
  from: version('앞의 판. 0은 처음 저장하기 전(이어받은 내용이 있으면 그것)'),
  to: version('뒤의 판'),
})
export type PapersComparisonQuery = Static<typeof PapersComparisonQuery>

export const PapersComparison = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '진단 번호' }),
    from: version('앞의 판'),
    to: version('뒤의 판'),
    summary: Type.String({ description: '한 문장 요약' }),
    changes: Type.Array(
      Type.Object(
        {
          type: Type.Enum(['ADDED', 'CHANGED', 'CANCELLED', 'REMOVED'], {
            description: '새로 생김, 바뀜, 말소됨, 이번에는 없음',
          }),
          subject: Type.String({
            description: '등기의 종류, 또는 OWNER, TAX_ARREARS, WAGES, SENIOR_TENANTS, VIOLATION_MARK, DATES',
          }),
          isNewSecurityRight: Type.Boolean({ description: '새 근저당권이나 전세권인지' }),
          sentence: Type.String({ description: '설명' }),
        },
        { $id: 'ReadingChange', description: '달라진 것 하나' },
      ),
      { description: '달라진 것. 새 담보권이 맨 앞' },
    ),
  },
  { $id: 'PapersComparison', description: '두 판의 비교' },
)
export type PapersComparison = Static<typeof PapersComparison>
