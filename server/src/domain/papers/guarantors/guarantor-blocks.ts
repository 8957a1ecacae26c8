import { message } from '../../../words/message.ts'
import type { EntryKind } from '../claims/entry-kinds.ts'
import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'
import { guaranteeWindow } from '../dates/date-plan.ts'
import { isOfOtherPart } from '../registry-home.ts'
import type { DraftedCondition, GuarantorAnswer, GuarantorContext } from './guarantor-condition.ts'

const BLOCKING_KINDS: EntryKind[] = ['SEIZURE', 'PROVISIONAL_SEIZURE', 'INJUNCTION', 'AUCTION', 'TRUST']

/** Conditions under which all three reportedly refuse, and the period for applications. */
export function blockingConditions(context: GuarantorContext): DraftedCondition[] {
  return [blockingEntries(context), ownerIsLandlord(context), buildingUse(context), applicationWindow(context)]
}

function blockingEntries({ home, typed: { registry } }: GuarantorContext): DraftedCondition {
  const drafted = { code: 'BLOCKING_ENTRIES', condition: message('GUARANTOR_BLOCKING_ENTRIES') } as const
  const blocking = (registry?.entries ?? []).filter(
    ({ kind, cancelled }) => !cancelled && BLOCKING_KINDS.includes(kind),
  )
  if (registry === null || (blocking.length === 0 && isOfOtherPart(registry, home)))
    return { ...drafted, ownValue: null, basis: message('REGISTRY_NOT_TYPED_YET'), answer: 'MISSING_INFORMATION' }
  const kinds = [...new Set(blocking.map(({ kind }) => kind))]
  return {
    ...drafted,
    ownValue: message('TYPED_ENTRIES', { kinds }),
    basis: message('TYPED_REGISTRY'),
    answer: entriesAnswer(kinds, registry.ownerIsLandlord),
  }
}

function ownerIsLandlord({ typed: { registry } }: GuarantorContext): DraftedCondition {
  const owner = registry?.ownerIsLandlord ?? 'UNKNOWN'
  const answers = { YES: 'NO_CONFLICT_IN_INPUT', NO: 'CONFLICT_IN_INPUT', UNKNOWN: 'MISSING_INFORMATION' } as const
  return {
    code: 'OWNER_IS_LANDLORD',
    condition: message('GUARANTOR_OWNER_IS_LANDLORD'),
    ownValue: owner === 'UNKNOWN' ? null : message('TYPED_OWNER', { same: owner === 'YES' }),
    basis: message('TYPED_REGISTRY'),
    answer: answers[owner],
  }
}

function buildingUse({ home, typed: { violationMark } }: GuarantorContext): DraftedCondition {
  const isFacility = home.propertyType === 'NEIGHBORHOOD_FACILITY'
  const drafted = { code: 'BUILDING_USE', condition: message('GUARANTOR_BUILDING_USE') } as const
  if (violationMark)
    return {
      ...drafted,
      ownValue: message('VIOLATION_MARKED', { facility: isFacility }),
      basis: message('READ_IN_REGISTER', violationMark),
      answer: 'CONFLICT_IN_INPUT',
    }
  return {
    ...drafted,
    ownValue: isFacility ? message('FACILITY') : null,
    basis: message('VIOLATION_IN_REGISTER'),
    answer: isFacility ? 'CONFLICT_IN_INPUT' : 'MISSING_INFORMATION',
  }
}

function applicationWindow({ typed: { dates }, asOf }: GuarantorContext): DraftedCondition {
  const window = guaranteeWindow(dates)
  return {
    code: 'APPLICATION_WINDOW',
    condition: message('GUARANTOR_APPLICATION_WINDOW'),
    ownValue: window && message('DATE_SPAN', window),
    basis: window === null ? message('DATES_NOT_TYPED') : message('TYPED_DATES'),
    answer:
      window === null ? 'MISSING_INFORMATION' : asOf > window.untilOn ? 'CONFLICT_IN_INPUT' : 'NO_CONFLICT_IN_INPUT',
    constants: [PAPER_CONSTANTS.GUARANTEE_TERM_SHARE],
  }
}

/**
 * For a trust with the trustee as the landlord, the guarantor decides. Any other entry conflicts with the published
 * conditions.
 */
function entriesAnswer(kinds: EntryKind[], ownerIsLandlord: 'YES' | 'NO' | 'UNKNOWN'): GuarantorAnswer {
  if (kinds.length === 0) return 'NO_CONFLICT_IN_INPUT'
  return ownerIsLandlord === 'YES' && kinds.every((kind) => kind === 'TRUST') ? 'ASK_GUARANTOR' : 'CONFLICT_IN_INPUT'
}
