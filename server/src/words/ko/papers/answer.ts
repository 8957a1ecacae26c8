import { formatShare, isReadable, SAMPLE_LEVELS, type Sample } from '../assessment/samples.ts'
import { formatDate, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { FULL_PAPER_NAMES, PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { ENTRY_NAMES, type EntryName, entryNamed, type NamedEntry } from './registry-entries.ts'

const SENIOR_TENANTS = '다른 임차인의 보증금'

const CLAIM_NAMES = {
  ...ENTRY_NAMES,
  TAX_ARREARS: '미납 세금',
  OWN_TAX: '당해세',
  OTHER_TAX: '그 밖의 세금',
  WAGES: '임금과 퇴직급여',
  SENIOR_TENANTS,
  FURTHER_SENIOR_TENANTS: `그 밖의 ${SENIOR_TENANTS}`,
  REGISTRY_NOT_READ: '등기부의 권리',
}
export type ClaimName = keyof typeof CLAIM_NAMES

/** The name of the amount of an entry; other entries have just an amount. */
const AMOUNT_NAMES: Partial<Record<EntryName, string>> = {
  MORTGAGE: '채권최고액',
  JEONSE_RIGHT: '전세금',
  LEASE_REGISTRATION: '보증금',
  SEIZURE: '청구 금액',
  PROVISIONAL_SEIZURE: '청구 금액',
  AUCTION: '청구 금액',
  TRUST: '우선수익권 금액',
}

const REMARKS: Partial<Record<EntryName, string>> = {
  MORTGAGE: '실제 남은 빚은 채권최고액보다 적을 수 있으나 최고액 전부로 계산했습니다.',
  LEASE_REGISTRATION:
    '이전 임차인이 아직 보증금을 돌려받지 못했다는 기록이며, 등기한 날과 관계없이 먼저 배당받는다고 보았습니다.',
  SEIZURE: '세금이나 보험료이면 등기한 날이 아니라 법정기일로 순위가 정해집니다.',
  PROVISIONAL_SEIZURE: '뒤의 권리자나 임차인과는 금액대로 나누어 배당받습니다.',
  INJUNCTION: '소유권을 다투는 내용이면 임대차가 효력을 잃을 수 있습니다.',
  AUCTION: '위에 적은 권리자가 신청한 경매이면 같은 금액을 두 번 센 것일 수 있으니 사건 기록과 대조하십시오.',
  TRUST: '수탁자의 동의 없이 맺은 임대차는 효력이 없을 수 있습니다.',
  PROVISIONAL_REGISTRATION: '본등기가 되면 그 뒤의 임대차가 효력을 잃을 수 있습니다.',
  NO_LAND_RIGHT: '땅값을 뺀 집값으로 다시 보아야 합니다.',
  SEPARATE_LAND_REGISTRY: `땅에만 설정된 권리가 따로 있으므로 토지 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 확인하십시오.`,
}

const OWNER_TITLE = '소유자와 임대인'
const OWNER_QUESTION = `소유자 본인의 ${PAPER_NAMES.LANDLORD_IDENTITY}, 대리인이면 위임장과 인감증명서를 보여 주시겠습니까?`

export const PAPERS_ANSWER = {
  // Texts around the calculation on entered papers: what it is, its basis, and problems with the input.
  PAPERS_TITLE: '입력하신 내용으로 계산',
  PAPERS_DISCLAIMER:
    '직접 읽고 적으신 내용으로 한 계산입니다. 확인된 사실이 아니며 점수와 등급에 들어가지 않고, 법률 판단을 대신하지 않습니다.',
  PAPERS_CALCULATED: '계산했습니다.',
  PAPERS_SAVED: '서류 내용을 저장했습니다.',
  PAPER_REQUESTS_SAVED: '요청 기록을 저장했습니다.',
  READING_CARRIED_OVER:
    '같은 지번의 앞선 진단에 저장한 내용을 가져왔습니다. 같은 호실의 것인지 확인하고, 등기부를 다시 읽은 뒤 저장하십시오.',
  REGISTRY_CHECK_OFFERED: '등기부를 읽고 적으셨으니 등기 확인 상태를 직접 확인함으로 바꿀 수 있습니다.',
  VALUE_BY_ESTIMATE: ({ asOf, sameLotCount, provisional }: ByEstimate) =>
    `${asOf} 기준 추정 매매가의 범위(같은 단지 거래 ${sameLotCount}건${provisional ? ', 잠정값' : ''})`,
  /** `mixed`: homes of several sizes, from the lowest to the highest price. */
  VALUE_BY_SALES: ({ level, count, months, unlike, mixed }: Sample & { unlike: boolean; mixed: boolean }) =>
    `${SAMPLE_LEVELS[level]} ${count}건의 ${mixed ? '최저~최고 매매가(크기가 다른 집들, ' : '매매가 사분위('}${formatMonths(months)}${unlike ? ', 면적이나 층이 비슷한 거래가 없어 신뢰도가 낮음' : ''})`,
  DISTRICT_CODE_UNKNOWN: '법정동 목록에 없는 코드입니다.',
  VALUES_NOT_IN_ORDER: '낮은 쪽, 가운데, 높은 쪽의 순서로 커져야 합니다.',
  TAX_OF_SEIZURE_ONLY: '세금의 종류는 압류에만 적을 수 있습니다.',
  LEGAL_DATE_OF_TAX_ONLY: '법정기일은 세금의 종류를 적은 압류에만 적을 수 있습니다.',
  SHARE_NOT_IN_ORDER: '낮은 쪽은 높은 쪽을 넘을 수 없습니다.',
  DEPOSITS_ABOVE_WHOLE: '확정일자가 따로 있는 부분을 더한 금액이 보증금을 넘습니다.',
  ENTRY_AFTER_READING: '등기부를 읽은 날보다 뒤일 수 없습니다.',
  DAY_BEFORE_CONTRACT: '계약일과 같거나 뒤여야 합니다.',
  TERM_WITHOUT_START: '계약 기간을 적으려면 입주일이나 잔금일도 적어야 합니다.',
  END_BEFORE_START: '계약을 시작하는 날보다 뒤여야 합니다.',
  DAY_AFTER_TODAY: '오늘보다 뒤일 수 없습니다.',
  RESIDENT_NUMBER_TYPED: '주민등록번호처럼 보이는 숫자가 있습니다. 주민등록번호는 적지 마십시오.',
  // What an answer says first once papers were read (R-ANSWER-10).
  HEADLINE_PAPER_OF_OTHER_HOME: ({ paper, home }: { paper: string; home: string }) =>
    `읽은 등기부는 다른 집(${paper})의 것이고, 이 집은 ${home}입니다. 그 등기부는 계산에 넣지 않았습니다.`,
  LOT_AND_UNIT: ({ district, lot, dong, ho }: LotAndUnit) =>
    [district, lot ?? '지번 모름', dong && `${dong}동`, ho && `${ho}호`].filter(Boolean).join(' '),
  /** For terms or a value other than those of the diagnosis. */
  HEADLINE_OF_OTHER_TERMS: '진단한 것과 다른 조건으로 계산했습니다. 이 조건으로 다시 진단하십시오.',
  ACTION_PAPER_OF_THIS_HOME: `주소와 동·호수를 대조하고, 이 집의 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 발급받아 읽으십시오.`,
  /** `percent`: deposit and claims of the value; `null`: there is nothing to compare. */
  HEADLINE_STOP: ({ stops, percent, hasAhead, building }: Stops) => {
    const [first = 'OTHER', second] = stops
    const found = second === undefined ? STOP_NAMES[first] : `${STOP_NAMES[first]}, ${STOP_NAMES[second]}`
    const sum = hasAhead ? '보증금과 먼저 나갈 돈은' : '보증금은'
    const share = percent === null ? '' : ` ${sum} 적어도 ${building ? '건물 전체 값' : '집값'}의 ${percent}%입니다.`
    return `서류에서 멈출 까닭을 찾았습니다: ${found}.${share}`
  },
  DEPOSIT_AND_AHEAD: ({ standing, depositManwon, aheadManwon, isPossible, midManwon, ...value }: DepositAndAhead) => {
    const total = depositManwon + aheadManwon
    const deposit = `보증금 ${formatManwon(depositManwon)}`
    const ahead = `먼저 나갈${isPossible ? ' 수 있는' : ''} ${withParticle(formatManwon(aheadManwon), '을/를')} 더하면`
    const sum = aheadManwon === 0 ? withParticle(deposit, '은/는') : `${deposit}에 ${ahead}`
    const worth = `${valueName(value)} ${formatManwon(midManwon)}`
    if (total > midManwon) {
      const over = `${worth}보다 ${formatManwon(total - midManwon)} 많${standing === 'CLAIMS_MAY_EXCEED_VALUE' ? '을 수 있' : ''}습니다.`
      return `${sum} ${over}`
    }
    const share = `${worth}의 ${Math.round((total / midManwon) * 100)}%`
    return standing === null ? `${sum} ${share}입니다.` : `${sum} ${share}로, 집값에 가깝습니다.`
  },
  ACTION_CLAIMS_AHEAD:
    '먼저 나갈 돈을 잔금 전에 갚고 등기된 것은 말소하는 것을 특약으로 정할 수 있는지 임대인에게 물으십시오. 정하지 못하면 보증금을 낮춰도 나머지를 지킬 수 있는지 다시 계산하십시오.',
  HEADLINE_CLAIM_OF_UNKNOWN_AMOUNT: ({ names }: { names: readonly string[] }) =>
    `${names.join(', ')}의 금액을 적지 않아 먼저 나갈 돈이 얼마인지 알 수 없습니다.`,
  ACTION_UNKNOWN_AMOUNT: `${PAPER_NAMES.REGISTRY_DOCUMENT} 을구에서 그 금액(근저당이면 채권최고액)을 찾아 적으십시오.`,
  ACTION_STOP_AND_ASK: ({ askName, question }: { askName: string; question: string }) =>
    `계약을 멈추고 먼저 물으십시오. 물을 곳은 ${askName}입니다: “${question}”`,
  ACTION_STOP_NAME: '계약을 멈추고 물어보기',
  ACTION_ASK: ({ askName, question }: { askName: string; question: string }) =>
    `먼저 물으십시오. 물을 곳은 ${askName}입니다: “${question}”`,
  /** The sale for a share of the value, as the papers distribute it. `unknown`: what nobody has typed. */
  STAKE_WITH_PAPERS: ({ share, lowManwon, highManwon, unknown, building }: StakeWithPapers) => {
    const sold = `${building ? '건물 전체가' : '이 집이'} ${share === 1 ? '지금 값 그대로' : `지금 값의 ${formatPercent(share)}에`}`
    const left = unknown.length === 0 ? '' : ` 아직 모르는 것: ${unknown.join(', ')}.`
    if (highManwon === 0)
      return `적어 주신 대로라면 ${sold} 팔려도 모자라는 보증금은 없지만, 적지 않은 것이 있으면 그만큼 모자랄 수 있습니다.${left}`
    if (lowManwon === highManwon)
      return `적어 주신 대로라면 ${sold} 팔릴 때 보증금 ${formatManwon(lowManwon)}이 모자랍니다.${left}`
    const least = lowManwon === 0 ? '모르는 것에 따라' : `적어도 ${formatManwon(lowManwon)}, 모르는 것에 따라`
    return `적어 주신 대로라면 ${sold} 팔릴 때 보증금이 ${least} 많으면 ${formatManwon(highManwon)} 모자랍니다.${left}`
  },
  // Claims paid from the price of a home before the deposit.
  CLAIM_NAME: ({ claim }: { claim: ClaimName }) => CLAIM_NAMES[claim],
  REGISTRY_NOT_TYPED: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 아직 적지 않아 먼저 배당받는 권리가 얼마인지 알 수 없습니다.`,
  TAX_ARREARS_UNKNOWN: '임대인의 미납 세금을 적지 않아 세금이 얼마나 먼저 빠져나갈지 알 수 없습니다.',
  TAX_ARREARS_NONE: `미납 세금이 없다고 적으셨습니다. ${PAPER_NAMES.TAX_CERTIFICATES}의 발급일 뒤에 생긴 세금은 들어 있지 않습니다.`,
  TAX_ARREARS_AHEAD: ({ manwon, open }: { manwon: number; open: boolean }) =>
    open
      ? `미납 세금 ${formatManwon(manwon)}의 순위는 세금마다 법정기일로 정해지므로, 0원부터 전부까지 먼저 배당받는다고 보았습니다.`
      : `미납 세금 ${withParticle(formatManwon(manwon), '이/가')} 먼저 배당받는다고 보았습니다. 실제 순위는 세금마다 법정기일로 정해집니다.`,
  ENTRY_CANCELLED: (entry: NamedEntry) => `${withParticle(entryNamed(entry), '은/는')} 말소되어 0원으로 셉니다.`,
  ENTRY_AHEAD: ({ amountManwon, jointCollateral, ...entry }: EntryAhead) => {
    const name = AMOUNT_NAMES[entry.kind] ?? '금액'
    const amount =
      amountManwon === null
        ? `${entryNamed(entry)}의 ${withParticle(name, '을/를')} 적지 않아 얼마가 먼저 빠져나갈지 알 수 없습니다.`
        : `${entryNamed(entry)}의 ${name} ${formatManwon(amountManwon)}입니다.`
    const joint = jointCollateral ? ' 공동담보라 이 집에서 많으면 전액을 받아 갑니다.' : ''
    const remark = REMARKS[entry.kind]
    return `${amount}${joint}${remark === undefined ? '' : ` ${remark}`}`
  },
  ENTRY_MAY_BE_AHEAD: '내 우선변제권보다 뒤에 등기되었으나 앞설 수도 있어, 0원부터 전부까지로 보았습니다.',
  ENTRY_AHEAD_OF_PART: '보증금 가운데 확정일자가 더 늦은 부분보다 앞섭니다.',
  TAX_LISTED: ({ kind, manwon, ...tax }: ListedTax) =>
    `${kind === 'NATIONAL' ? '국세' : '지방세'} ${withParticle(formatManwon(manwon), '이/가')} 밀려 있다고 적으셨습니다. ${taxRank(tax)}`,
  WAGES_AHEAD: ({ manwon }: { manwon: number }) =>
    `임대인의 직원에게 밀린 임금과 퇴직급여 ${withParticle(formatManwon(manwon), '이/가')} 소액임차인과 같은 순위로 배당받습니다.`,
  SENIOR_TENANTS_UNKNOWN: ({ further }: { further: boolean }) =>
    `${further ? '그 밖의 ' : ''}${SENIOR_TENANTS}이 얼마인지 알 수 없습니다. ${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}로 확인하십시오.`,
  SENIOR_TENANTS_NONE: '다른 임차인의 보증금이 없다고 적으셨습니다.',
  SENIOR_TENANTS_SUM: ({ manwon }: { manwon: number }) =>
    `${SENIOR_TENANTS} 합계 ${formatManwon(manwon)}입니다. 임차인마다 전입신고와 확정일자에 따라 순위가 다르며, 모두 먼저 배당받을 때의 금액입니다.`,
  COVERAGE: ({ sumManwon, low, mid, high, unknown }: Coverage) => {
    const basis = `입력하신 내용으로 계산하면 보증금과 먼저 배당받는 금액을 더한 ${formatManwon(sumManwon)}은`
    const [least, middle] = [formatShare(low), formatShare(mid)]
    if (high !== null && least === formatShare(high)) return `${basis} 집값의 ${least}입니다.`
    if (high !== null) return `${basis} 집값의 ${least}에서 ${formatShare(high)}까지(가운데 값으로 ${middle})입니다.`
    const open = `금액을 모르는 것(${unknown.join(', ')})이 있어 위쪽 끝은 알 수 없습니다.`
    return isReadable(low)
      ? `${basis} 적어도 집값의 ${least}(가운데 값으로 ${middle})이며, ${open}`
      : `${basis} 집값의 ${least}이며, ${open}`
  },
  // Findings to ask about before signing or paying: what they mean, and the question to ask.
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
  CAUTION_LANDLORD_LISTED_TITLE: '보증금을 돌려주지 않은 임대인의 명단',
  CAUTION_LANDLORD_LISTED: '상습 채무불이행자나 보증금 미반환 임대사업자의 명단에 이름이 있다고 적으셨습니다.',
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

/** `asOf` `2026-11-24`. */
type ByEstimate = { asOf: string; sameLotCount: number; provisional: boolean }

const STOP_NAMES = {
  ...ENTRY_NAMES,
  AUCTION: '경매개시결정(이미 경매에 들어간 집)',
  TRUST: '신탁(소유자가 신탁회사)',
  OWNER_NO: '임대인이 아닌 소유자',
  LEASE_REGISTRATION: '보증금을 못 받은 이전 임차인의 임차권등기',
}

const VALUE_NAMES = {
  ESTIMATE: '추정 집값',
  SAMPLE: '비슷한 매매의 가운데 값',
  DATED_SALES: '이 건물의 지난 매매 가운데 값',
  PUBLIC_PRICE: '공시가격으로 본 집값',
  TYPED: '적어 주신 집값',
}

/** `district`: where it differs from the other one's. */
type LotAndUnit = { district: string | null; lot: string | null; dong: string | null; ho: string | null }
type ValueBasis = keyof typeof VALUE_NAMES
type Stops = {
  stops: readonly (keyof typeof STOP_NAMES)[]
  percent: number | null
  hasAhead: boolean
  building: boolean
}
type DepositAndAhead = {
  /** `null`: below every line. */
  standing: 'CLAIMS_ABOVE_VALUE' | 'CLAIMS_MAY_EXCEED_VALUE' | 'CLAIMS_NEAR_VALUE' | null
  depositManwon: number
  aheadManwon: number
  /** The amount may rank ahead, or behind. */
  isPossible: boolean
  midManwon: number
  basis: ValueBasis
  building: boolean
}
type StakeWithPapers = {
  share: number
  lowManwon: number
  highManwon: number
  unknown: readonly string[]
  building: boolean
}

function valueName({ basis, building }: Pick<DepositAndAhead, 'basis' | 'building'>): string {
  return building ? '건물 전체 값' : VALUE_NAMES[basis]
}

/** `legalDate` `null`: not entered. `standing`: whether it is paid before the deposit, `OPEN`: perhaps. */
type ListedTax = {
  kind: 'NATIONAL' | 'LOCAL'
  ownTax: boolean
  legalDate: string | null
  manwon: number
  standing: 'AHEAD' | 'BEHIND' | 'OPEN'
}

function taxRank({ ownTax, legalDate, standing }: Pick<ListedTax, 'ownTax' | 'legalDate' | 'standing'>): string {
  if (!ownTax)
    return legalDate === null
      ? '법정기일을 적지 않아 순위를 알 수 없습니다.'
      : `법정기일 ${withParticle(formatDate(legalDate), '으로/로')} 순위가 정해집니다.`
  if (standing === 'AHEAD') return '이 집에 부과된 세금(당해세)이라 먼저 빠져나갑니다.'
  return standing === 'BEHIND'
    ? '이 집에 부과된 세금(당해세)이지만 법정기일이 확정일자보다 늦어, 그 몫을 임차인이 먼저 받습니다.'
    : '이 집에 부과된 세금(당해세)이라 먼저 빠져나가지만, 법정기일이 확정일자보다 늦으면 그 몫을 임차인이 먼저 받습니다.'
}

/** `amountManwon` `null`: not entered. */
type EntryAhead = NamedEntry & { amountManwon: number | null; jointCollateral: boolean }
/** Shares of the home's possible values. `high` `null`: open, since the amounts of the `unknown` entries are not known. */
type Coverage = { sumManwon: number; low: number; mid: number; high: number | null; unknown: readonly string[] }

type LandlordRecord = { lookedUpOn: string; repaidByHug: number | null; barred: boolean | null }
