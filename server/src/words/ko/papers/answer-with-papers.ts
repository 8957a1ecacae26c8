import { formatManwon, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { ENTRY_NAMES } from './registry-entries.ts'

/** What an answer says first once papers were read (R-ANSWER-10). */
export const ANSWER_WITH_PAPERS = {
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
}

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
