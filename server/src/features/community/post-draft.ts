import type { CommunityPostDraft } from '@lease-risk/contract/community'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { findPersonalData } from '../../domain/community/personal-data.ts'
import { formatManwon } from '../../words/ko/format.ts'
import { namesTheHome } from '../sharing/face.ts'

const MOST_ITEMS = 5
const MANWON_PER_EOK = 10_000

/**
 * A text to ask others about a diagnosis, with the district and rounded amounts. It names no lot, unit, building or
 * person: a sentence that does is left out whole.
 */
export function postDraft(diagnosis: RentRiskDiagnosisResponse): CommunityPostDraft {
  const { address, propertyIdentity, inputSummary } = diagnosis
  const names = namesTheHome(diagnosis)
  const isTellable = (text: string) => !names(text) && findPersonalData(text).length === 0
  const kind = inputSummary.contractPurpose === 'JEONSE' ? '전세' : '월세'
  const type = propertyIdentity.propertyTypeName ?? '집'
  const where = address.legalDistrictName ?? '확인하지 못한 지역'
  const cautions = titles(diagnosis, ['SEVERE', 'CAUTION'], 'caution').filter(isTellable)
  const gaps = titles(diagnosis, ['GAP', 'ASK'], 'required').filter(isTellable)
  const content = [
    `${where}에서 ${type} ${kind}를 알아보고 있습니다. ${termsOf(inputSummary)}`,
    list('공공자료를 찾아보니 주의하라고 나온 것입니다.', cautions),
    list('아직 확인하지 못한 것입니다.', gaps),
    '계약하기 전에 무엇을 더 확인하면 좋을지, 비슷한 경험이 있으면 알려 주세요.',
  ].filter((part) => part !== '')
  return {
    boardCode: 'FREE',
    title: `${where.split(' ').at(-1)} ${type} ${kind}, 계약 전에 여쭤봅니다`,
    content: content.join('\n\n'),
    legalDistrictCode: address.legalDistrictCode ?? null,
  }
}

/** From the findings; from the matrix where an older diagnosis has none. */
function titles(
  { findings, confirmationMatrix }: RentRiskDiagnosisResponse,
  severities: string[],
  column: 'caution' | 'required',
): string[] {
  const items = findings?.filter(({ severity }) => severities.includes(severity)) ?? confirmationMatrix[column]
  return [...new Set(items.map(({ title }) => title))]
}

function list(heading: string, items: readonly string[]): string {
  return items.length === 0 ? '' : [heading, ...items.slice(0, MOST_ITEMS).map((item) => `- ${item}`)].join('\n')
}

/** Rounded, so that the amounts alone do not lead to the contract. */
function termsOf({
  depositAmountManwon: deposit,
  monthlyRentAmountManwon: rent,
}: RentRiskDiagnosisResponse['inputSummary']) {
  const about = (amount: number, step: number) => formatManwon(Math.round(amount / step) * step)
  const depositText = `보증금은 ${about(deposit, deposit >= MANWON_PER_EOK ? 1_000 : 100)} 정도`
  return rent > 0 ? `${depositText}, 월세는 ${about(rent, 5)} 정도입니다.` : `${depositText}입니다.`
}
