import type { BuildingUse, PropertyDetermination } from '../../property/determination.ts'
import type { CriterionOutcome, Evidence } from '../assessment.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { CONFIDENCE, FIXED_SCORES } from '../rule-book.ts'
import { scored, unscored } from './outcome.ts'

const ASK_UNIT_USE = '건축물대장 전유부(또는 층별 개요)에서 계약할 호실의 용도가 주택인지 확인하십시오.'
const ASK_VIOLATION = '위반건축물 여부는 자동으로 확인되지 않으므로 건축물대장 첫 장의 표시를 직접 확인하십시오.'

const USE_SENTENCES: Record<BuildingUse, string> = {
  HOUSING: '건축물대장의 용도가 주택입니다.',
  OFFICETEL: '건축물대장의 용도가 오피스텔(업무시설)입니다. 주거용 사용과 전입신고가 가능한지 확인해야 합니다.',
  MIXED: '주택과 근린생활시설이 함께 있는 건물입니다. 계약할 호실이 주택이 아닐 수 있습니다.',
  UNCLEAR: '건축물대장만으로는 주거용인지 분명하지 않습니다.',
  NEIGHBORHOOD_FACILITY: '건축물대장의 용도가 근린생활시설로, 주거용 계약과 맞지 않습니다.',
  NON_RESIDENTIAL: '건축물대장의 용도가 주택이 아니어서 주거용 계약과 맞지 않습니다.',
}

const NOT_A_HOME = [
  '근린생활시설 등 주택이 아닌 건물은 반환보증과 전세대출이 거절되거나 원상복구 명령을 받을 수 있으므로 계약 전에 구청 건축과에 확인하십시오.',
]

/** What the register lets the building be used for. A hint is no official fact, so without a register there is no score. */
export function judgeLegalUse({ property }: LeaseFacts): CriterionOutcome {
  const { use, building } = property
  if (use === null) {
    return unscored('DATA_MISSING', {
      reason: '건축물대장의 용도를 확인하지 못했습니다.',
      explanation: '건축물대장의 용도를 확인하지 못해 주거용 건물인지 판단하지 않았습니다.',
      missingData: [
        {
          field: 'mainUse',
          reason: '건축물대장의 주용도와 기타용도가 확인되지 않았습니다.',
          requiredAction: '정부24에서 건축물대장을 발급받아 주용도와 호실의 용도를 확인하십시오.',
        },
      ],
      actions: [ASK_UNIT_USE, ASK_VIOLATION],
    })
  }
  const clear = building !== null && use !== 'MIXED' && use !== 'UNCLEAR'
  const mismatch = use === 'NEIGHBORHOOD_FACILITY' || use === 'NON_RESIDENTIAL'
  const several = building === null ? ` 같은 지번의 건물 ${property.candidates.length}동을 함께 본 결과입니다.` : ''
  return scored(
    clear ? 'AVAILABLE' : 'PARTIAL',
    FIXED_SCORES.use[use],
    clear ? CONFIDENCE.register : CONFIDENCE.severalCandidates,
    {
      reason: USE_SENTENCES[use],
      explanation: `${USE_SENTENCES[use]}${several} 위반건축물 여부는 이 자료로 알 수 없습니다.`,
      evidence: useEvidence(property),
      missingData: [
        {
          field: 'violationMark',
          reason: '위반건축물 표시는 공개 자료에 들어 있지 않습니다.',
          requiredAction: ASK_VIOLATION,
        },
      ],
      actions: [...(mismatch ? NOT_A_HOME : []), ASK_UNIT_USE, ASK_VIOLATION],
    },
  )
}

function useEvidence({ use, building, candidates }: PropertyDetermination): Evidence[] {
  const source = 'building-register'
  const read = building === null ? candidates : [building]
  const named = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))].join(', ')
  return [
    { source, field: 'use', value: use ?? '-', description: '용도 구분' },
    {
      source,
      field: 'mainUse',
      value: named(read.map(({ mainUseName }) => mainUseName)) || '기재 없음',
      description: '주용도',
    },
    {
      source,
      field: 'detailUse',
      value: named(read.map(({ detailUse }) => detailUse)) || '기재 없음',
      description: '기타용도',
    },
  ]
}
