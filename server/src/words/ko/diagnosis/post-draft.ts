import { bulleted, paragraphs } from '../../paragraphs.ts'
import { formatManwon } from '../format.ts'

/** A draft post that asks others about a diagnosis. */
export const POST_DRAFT = {
  POST_DRAFT_TITLE: ({ district, type, purpose }: Home) =>
    `${district?.split(' ').at(-1) ?? '지역'} ${type ?? '집'} ${PURPOSES[purpose]}, 계약 전에 여쭤봅니다`,
  POST_DRAFT: ({ home, depositManwon, rentManwon, cautions, gaps }: Draft) =>
    paragraphs([
      `${wanted(home)} ${terms(depositManwon, rentManwon)}`,
      bulleted('공공자료를 찾아보니 주의하라고 나온 것입니다.', cautions),
      bulleted('아직 확인하지 못한 것입니다.', gaps),
      '계약하기 전에 무엇을 더 확인하면 좋을지, 비슷한 경험이 있으면 알려 주세요.',
    ]),
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
