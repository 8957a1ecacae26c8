import type { ConstantName, PAPERS_CONSTANTS as KO, SourceName } from '../../ko/papers/constants.ts'
import { formatDate } from '../format.ts'

const CONSTANT_NAMES: Record<ConstantName, string> = {
  BASE_RATE: 'Base rate of the Bank of Korea (기준금리)',
  CONVERSION_SPREAD: 'What the law adds to the base rate when a deposit is turned into rent',
  CONVERSION_CEILING: 'Highest legal rate for turning a deposit into rent (전월세 전환율)',
  MARKET_CONVERSION_RATE: 'Rate at which the market turns deposits into rent (전월세 전환율)',
  CAUTION_DEPOSIT_SHARE: 'Share of the value from which a deposit calls for caution',
  DANGER_DEPOSIT_SHARE: 'Share of the value from which a deposit is dangerous',
  SEVERE_DEPOSIT_SHARE: 'Share of the value from which a deposit is severe',
  HUG_PUBLIC_PRICE_SHARE: 'Multiple of the public price (공시가격) that HUG accepts',
  SMALL_LEASE_LIMIT: 'Highest deposit of a small-deposit tenant (소액임차인)',
  SMALL_LEASE_PROTECTED: 'Amount paid before everybody else (최우선변제)',
  AUCTION_COSTS: 'Share of the price that the costs of an auction take',
  RECENT_MORTGAGE_DAYS: 'Days for which a mortgage counts as new',
  GAP_STARTS_AT: 'Hour at which banks and registry offices open on the day of the balance',
  SMALL_LEASE_CAP: 'Limit on what all small-deposit tenants get first, as a share of the home (최우선변제)',
  STANDING_NEXT_DAY: 'Hour of the next day at which your right to stay begins (대항력)',
  TAX_VIEWING_DEPOSIT:
    "Deposit above which you may view unpaid national and local taxes without the landlord's consent",
  LEASE_REPORT_DEPOSIT: 'Deposit above which a lease has to be reported (임대차 신고)',
  LEASE_REPORT_RENT: 'Monthly rent above which a lease has to be reported (임대차 신고)',
  LEASE_REPORT_DAYS: 'Days within which a lease has to be reported (임대차 신고)',
  RENEWAL_FROM_MONTHS: 'Months before the end from which you may ask for renewal (계약갱신 요구)',
  RENEWAL_UNTIL_MONTHS: 'Months before the end until which you may ask for renewal (계약갱신 요구)',
  GUARANTEE_TERM_SHARE: 'Share of the lease within which you may apply for the return guarantee (반환보증)',
  HUG_DEPOSIT_CAP_CAPITAL: 'Highest deposit that HUG accepts in the capital area (수도권)',
  HUG_DEPOSIT_CAP_OTHER: 'Highest deposit that HUG accepts elsewhere',
  HUG_PRICE_SHARE: 'Share of the price of the home that HUG accepts',
  HUG_SENIOR_SHARE: 'Share of the price of the home that claims ahead may take, HUG',
  HUG_SENIOR_SHARE_OF_90: 'Share of the price of the home that claims ahead may take, counted on 90% of it, HUG',
  HUG_PRICE_CAP: 'Highest price of a home that HUG accepts',
  HUG_SHARED_HOUSE_SHARE:
    "Share that claims ahead and the other tenants' deposits may take in a detached or multi-family house, HUG",
  HF_DEPOSIT_CAP_CAPITAL: 'Highest deposit that HF accepts in the capital area (수도권)',
  HF_DEPOSIT_CAP_OTHER: 'Highest deposit that HF accepts elsewhere',
  HF_SENIOR_SHARE_OF_PRICE: 'Share that mortgages ahead may take (60% of the whole price of the home), HF',
  HF_SENIOR_SHARE: 'Share that mortgages ahead may take (60% of 90% of the price of the home), HF',
  HF_SHARED_HOUSE_SHARE: 'Share that all claims ahead may take in a detached or multi-family house, HF',
  SGI_DEPOSIT_CAP_NOT_APARTMENT: 'Highest deposit that SGI accepts for a home that is not an apartment',
}

const LEASE_ACT = 'the Housing Lease Protection Act (주택임대차보호법)'

const SOURCE_NAMES: Record<SourceName, string> = {
  LEASE_ACT_3: `Article 3(1) of ${LEASE_ACT}`,
  LEASE_ACT_6_3: `Article 6-3 of ${LEASE_ACT}`,
  LEASE_ACT_8: `Article 8(3) of ${LEASE_ACT}`,
  TAX_COLLECTION_ACT: 'Article 109 of the National Tax Collection Act (국세징수법)',
  LEASE_REPORT_ACT: 'Article 6-2 of the Act on Report on Real Estate Transactions (부동산 거래신고 등에 관한 법률)',
  HUG_GUIDES: 'Guides that restate the conditions of the Korea Housing and Urban Guarantee Corporation (HUG)',
  HF_GUIDES: 'Guides that restate the conditions of the Korea Housing Finance Corporation (HF)',
  SGI_GUIDES: 'Guides that restate the conditions of Seoul Guarantee Insurance (SGI)',
  CHECKING_TOOLS: 'The figure that published checking tools use',
  OWN_ASSUMPTION: 'An assumption of this service',
}

/** Sources by their names in the tables of law. */
const LAW_SOURCES: Readonly<Record<string, string>> = {
  '한국은행 기준금리': 'Base rate of the Bank of Korea (한국은행 기준금리)',
  '주택임대차보호법 제7조의2, 시행령 제9조': `Article 7-2 of ${LEASE_ACT} and Article 9 of its decree`,
  '전세가율 관련 시장 안내 자료': 'Market guides on the share of jeonse deposits in prices (전세가율)',
  '한국주택금융공사 공고(2026년 6월 22일)':
    'Notice of the Korea Housing Finance Corporation (한국주택금융공사), 22 June 2026',
  '주택도시보증공사(HUG) 전세보증금반환보증 상품 안내':
    'Guide to the return guarantee (전세보증금반환보증) of the Korea Housing and Urban Guarantee Corporation (HUG)',
  '주택임대차보호법 시행령 제10조·제11조': `Articles 10 and 11 of the decree of ${LEASE_ACT}`,
}

export const PAPERS_CONSTANTS = {
  CONSTANT_NAME: ({ constant }) => CONSTANT_NAMES[constant],
  CONSTANT_SOURCE: ({ source }) => SOURCE_NAMES[source],
  LAW_SOURCE: ({ name }) => LAW_SOURCES[name] ?? `Korean source (${name})`,
  CONSTANT_SURENESS: ({ sureness }) =>
    ({
      V: 'seen in published material',
      '2': 'taken from second-hand material',
      K: 'general knowledge, to be checked',
    })[sureness],
  LAW_TO_CHECK: 'Check this against the law.',
  COMMON_BUT_NOT_OFFICIAL: 'This figure is in common use: check it against an official source.',
  CHECK_OVERDUE: ({ checkedOn }) => `This number is overdue for a check (last checked on ${formatDate(checkedOn)}).`,
} satisfies typeof KO
