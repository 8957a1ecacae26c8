import { type Message, message, sentences, type Text } from '../../../words/message.ts'
import { addDays } from '../../calendar.ts'
import { caveats } from '../constants/constant-notes.ts'
import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'
import type { PaperHome, RegistryEntry, RegistryReading, TypedPapers } from '../papers-input.ts'
import { isOfOtherPart } from '../registry-home.ts'
import type { EntryKind } from './entry-kinds.ts'

export type AskWhom = 'LANDLORD' | 'BROKER' | 'REGISTRY_OFFICE' | 'TRUSTEE' | 'LAWYER'

/** A typed entry that the tenant should ask about before signing or paying anything. */
export type Caution = {
  code: string
  title: Message
  sentence: Text
  question: Message
  askWhom: AskWhom
  /** Whom to ask, as shown to the reader. */
  askName: Message
  constants: PaperConstant[]
}

/** Whom to ask. A mortgage and an entry of kind "other" have no caution: the claim alone is sufficient. */
const ASK_WHOM = {
  JEONSE_RIGHT: 'LANDLORD',
  LEASE_REGISTRATION: 'LANDLORD',
  SEIZURE: 'LANDLORD',
  PROVISIONAL_SEIZURE: 'LANDLORD',
  INJUNCTION: 'LAWYER',
  AUCTION: 'LAWYER',
  TRUST: 'TRUSTEE',
  PROVISIONAL_REGISTRATION: 'LANDLORD',
  NO_LAND_RIGHT: 'LANDLORD',
  SEPARATE_LAND_REGISTRY: 'REGISTRY_OFFICE',
  OWNER_NO: 'LANDLORD',
  OWNER_UNKNOWN: 'LANDLORD',
  RECENT_MORTGAGE: 'LANDLORD',
  JOINT_COLLATERAL: 'LANDLORD',
  ENTRY_AFTER_CONTRACT: 'LANDLORD',
  READING_NOT_FRESH: 'BROKER',
  OTHER_PART: 'BROKER',
  FEWER_TENANTS: 'LANDLORD',
  LANDLORD_REPAID: 'LANDLORD',
  LANDLORD_BARRED: 'LANDLORD',
  LANDLORD_LISTED: 'LANDLORD',
  AGENT_WITHOUT_AUTHORITY: 'BROKER',
  VIOLATION_MARK: 'LANDLORD',
  STATEMENT_DIFFERS: 'BROKER',
  STATED_WORSE: 'BROKER',
} as const satisfies Record<string, AskWhom>
type CautionCode = keyof typeof ASK_WHOM

/** The cautions for the typed papers, those for entries first. */
export function cautions(home: PaperHome, typed: TypedPapers, asOf: string): Caution[] {
  return [...registryCautions(home, typed, asOf), ...violationMark(typed), ...landlordCautions(typed)]
}

function registryCautions(home: PaperHome, typed: TypedPapers, asOf: string): Caution[] {
  const { registry } = typed
  if (registry === null) return []
  const current = registry.entries.filter(({ cancelled }) => !cancelled)
  const kinds = new Set(current.map(({ kind }) => kind))
  return [
    ...[...kinds].filter(hasCaution).map((kind) => caution(kind, message(`CAUTION_${kind}`))),
    ...ownerCautions(registry),
    ...recentMortgage(current, registry, asOf),
    ...jointCollateral(current),
    ...afterContract(current, typed),
    ...documentCautions(home, registry, asOf),
    ...fewerTenants(home, typed),
  ]
}

/** Whether this kind of entry has a caution; each kind in the document gets one, however often it occurs. */
function hasCaution(kind: EntryKind): kind is EntryKind & CautionCode {
  return kind in ASK_WHOM
}

export function caution(code: CautionCode, sentence: Text, constants: PaperConstant[] = []): Caution {
  const askWhom = ASK_WHOM[code]
  return {
    code,
    title: message(`CAUTION_${code}_TITLE`),
    sentence,
    question: message(`CAUTION_${code}_QUESTION`),
    askWhom,
    askName: message('ASK_NAME', { whom: askWhom }),
    constants,
  }
}

