import { formatManwon } from '../../../words/ko/format.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/** What only the user's own input says. Nothing here is verified, and no criterion scores it. */
export function typedInput({ typed }: LeaseFacts): Finding[] {
  const { rentForJeonseManwon: rent, candidateSelected } = typed
  const findings: Finding[] = []
  if (rent > 0) {
    findings.push(
      finding('RENT_IGNORED_FOR_JEONSE', 'CAUTION', {
        sentence: `전세로 진단하였으므로 입력하신 월세 ${formatManwon(rent)}은 계산에 넣지 않았습니다.`,
      }),
    )
  }
  if (candidateSelected) {
    const sentence = '선택하신 과거 거래는 참고로만 남겼으며, 이 집에 대해 확인된 사실로 쓰지 않았습니다.'
    findings.push(finding('SELECTED_CANDIDATE', 'NOTE', { sentence }))
  }
  return findings
}
