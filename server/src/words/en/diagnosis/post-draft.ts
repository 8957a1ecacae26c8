import type { POST_DRAFT as KO } from '../../ko/diagnosis/post-draft.ts'
import { bulleted, paragraphs } from '../../paragraphs.ts'
import { formatManwon } from '../format.ts'
import { placeOf } from '../place-names.ts'

export const POST_DRAFT = {
  POST_DRAFT_TITLE: ({ district, type, purpose }) =>
    `${PURPOSES[purpose]}, ${type ?? 'a home'}${district === null ? '' : `, ${placeOf(district)}`}: a question before the contract`,
  POST_DRAFT: ({ home: { district, type, purpose }, depositManwon, rentManwon, cautions, gaps }) =>
    paragraphs([
      `I am looking at a home in ${district === null ? 'an area that is not confirmed' : placeOf(district)}: ${PURPOSES[purpose]}, ${type ?? 'a home'}. ${terms(depositManwon, rentManwon)}`,
      bulleted('What public data say to watch out for:', cautions),
      bulleted('What is not confirmed yet:', gaps),
      'What else should I check before the contract? If you have been through something like this, I would be glad to hear of it.',
    ]),
} satisfies typeof KO

const PURPOSES = { JEONSE: 'Jeonse (전세)', MONTHLY_RENT: 'Monthly rent (월세)' }

function terms(depositManwon: number, rentManwon: number | null): string {
  const deposit = `The deposit is about ${formatManwon(depositManwon)}`
  return rentManwon === null ? `${deposit}.` : `${deposit}, the rent about ${formatManwon(rentManwon)} a month.`
}