function ownerCautions({ ownerIsLandlord }: RegistryReading): Caution[] {
  if (ownerIsLandlord === 'YES') return []
  return [caution(`OWNER_${ownerIsLandlord}`, message(`CAUTION_OWNER_${ownerIsLandlord}`))]
}

function recentMortgage(current: RegistryEntry[], { readOn }: RegistryReading, asOf: string): Caution[] {
  const recent = PAPER_CONSTANTS.RECENT_MORTGAGE_DAYS
  const since = addDays(readOn, -recent.value)
  const isRecent = current.some(
    ({ kind, registeredOn }) => kind === 'MORTGAGE' && registeredOn !== null && registeredOn >= since,
  )
  if (!isRecent) return []
  const sentence = message('CAUTION_RECENT_MORTGAGE', { days: recent.value })
  return [caution('RECENT_MORTGAGE', sentences([sentence, ...caveats([recent], asOf)]), [recent])]
}

function jointCollateral(current: RegistryEntry[]): Caution[] {
  const isJoint = current.some((entry) => entry.jointCollateral)
  return isJoint ? [caution('JOINT_COLLATERAL', message('CAUTION_JOINT_COLLATERAL'))] : []
}

function afterContract(current: RegistryEntry[], { dates: { contractOn } }: TypedPapers): Caution[] {
  const found = current.find(
    ({ registeredOn }) => contractOn !== null && registeredOn !== null && registeredOn >= contractOn,
  )
  if (found === undefined) return []
  return [caution('ENTRY_AFTER_CONTRACT', message('CAUTION_ENTRY_AFTER_CONTRACT', { kind: found.kind }))]
}

/** A registry document from before yesterday does not show later entries. */
function documentCautions(home: PaperHome, registry: RegistryReading, asOf: string): Caution[] {
  const { readOn } = registry
  return [
    ...(readOn < addDays(asOf, -1)
      ? [caution('READING_NOT_FRESH', message('CAUTION_READING_NOT_FRESH', { readOn }))]
      : []),
    ...(isOfOtherPart(registry, home) ? [caution('OTHER_PART', message('CAUTION_OTHER_PART'))] : []),
  ]
}

/** Only if the other tenants' deposits share one sale price: each home of an apartment house is sold separately. */
function fewerTenants({ householdCount, isShared }: PaperHome, { seniorTenants }: TypedPapers): Caution[] {
  const counts = [seniorTenants?.countKnown, seniorTenants?.countAtLeast].filter((each) => typeof each === 'number')
  const count = counts.length === 0 ? null : Math.max(...counts)
  if (!isShared || householdCount === null || count === null || count >= householdCount - 1) return []
  return [caution('FEWER_TENANTS', message('CAUTION_FEWER_TENANTS', { households: householdCount, typed: count }))]
}

/** No caution without a mark: there may be one that was not read. */
function violationMark({ violationMark: mark }: TypedPapers): Caution[] {
  return mark ? [caution('VIOLATION_MARK', message('CAUTION_VIOLATION_MARK', mark))] : []
}

function landlordCautions({ landlord }: TypedPapers): Caution[] {
  const { record = null, defaulterList = null, agent = null } = landlord ?? {}
  const count = record?.repaidByHug ?? 0
  return [
    ...(count > 0 ? [caution('LANDLORD_REPAID', message('CAUTION_LANDLORD_REPAID', { count }))] : []),
    ...(record?.barred ? [caution('LANDLORD_BARRED', message('CAUTION_LANDLORD_BARRED'))] : []),
    ...(defaulterList?.listed ? [caution('LANDLORD_LISTED', message('CAUTION_LANDLORD_LISTED'))] : []),
    ...(agent !== null && !(agent.hasAuthority && agent.ownerConfirmed)
      ? [caution('AGENT_WITHOUT_AUTHORITY', message('CAUTION_AGENT_WITHOUT_AUTHORITY'))]
      : []),
  ]
}
