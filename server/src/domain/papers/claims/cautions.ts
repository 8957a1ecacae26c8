import { formatDate } from '../../../words/ko/format.ts'
import { addDays } from '../../calendar.ts'
import { PAPER_NAMES } from '../../checks/paper-names.ts'
import { caveat } from '../constants/constant-notes.ts'
import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'
import { type PaperHome, type RegistryEntry, type RegistryReading, type TypedPapers } from '../papers-input.ts'
import { ENTRY_KIND_FACTS, type EntryKind } from './entry-kinds.ts'

type AskWhom = 'LANDLORD' | 'BROKER' | 'REGISTRY_OFFICE' | 'TRUSTEE' | 'LAWYER'

/** Something typed that calls for a question before anything is signed or paid. */
export type Caution = {
  code: string
  title: string
  sentence: string
  question: string
  askWhom: AskWhom
  /** Whom to ask, as a reader sees it. */
  askName: string
  constants: PaperConstant[]
}

type CautionWords = Omit<Caution, 'constants' | 'code'>

const ASK_NAMES: Record<AskWhom, string> = {
  LANDLORD: '임대인',
  BROKER: '공인중개사',
  REGISTRY_OFFICE: '등기소',
  TRUSTEE: '수탁자(신탁회사)',
  LAWYER: '법률 상담 기관',
}

/** One for each kind of entry that stands in the document, however often. `null`: the claim alone says enough. */
const ENTRY_CAUTIONS: Record<EntryKind, CautionWords | null> = {
  MORTGAGE: null,
  OTHER: null,
  JEONSE_RIGHT: words(
    '전세권',
    '다른 사람의 전세권이 있으면 그 전세금이 먼저 나갑니다.',
    '전세권자는 언제 나가고 전세권은 언제 말소합니까?',
    'LANDLORD',
  ),
  LEASE_REGISTRATION: words(
    '이전 임차인의 임차권등기',
    '이전 임차인이 보증금을 돌려받지 못하고 나갔다는 기록입니다.',
    '이전 임차인의 보증금은 언제 갚고 임차권등기는 언제 말소합니까?',
    'LANDLORD',
  ),
  SEIZURE: words(
    '압류',
    '세금이나 보험료를 내지 못해 집이 압류되어 있습니다.',
    '어떤 체납으로 압류되었고 언제 풉니까?',
    'LANDLORD',
  ),
  PROVISIONAL_SEIZURE: words(
    '가압류',
    '돈을 받지 못한 사람이 집을 묶어 두었습니다.',
    '누구에게 얼마를 갚지 못했고 가압류는 언제 풉니까?',
    'LANDLORD',
  ),
  INJUNCTION: words(
    '가처분',
    '소유권이나 처분을 다투는 사람이 있습니다.',
    '무엇을 다투는 가처분이며 지면 임대차가 어떻게 됩니까?',
    'LAWYER',
  ),
  AUCTION: words(
    '경매개시결정',
    '집이 이미 경매에 들어갔습니다.',
    '경매 신청이 취하되는지, 언제 말소되는지 확인해 주시겠습니까?',
    'LAWYER',
  ),
  TRUST: words(
    '신탁',
    '소유자가 신탁회사이므로 수탁자의 동의 없이 맺은 임대차는 효력이 없을 수 있습니다.',
    '이 임대차에 서면으로 동의하며 보증금은 어느 계좌로 보내야 합니까?',
    'TRUSTEE',
  ),
  PROVISIONAL_REGISTRATION: words(
    '가등기',
    '본등기가 되면 소유자가 바뀌고 그 뒤의 임대차는 효력을 잃을 수 있습니다.',
    '매매 예약의 가등기입니까, 빚을 담보하는 가등기입니까?',
    'LANDLORD',
  ),
  NO_LAND_RIGHT: words(
    '대지권 없음',
    '땅에 대한 권리가 없는 집이면 땅 주인이 사용료나 철거를 요구할 수 있습니다.',
    '대지권이 등기되지 않은 까닭은 무엇입니까?',
    'LANDLORD',
  ),
  SEPARATE_LAND_REGISTRY: words(
    '토지별도등기',
    '땅에만 설정된 권리가 있어 건물 등기부에는 보이지 않습니다.',
    '토지 등기부에는 어떤 권리가 얼마나 설정되어 있습니까?',
    'REGISTRY_OFFICE',
  ),
}

function words(title: string, sentence: string, question: string, askWhom: AskWhom): CautionWords {
  return { title, sentence, question, askWhom, askName: ASK_NAMES[askWhom] }
}

/** What of the typed papers calls for a question, the entries first. */
export function cautions(home: PaperHome, typed: TypedPapers, asOf: string): Caution[] {
  const { registry } = typed
  if (registry === null) return []
  const standing = registry.entries.filter(({ cancelled }) => !cancelled)
  const kinds = new Set(standing.map(({ kind }) => kind))
  return [
    ...[...kinds].flatMap((kind) => {
      const found = ENTRY_CAUTIONS[kind]
      return found === null ? [] : [{ code: kind, ...found, constants: [] }]
    }),
    ...ownerCautions(registry),
    ...recentMortgage(standing, registry, asOf),
    ...jointCollateral(standing),
    ...afterContract(standing, typed),
    ...documentCautions(home, registry, asOf),
    ...fewerTenants(home, typed),
  ]
}

