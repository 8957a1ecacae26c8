import { formatDate } from '../../../words/ko/format.ts'
import { ENTRY_KIND_FACTS, type EntryKind } from '../claims/entry-kinds.ts'
import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'
import { guaranteeWindow } from '../dates/date-plan.ts'
import type { DraftedCondition, GuarantorAnswer, GuarantorContext } from './guarantor-condition.ts'

const BLOCKING_KINDS: EntryKind[] = ['SEIZURE', 'PROVISIONAL_SEIZURE', 'INJUNCTION', 'AUCTION', 'TRUST']

/** What all three are said to refuse, and until when they take applications. */
export function blockingConditions(context: GuarantorContext): DraftedCondition[] {
  const { registry } = context.typed
  const { home } = context
  const unread = { ownValue: null, basis: '등기부를 아직 적지 않았습니다.', answer: 'MISSING_INFORMATION' } as const
  const blocking = registry?.entries.filter(({ kind, cancelled }) => !cancelled && BLOCKING_KINDS.includes(kind)) ?? []
  const labels = [...new Set(blocking.map(({ kind }) => ENTRY_KIND_FACTS[kind].label))].join(', ')
  const owner = registry?.ownerIsLandlord ?? 'UNKNOWN'
  const isFacility = home.propertyType === 'NEIGHBORHOOD_FACILITY'
  return [
    {
      code: 'BLOCKING_ENTRIES',
      title: '압류·가압류·경매·가처분·신탁',
      condition:
        '압류, 가압류, 경매, 가처분이 있거나 수탁자가 계약 당사자가 아닌 신탁이 있으면 받지 않는다고 알려져 있습니다.',
      ...(registry === null
        ? unread
        : {
            ownValue: labels || '적은 것 없음',
            basis: '적은 등기부',
            answer: entriesAnswer(
              blocking.map(({ kind }) => kind),
              registry.ownerIsLandlord,
            ),
          }),
    },
    {
      code: 'OWNER_IS_LANDLORD',
      title: '임대인과 소유자',
      condition: '임대인이 등기부의 소유자여야 한다고 알려져 있습니다.',
      ownValue: { YES: '같다고 적음', NO: '다르다고 적음', UNKNOWN: null }[owner],
      basis: '적은 등기부',
      answer: { YES: 'NO_CONFLICT_IN_INPUT', NO: 'CONFLICT_IN_INPUT', UNKNOWN: 'MISSING_INFORMATION' }[
        owner
      ] as GuarantorAnswer,
    },
    {
      code: 'BUILDING_USE',
      title: '위반건축물과 근린생활시설',
      condition: '위반건축물이나 주거로 쓰는 근린생활시설은 받지 않는다고 알려져 있습니다.',
      ownValue: isFacility ? '근린생활시설' : null,
      basis: '위반건축물 여부는 건축물대장에서 직접 확인해야 합니다.',
      answer: isFacility ? 'CONFLICT_IN_INPUT' : 'MISSING_INFORMATION',
    },
    applicationWindow(context),
  ]
}

function applicationWindow({ typed: { dates }, asOf }: GuarantorContext): DraftedCondition {
  const window = guaranteeWindow(dates)
  return {
    code: 'APPLICATION_WINDOW',
    title: '신청 기한',
    condition: '계약 기간의 절반이 지나기 전에 신청해야 한다고 알려져 있습니다.',
    ownValue: window && `${formatDate(window.fromOn)}부터 ${formatDate(window.untilOn)}까지`,
    basis: window === null ? '잔금일과 끝나는 날을 적지 않았습니다.' : '적은 잔금일, 전입신고일, 끝나는 날',
    answer:
      window === null ? 'MISSING_INFORMATION' : asOf > window.untilOn ? 'CONFLICT_IN_INPUT' : 'NO_CONFLICT_IN_INPUT',
    constants: [PAPER_CONSTANTS.GUARANTEE_TERM_SHARE],
  }
}

/**
 * The guarantor decides on a trust with the trustee as the landlord; any other entry is against the published
 * conditions.
 */
function entriesAnswer(kinds: EntryKind[], ownerIsLandlord: 'YES' | 'NO' | 'UNKNOWN'): GuarantorAnswer {
  if (kinds.length === 0) return 'NO_CONFLICT_IN_INPUT'
  return ownerIsLandlord === 'YES' && kinds.every((kind) => kind === 'TRUST') ? 'ASK_GUARANTOR' : 'CONFLICT_IN_INPUT'
}
