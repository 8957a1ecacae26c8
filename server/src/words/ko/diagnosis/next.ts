import { bulleted, paragraphs } from '../../paragraphs.ts'
import { formatCount, formatDate, formatManwon } from '../format.ts'
import { type Purpose } from '../labels.ts'
import { FULL_PAPER_NAMES, PAPER_NAMES } from '../paper-names.ts'

type Terms = { contractPurpose: Purpose; depositAmountManwon: number; monthlyRentAmountManwon?: number }
type Source = { source: string; referencePeriod: string | null; sampleCount: number | null }
const DEPOSITS: Record<Purpose, string> = { JEONSE: '전세', MONTHLY_RENT: '보증금' }
const STATES = {
  success: '확인',
  partial: '일부',
  empty: '없음',
  unavailable: '조회 못 함',
  ambiguous: '후보 여럿',
  error: '응답 없음',
}

export const NEXT = {
  // What each purpose of a diagnosis leaves to the user, and the names of the papers to request.
  PAPER_NAME: ({ paper }: { paper: keyof typeof FULL_PAPER_NAMES }) => FULL_PAPER_NAMES[paper],
  TAX_AND_VIOLATION: `임대인에게 국세와 지방세 ${PAPER_NAMES.TAX_CERTIFICATES}를 요구하고, ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 위반건축물 표시를 확인하십시오.`,
  LEASE_JEONSE_NAME: '전세 계약',
  LEASE_MONTHLY_RENT_NAME: '월세 계약',
  RESIDENTIAL_SALE_NAME: '주택 매매',
  SALE_REGISTRY: `${PAPER_NAMES.REGISTRY_DOCUMENT}에서 소유자와 근저당권을 확인하십시오.`,
  SALE_LAND_USE: '토지이용계획과 위반건축물 여부를 확인하십시오.',
  COMMERCIAL_STARTUP_NAME: '상가 창업',
  STARTUP_PERMITS: '업종의 인허가 조건과 건축물의 용도를 확인하십시오.',
  STARTUP_LEASE: '권리금과 상가건물 임대차 조건을 확인하십시오.',
  LAND_FOREST_DEVELOPMENT_NAME: '토지·임야 개발',
  LAND_USE_PLAN: '토지이용계획과 개발행위 허가 조건을 확인하십시오.',
  LAND_ACCESS: '도로 접함, 경사도, 농지·산지 전용 조건을 확인하십시오.',
  SMALL_COMMERCIAL_BUILDING_NAME: '꼬마빌딩 매입',
  BUILDING_LEASES: '임대차 현황과 임차인의 보증금을 확인하십시오.',
  BUILDING_VIOLATION_AND_USE: '위반건축물 여부와 건물의 용도를 확인하십시오.',
  DOCUMENT_RIGHTS_ASSISTANCE_NAME: '서류·권리 확인',
  ORIGINAL_PAPERS: `${PAPER_NAMES.REGISTRY_DOCUMENT}와 ${PAPER_NAMES.BUILDING_REGISTER} 원본을 확인하십시오.`,
  LEGAL_EXPERT: '서류의 해석은 법률 전문가에게 확인하십시오.',
  // A draft post that asks others about a diagnosis.
  POST_DRAFT_TITLE: ({ district, type, purpose }: Home) =>
    `${district?.split(' ').at(-1) ?? '지역'} ${type ?? '집'} ${PURPOSES[purpose]}, 계약 전에 여쭤봅니다`,
  POST_DRAFT: ({ home, depositManwon, rentManwon, cautions, gaps }: Draft) =>
    paragraphs([
      `${wanted(home)} ${terms(depositManwon, rentManwon)}`,
      bulleted('공공자료를 찾아보니 주의하라고 나온 것입니다.', cautions),
      bulleted('아직 확인하지 못한 것입니다.', gaps),
      '계약하기 전에 무엇을 더 확인하면 좋을지, 비슷한 경험이 있으면 알려 주세요.',
    ]),
  // What others see of a diagnosis through a link.
  SHARED_SHEET: '계약 전에 확인한 자료와 물어볼 것',
  SHARED_WITHOUT_PAPERS: '등기부 같은 서류에서 읽은 내용은 여기에 들어 있지 않습니다.',
  SHARED_SHEET_IS_NO_VERDICT:
    '공공자료로 본 근거와 아직 모르는 것을 옮긴 것입니다. 집을 알아볼 수 있는 내용은 빼고 보여 드리며, 계약 여부를 정해 주거나 법률 판단을 대신하지 않습니다.',
  REGION_NOT_CONFIRMED: '확인하지 못한 지역',
  SHEET_ABOUT: (of: Terms & { districtName: string; propertyTypeName: string }) =>
    `${of.districtName} · ${of.propertyTypeName} · ${DEPOSITS[of.contractPurpose]} ${formatManwon(of.depositAmountManwon)}${of.monthlyRentAmountManwon ? `, 월세 ${formatManwon(of.monthlyRentAmountManwon)}` : ''}`,
  SHEET_FIRST: '먼저 알아 둘 것',
  SHEET_COMPARED: '비교한 금액과 거래',
  SHEET_CAUTIONS: '주의할 것',
  SHEET_GAPS: '아직 모르는 것',
  SHEET_TO_DO: '먼저 할 일',
  SHEET_QUESTIONS: '여쭤볼 것',
  SHEET_STATE: ({ title, state }: { title: string; state: keyof typeof STATES }) => `${title} (${STATES[state]})`,
  SHEET_SOURCE: ({ source, referencePeriod, sampleCount }: Source) =>
    [
      `출처: ${source}`,
      ...(referencePeriod === null ? [] : [`기준 ${referencePeriod}`]),
      ...(sampleCount === null ? [] : [`${formatCount(sampleCount)}건`]),
    ].join(' · '),
  SHEET_FOOT: ({ ruleBookVersion, diagnosedOn }: { ruleBookVersion: string; diagnosedOn: string }) =>
    `규칙집 ${ruleBookVersion} · ${formatDate(diagnosedOn)}에 확인 · 자료가 없다는 것은 좋은 신호가 아닙니다.`,
  LINK_MADE: '공유 링크를 만들었습니다.',
  LINK_DELETED: '공유 링크를 지웠습니다.',
  // What to do, and where, if a deposit is not paid back: no promise, and no legal advice.
  UNRETURNED_WRITTEN_DEMAND_TITLE: '반환을 글로 요구하기',
  UNRETURNED_WRITTEN_DEMAND_WHAT:
    '계약이 끝난 날과 돌려받을 금액, 받을 계좌를 적어 임대인에게 내용증명으로 보내고 사본을 보관하십시오.',
  UNRETURNED_WRITTEN_DEMAND_OFFICE: '우체국(인터넷우체국)',
  UNRETURNED_WRITTEN_DEMAND_LIMITS:
    '글을 보낸 것만으로 돈이 나오지는 않습니다. 끝난다는 통지를 기한 안에 했는지도 확인하십시오.',
  UNRETURNED_WRITTEN_DEMAND_SOURCE: '우체국의 내용증명 제도',
  UNRETURNED_STAY_REGISTERED_TITLE: '등기될 때까지 살던 집과 주민등록을 그대로 두기',
  UNRETURNED_STAY_REGISTERED_WHAT:
    '이사하거나 전출하면 대항력과 우선변제권을 잃을 수 있습니다. 임차권등기가 등기부에 적힌 것을 직접 본 뒤에 옮기십시오.',
  UNRETURNED_STAY_REGISTERED_OFFICE: '인터넷등기소, 주민센터',
  UNRETURNED_STAY_REGISTERED_LIMITS: '살고 있는 것만으로 앞선 권리보다 먼저 받지는 못합니다.',
  UNRETURNED_STAY_REGISTERED_SOURCE: '주택임대차보호법 제3조, 제3조의2',
  UNRETURNED_LEASE_REGISTRATION_ORDER_TITLE: '임차권등기명령 신청하기',
  UNRETURNED_LEASE_REGISTRATION_ORDER_WHAT:
    '계약이 끝났는데 보증금을 다 받지 못했으면 임차인 혼자 신청합니다. 계약서, 끝났다는 통지, 주민등록을 준비하십시오.',
  UNRETURNED_LEASE_REGISTRATION_ORDER_OFFICE: '집이 있는 곳의 지방법원, 지원, 시·군법원',
  UNRETURNED_LEASE_REGISTRATION_ORDER_LIMITS:
    '등기는 순위를 지킬 뿐 돈을 받아 주지 않습니다. 신청만 하고 옮기면 안 됩니다.',
  UNRETURNED_LEASE_REGISTRATION_ORDER_SOURCE: '주택임대차보호법 제3조의3',
  UNRETURNED_GUARANTOR_TITLE: '반환보증에 들었으면 보증기관에 알리기',
  UNRETURNED_GUARANTOR_WHAT: '보증서에 적힌 청구 기간과 낼 서류를 묻고, 임차권등기가 필요한지도 물으십시오.',
  UNRETURNED_GUARANTOR_OFFICE: '보증서를 낸 보증기관(HUG, HF, SGI)',
  UNRETURNED_GUARANTOR_LIMITS: '기간이나 서류가 다르면 거절될 수 있습니다. 지급 여부는 보증기관이 정합니다.',
  UNRETURNED_GUARANTOR_SOURCE: '보증기관의 약관',
  UNRETURNED_FRAUD_VICTIMS_TITLE: '전세사기피해자 결정을 신청할 수 있는지 묻기',
  FRAUD_VICTIMS_ACT: ({
    lastDay,
    signedDay,
    part,
    of,
    from,
    orFrom,
    checkedOn,
  }: {
    lastDay: string
    signedDay: string
    part: number
    of: number
    from: string
    orFrom: string
    checkedOn: string
  }) =>
    `${formatDate(signedDay)}까지 처음 계약한 임차인은 ${formatDate(lastDay)}까지 신청할 수 있고, 결정된 피해자는 ${formatDate(from)} 또는 ${formatDate(orFrom)}부터 보증금의 ${of}분의 ${part} 이상을 받게 된다고 알려져 있습니다(${formatDate(checkedOn)}에 읽은 내용). 요건과 날짜를 창구에 물으십시오.`,
  FRAUD_VICTIMS_ACT_PASSED: ({ lastDay, checkedOn }: { lastDay: string; checkedOn: string }) =>
    `신청 기한으로 알려진 ${formatDate(lastDay)}이 지났습니다(${formatDate(checkedOn)}에 읽은 내용). 기한이 바뀌었는지 창구에 물으십시오.`,
  UNRETURNED_FRAUD_VICTIMS_OFFICE: '집이 있는 시·도, 전세피해지원센터(1533-8119)',
  UNRETURNED_FRAUD_VICTIMS_LIMITS:
    '보증금을 받지 못했다고 모두 해당하는 것은 아닙니다. 피해자인지는 위원회가 정하며, 이 안내는 판단하지 않습니다.',
  UNRETURNED_FRAUD_VICTIMS_SOURCE: '전세사기피해자 지원 및 주거안정에 관한 특별법을 다룬 안내',
  UNRETURNED_COURT_TITLE: '지급명령이나 소송',
  UNRETURNED_COURT_WHAT: '임대인이 다투지 않으면 지급명령을, 다투면 소송을 생각할 수 있습니다. 먼저 상담을 받으십시오.',
  UNRETURNED_COURT_OFFICE: '법원, 대한법률구조공단(132), 주택임대차분쟁조정위원회',
  UNRETURNED_COURT_LIMITS: '판결을 받아도 임대인에게 재산이 없으면 받지 못할 수 있고, 시간과 비용이 듭니다.',
  UNRETURNED_COURT_SOURCE: '민사소송법',
  UNRETURNED_AUCTION_TITLE: '집이 경매나 공매에 넘어갔으면 기한 안에 배당 요구하기',
  UNRETURNED_AUCTION_WHAT:
    '법원의 통지에 적힌 배당요구 종기까지 권리신고와 배당요구를 하십시오. 소액임차인의 몫도 기한 안에 요구해야 합니다.',
  UNRETURNED_AUCTION_OFFICE: '경매를 맡은 법원 경매계, 공매는 한국자산관리공사',
  UNRETURNED_AUCTION_LIMITS: '앞선 권리와 낙찰가에 따라 일부만 받거나 하나도 받지 못할 수 있습니다.',
  UNRETURNED_AUCTION_SOURCE: '주택임대차보호법 제3조의2, 제8조',
  UNRETURNED_SUPPORT_CENTER_TITLE: '피해 상담 받기',
  UNRETURNED_SUPPORT_CENTER_WHAT: '혼자 정하지 말고 서류를 모아 상담하십시오. 무엇을 먼저 할지는 집마다 다릅니다.',
  UNRETURNED_SUPPORT_CENTER_OFFICE: '전세피해지원센터(1533-8119)',
  UNRETURNED_SUPPORT_CENTER_LIMITS: '상담이며 지원을 약속하지 않습니다. 지원의 대상과 기한은 그곳에서 확인하십시오.',
  UNRETURNED_SUPPORT_CENTER_SOURCE: 'HUG 전세피해지원센터의 안내',
  UNRETURNED_NOTE:
    '순서와 창구를 적은 일반적인 안내입니다. 결과를 약속하지 않으며 법률 자문이 아닙니다. 기한과 서류는 적힌 기관에 확인하십시오.',
}

/** `district`: its full name, `null` if unknown. `type`: the name of the home's type. */
type Home = { district: string | null; type: string | null; purpose: keyof typeof PURPOSES }
/** `rentManwon`: `null` if there is no rent. `cautions` and `gaps`: titles. */
type Draft = {
  home: Home
  depositManwon: number
  rentManwon: number | null
  cautions: readonly string[]
  gaps: readonly string[]
}

const PURPOSES = { JEONSE: '전세', MONTHLY_RENT: '월세' }

function wanted({ district, type, purpose }: Home): string {
  return `${district ?? '확인하지 못한 지역'}에서 ${type ?? '집'} ${PURPOSES[purpose]}를 알아보고 있습니다.`
}

function terms(depositManwon: number, rentManwon: number | null): string {
  const deposit = `보증금은 ${formatManwon(depositManwon)} 정도`
  return rentManwon === null ? `${deposit}입니다.` : `${deposit}, 월세는 ${formatManwon(rentManwon)} 정도입니다.`
}