function caution(code: string, found: CautionWords, constants: PaperConstant[] = []): Caution {
  return { code, ...found, constants }
}

function ownerCautions({ ownerIsLandlord }: RegistryReading): Caution[] {
  if (ownerIsLandlord === 'YES') return []
  const sentence =
    ownerIsLandlord === 'NO'
      ? '등기부의 소유자와 임대인이 다르면 계약할 권한이 없는 사람과 계약하는 것일 수 있습니다.'
      : '등기부의 소유자와 임대인이 같은지 아직 확인하지 않았습니다.'
  const question = `소유자 본인의 ${PAPER_NAMES.LANDLORD_IDENTITY}, 대리인이면 위임장과 인감증명서를 보여 주시겠습니까?`
  return [caution(`OWNER_${ownerIsLandlord}`, words('소유자와 임대인', sentence, question, 'LANDLORD'))]
}

function recentMortgage(standing: RegistryEntry[], { readOn }: RegistryReading, asOf: string): Caution[] {
  const recent = PAPER_CONSTANTS.RECENT_MORTGAGE_DAYS
  const since = addDays(readOn, -recent.value)
  const found = standing.find(
    ({ kind, registeredOn }) => kind === 'MORTGAGE' && registeredOn !== null && registeredOn >= since,
  )
  if (found === undefined) return []
  const sentence = `등기부를 읽은 날 앞 ${recent.value}일 안에 설정된 근저당권이 있습니다.${caveat([recent], asOf)}`
  const question = '이 돈은 왜 빌렸고, 내 보증금으로 갚고 말소합니까?'
  return [caution('RECENT_MORTGAGE', words('최근에 설정된 근저당권', sentence, question, 'LANDLORD'), [recent])]
}

function jointCollateral(standing: RegistryEntry[]): Caution[] {
  if (!standing.some((entry) => entry.jointCollateral)) return []
  const sentence = '다른 부동산과 함께 담보로 잡혀 있어 이 집에서 얼마를 받아 갈지 등기부만으로는 알 수 없습니다.'
  const question = '공동담보 목록의 다른 부동산은 무엇이고 빚은 얼마 남았습니까?'
  return [caution('JOINT_COLLATERAL', words('공동담보', sentence, question, 'LANDLORD'))]
}

function afterContract(standing: RegistryEntry[], { dates: { contractOn } }: TypedPapers): Caution[] {
  const found = standing.find(
    ({ registeredOn }) => contractOn !== null && registeredOn !== null && registeredOn >= contractOn,
  )
  if (found === undefined) return []
  const sentence = `계약한 날이나 그 뒤에 등기된 ${ENTRY_KIND_FACTS[found.kind].label}이 있습니다.`
  const question = '계약 뒤에 이 등기를 한 까닭은 무엇이며 잔금 전에 말소합니까?'
  return [caution('ENTRY_AFTER_CONTRACT', words('계약 뒤의 새 등기', sentence, question, 'LANDLORD'))]
}

/** Registry documents older than the day before say nothing of what was entered since. */
function documentCautions(home: PaperHome, { readOn, part }: RegistryReading, asOf: string): Caution[] {
  const found: Caution[] = []
  if (readOn < addDays(asOf, -1)) {
    const sentence = `${formatDate(readOn)}에 읽은 내용이어서 그 뒤에 바뀐 것은 들어 있지 않습니다.`
    found.push(
      caution(
        'READING_NOT_FRESH',
        words(
          '다시 읽어야 하는 등기부',
          sentence,
          `오늘 날짜의 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 볼 수 있습니까?`,
          'BROKER',
        ),
      ),
    )
  }
  const isDetached = home.propertyType === 'DETACHED_MULTI_FAMILY'
  const isWrongPart =
    part === 'LAND' ||
    (part === 'UNIT' && home.isShared && isDetached) ||
    (part === 'BUILDING' && !home.isShared && !isDetached)
  if (isWrongPart) {
    const sentence = '적은 등기부의 종류가 계약할 집의 유형과 맞지 않아, 집에 설정된 다른 권리가 빠졌을 수 있습니다.'
    found.push(
      caution(
        'OTHER_PART',
        words(
          '등기부의 종류',
          sentence,
          '계약할 집의 건물(집합건물이면 호실)과 토지의 등기부를 모두 볼 수 있습니까?',
          'BROKER',
        ),
      ),
    )
  }
  return found
}

function fewerTenants({ householdCount }: PaperHome, { seniorTenants }: TypedPapers): Caution[] {
  const count = seniorTenants?.countKnown ?? null
  if (householdCount === null || count === null || count >= householdCount - 1) return []
  const sentence = `건물의 ${householdCount}가구 가운데 다른 임차인을 ${count}명만 적으셨습니다.`
  return [
    caution(
      'FEWER_TENANTS',
      words(
        '적지 않은 임차인',
        sentence,
        '나머지 호실은 비어 있습니까, 보증금이 얼마인 임차인이 있습니까?',
        'LANDLORD',
      ),
    ),
  ]
}
