import { formatDate } from '../format.ts'
import { FULL_PAPER_NAMES, PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { ENTRY_NAMES, type EntryName } from './registry-entries.ts'

const OWNER_TITLE = '소유자와 임대인'
const OWNER_QUESTION = `소유자 본인의 ${PAPER_NAMES.LANDLORD_IDENTITY}, 대리인이면 위임장과 인감증명서를 보여 주시겠습니까?`

/** Findings to ask about before signing or paying: what they mean, and the question to ask. */
export const PAPERS_CAUTIONS = {
  ASK_NAME: ({ whom }: { whom: 'LANDLORD' | 'BROKER' | 'REGISTRY_OFFICE' | 'TRUSTEE' | 'LAWYER' }) =>
    ({
      LANDLORD: '임대인',
      BROKER: '공인중개사',
      REGISTRY_OFFICE: '등기소',
      TRUSTEE: '수탁자(신탁회사)',
      LAWYER: '법률 상담 기관',
    })[whom],
  CAUTION_JEONSE_RIGHT_TITLE: '전세권',
  CAUTION_JEONSE_RIGHT: '다른 사람의 전세권이 있으면 그 전세금이 먼저 나갑니다.',
  CAUTION_JEONSE_RIGHT_QUESTION: '전세권자는 언제 나가고 전세권은 언제 말소합니까?',
  CAUTION_LEASE_REGISTRATION_TITLE: '이전 임차인의 임차권등기',
  CAUTION_LEASE_REGISTRATION: '이전 임차인이 보증금을 돌려받지 못하고 나갔다는 기록입니다.',
  CAUTION_LEASE_REGISTRATION_QUESTION: '이전 임차인의 보증금은 언제 갚고 임차권등기는 언제 말소합니까?',
  CAUTION_SEIZURE_TITLE: '압류',
  CAUTION_SEIZURE: '세금이나 보험료를 내지 못해 집이 압류되어 있습니다.',
  CAUTION_SEIZURE_QUESTION: '어떤 체납으로 압류되었고 언제 풉니까?',
  CAUTION_PROVISIONAL_SEIZURE_TITLE: '가압류',
  CAUTION_PROVISIONAL_SEIZURE: '돈을 받지 못한 사람이 집을 묶어 두었습니다.',
  CAUTION_PROVISIONAL_SEIZURE_QUESTION: '누구에게 얼마를 갚지 못했고 가압류는 언제 풉니까?',
  CAUTION_INJUNCTION_TITLE: '가처분',
  CAUTION_INJUNCTION: '소유권이나 처분을 다투는 사람이 있습니다.',
  CAUTION_INJUNCTION_QUESTION: '무엇을 다투는 가처분이며 지면 임대차가 어떻게 됩니까?',
  CAUTION_AUCTION_TITLE: '경매개시결정',
  CAUTION_AUCTION: '집이 이미 경매에 들어갔습니다.',
  CAUTION_AUCTION_QUESTION: '경매 신청이 취하되는지, 언제 말소되는지 확인해 주시겠습니까?',
  CAUTION_TRUST_TITLE: '신탁',
  CAUTION_TRUST: '소유자가 신탁회사이므로 수탁자의 동의 없이 맺은 임대차는 효력이 없을 수 있습니다.',
  CAUTION_TRUST_QUESTION: '이 임대차에 서면으로 동의하며 보증금은 어느 계좌로 보내야 합니까?',
  CAUTION_PROVISIONAL_REGISTRATION_TITLE: '가등기',
  CAUTION_PROVISIONAL_REGISTRATION: '본등기가 되면 소유자가 바뀌고 그 뒤의 임대차는 효력을 잃을 수 있습니다.',
  CAUTION_PROVISIONAL_REGISTRATION_QUESTION: '매매 예약의 가등기입니까, 빚을 담보하는 가등기입니까?',
  CAUTION_NO_LAND_RIGHT_TITLE: '대지권 없음',
  CAUTION_NO_LAND_RIGHT: '땅에 대한 권리가 없는 집이면 땅 주인이 사용료나 철거를 요구할 수 있습니다.',
  CAUTION_NO_LAND_RIGHT_QUESTION: '대지권이 등기되지 않은 까닭은 무엇입니까?',
  CAUTION_SEPARATE_LAND_REGISTRY_TITLE: '토지별도등기',
  CAUTION_SEPARATE_LAND_REGISTRY: '땅에만 설정된 권리가 있어 건물 등기부에는 보이지 않습니다.',
  CAUTION_SEPARATE_LAND_REGISTRY_QUESTION: '토지 등기부에는 어떤 권리가 얼마나 설정되어 있습니까?',
  CAUTION_OWNER_NO_TITLE: OWNER_TITLE,
  CAUTION_OWNER_NO: '등기부의 소유자와 임대인이 다르면 계약할 권한이 없는 사람과 계약하는 것일 수 있습니다.',
  CAUTION_OWNER_NO_QUESTION: OWNER_QUESTION,
  CAUTION_OWNER_UNKNOWN_TITLE: OWNER_TITLE,
  CAUTION_OWNER_UNKNOWN: '등기부의 소유자와 임대인이 같은지 아직 확인하지 않았습니다.',
  CAUTION_OWNER_UNKNOWN_QUESTION: OWNER_QUESTION,
  CAUTION_RECENT_MORTGAGE_TITLE: '최근에 설정된 근저당권',
  CAUTION_RECENT_MORTGAGE: ({ days }: { days: number }) =>
    `등기부를 읽은 날 앞 ${days}일 안에 설정된 근저당권이 있습니다.`,
  CAUTION_RECENT_MORTGAGE_QUESTION: '이 돈은 왜 빌렸고, 내 보증금으로 갚고 말소합니까?',
  CAUTION_JOINT_COLLATERAL_TITLE: '공동담보',
  CAUTION_JOINT_COLLATERAL:
    '다른 부동산과 함께 담보로 잡혀 있어 이 집에서 얼마를 받아 갈지 등기부만으로는 알 수 없습니다.',
  CAUTION_JOINT_COLLATERAL_QUESTION: '공동담보 목록의 다른 부동산은 무엇이고 빚은 얼마 남았습니까?',
  CAUTION_ENTRY_AFTER_CONTRACT_TITLE: '계약 뒤의 새 등기',
  CAUTION_ENTRY_AFTER_CONTRACT: ({ kind }: { kind: EntryName }) =>
    `계약한 날이나 그 뒤에 등기된 ${withParticle(ENTRY_NAMES[kind], '이/가')} 있습니다.`,
  CAUTION_ENTRY_AFTER_CONTRACT_QUESTION: '계약 뒤에 이 등기를 한 까닭은 무엇이며 잔금 전에 말소합니까?',
  CAUTION_READING_NOT_FRESH_TITLE: '다시 읽어야 하는 등기부',
  CAUTION_READING_NOT_FRESH: ({ readOn }: { readOn: string }) =>
    `${formatDate(readOn)}에 읽은 내용이어서 그 뒤에 바뀐 것은 들어 있지 않습니다.`,
  CAUTION_READING_NOT_FRESH_QUESTION: `오늘 날짜의 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 볼 수 있습니까?`,
  CAUTION_OTHER_PART_TITLE: '등기부의 종류',
  CAUTION_OTHER_PART: '적은 등기부의 종류가 계약할 집의 유형과 맞지 않아, 집에 설정된 다른 권리가 빠졌을 수 있습니다.',
  CAUTION_OTHER_PART_QUESTION: '계약할 집의 건물(집합건물이면 호실)과 토지의 등기부를 모두 볼 수 있습니까?',
  CAUTION_FEWER_TENANTS_TITLE: '적지 않은 임차인',
  CAUTION_FEWER_TENANTS: ({ households, typed }: { households: number; typed: number }) =>
    typed === 0
      ? `건물에 ${households}가구가 있다고 하는데 다른 임차인은 없다고 적으셨습니다.`
      : `건물의 ${households}가구 가운데 다른 임차인을 ${typed}명만 적으셨습니다.`,
  CAUTION_FEWER_TENANTS_QUESTION: '나머지 호실은 비어 있습니까, 보증금이 얼마인 임차인이 있습니까?',
  CAUTION_LANDLORD_REPAID_TITLE: '대위변제 이력',
  CAUTION_LANDLORD_REPAID: ({ count }: { count: number }) =>
    `주택도시보증공사(HUG)가 이 임대인 대신 보증금을 갚은 일이 ${count}건 있다고 적으셨습니다.`,
  CAUTION_LANDLORD_REPAID_QUESTION: 'HUG에 갚을 돈은 모두 갚으셨고, 이 보증금은 무엇으로 돌려줄 계획입니까?',
  CAUTION_LANDLORD_BARRED_TITLE: '보증 금지 대상',
  CAUTION_LANDLORD_BARRED: '보증 금지 대상인 임대인의 집은 반환보증에 들지 못한다고 알려져 있습니다.',
  CAUTION_LANDLORD_BARRED_QUESTION: '보증이 금지된 까닭은 무엇이며 언제 풀립니까?',
  CAUTION_LANDLORD_LISTED_TITLE: '상습 채무불이행자 명단',
  CAUTION_LANDLORD_LISTED: '보증금을 상습으로 돌려주지 않은 임대인의 명단에 이름이 있다고 적으셨습니다.',
  CAUTION_LANDLORD_LISTED_QUESTION: '명단에 오른 보증금은 모두 돌려주셨습니까?',
  CAUTION_AGENT_WITHOUT_AUTHORITY_TITLE: '대리인의 권한',
  CAUTION_AGENT_WITHOUT_AUTHORITY:
    '대리인의 위임장과 인감증명서를 보지 못했거나 소유자와 통화하지 못했다고 적으셨습니다. 권한이 없는 사람과 맺은 계약은 소유자에게 효력이 없을 수 있습니다.',
  CAUTION_AGENT_WITHOUT_AUTHORITY_QUESTION: '위임장과 인감증명서의 원본을 보여 주고 소유자와 통화하게 해 주시겠습니까?',
  CAUTION_VIOLATION_MARK_TITLE: '위반건축물 표시',
  CAUTION_VIOLATION_MARK: ({ issuedOn }: { issuedOn: string | null }) =>
    `${issuedOn === null ? '' : `${formatDate(issuedOn)}에 발급한 `}${PAPER_NAMES.BUILDING_REGISTER}에 위반건축물 표시가 있다고 적으셨습니다. 반환보증과 전세대출이 거절될 수 있고, 위반을 고칠 때까지 소유자에게 이행강제금이 거듭 부과될 수 있습니다.`,
  CAUTION_VIOLATION_MARK_QUESTION: '무엇이 위반이며, 언제 고쳐서 위반건축물 표시를 없앱니까?',
  LOOKED_UP_RECORD: ({ lookedUpOn, repaidByHug, barred }: LandlordRecord) =>
    `조회함: 대위변제 ${repaidByHug === null ? '건수 모름' : `${repaidByHug}건`}, 보증 금지 대상 ${barred === null ? '모름' : barred ? '맞음' : '아님'} (${lookedUpOn})`,
  LOOKED_UP_LIST: ({ lookedUpOn, listed }: { lookedUpOn: string; listed: boolean }) =>
    `조회함: 명단에 ${listed ? '있음' : '없음'} (${lookedUpOn})`,
  NOT_LOOKED_UP: '아직 조회하지 않음',
  REFUSED_PAPER_TITLE: '거절당한 요청',
  REFUSED_PAPER: ({ paper, lookFor }: { paper: keyof typeof PAPER_NAMES; lookFor: string }) =>
    `${withParticle(FULL_PAPER_NAMES[paper], '을/를')} 요청했으나 거절당했다고 적으셨습니다. 그래서 ${withParticle(lookFor, '을/를')} 확인하지 못했습니다.`,
  REFUSED_PAPER_QUESTION: ({ paper }: { paper: keyof typeof PAPER_NAMES }) =>
    `${withParticle(FULL_PAPER_NAMES[paper], '을/를')} 보여 줄 수 없는 까닭은 무엇입니까?`,
}

type LandlordRecord = { lookedUpOn: string; repaidByHug: number | null; barred: boolean | null }
