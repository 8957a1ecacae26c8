import { formatManwon } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'

export type TablePaperName = 'FIXED_DATES' | 'HOUSEHOLDS' | 'FOREIGN_RESIDENTS'
type SaidBy = 'LANDLORD' | 'BROKER'

const TABLE_PAPER_NAMES = {
  FIXED_DATES: PAPER_NAMES.FIXED_DATE_LIST,
  HOUSEHOLDS: PAPER_NAMES.RESIDENT_LIST,
  FOREIGN_RESIDENTS: '외국인체류확인서',
}

const namesOf = (papers: readonly TablePaperName[]) => papers.map((paper) => TABLE_PAPER_NAMES[paper]).join(', ')

/** The tenants' table of a shared house (R-PAPERS-94, R-PAPERS-95). No sentence names a room. */
export const PAPERS_HOUSE = {
  OTHER_TENANTS_BY_PAPERS: '다른 임차인의 표(입력하신 내용)',
  HOUSE_TABLE: ({ rooms, sumManwon, silent, unseenRooms }: HouseTable) =>
    [
      `표에 적은 방은 적어도 ${rooms}곳입니다.`,
      sumManwon === null
        ? '보증금을 적은 방이 없어 합계를 알 수 없습니다.'
        : `적은 보증금을 방마다 가장 큰 금액으로 더하면 ${formatManwon(sumManwon)}입니다.`,
      silent > 0 ? `보증금을 모르는 방이 적어도 ${silent}곳 있으며, 0원으로 세지 않았습니다.` : '',
      unseenRooms ? `${PAPER_NAMES.BUILDING_REGISTER}의 가구에서 표에 없는 방이 ${unseenRooms}곳입니다.` : '',
      '표에 없는 임차인이 없다는 뜻은 아닙니다.',
    ]
      .filter(Boolean)
      .join(' '),
  HOUSE_TABLE_UNREAD: ({ papers }: { papers: readonly TablePaperName[] }) =>
    `아직 옮겨 적지 않은 서류: ${namesOf(papers)}.`,
  TWO_DEPOSITS: ({ amounts }: { amounts: readonly number[] }) =>
    `같은 방의 보증금이 ${amounts.map(formatManwon).join(', ')}으로 서로 다릅니다. 가장 큰 금액으로 세었고, 날짜도 서로 다르면 모르는 것으로 보았습니다.`,
  TWO_DEPOSITS_QUESTION: '이 방의 보증금은 지금 얼마이고, 올린 금액이나 나간 임차인의 것이 섞여 있습니까?',
  WORD_BELOW_PAPER: ({ saidBy, wordManwon, paperManwon }: WordBelowPaper) =>
    `${SAID_BY[saidBy]} 말한 보증금 ${formatManwon(wordManwon)}이 같은 방의 ${PAPER_NAMES.FIXED_DATE_LIST}에 있는 ${formatManwon(paperManwon)}보다 적습니다. 큰 금액으로 세었습니다.`,
  WORD_BELOW_PAPER_QUESTION: `말한 보증금이 ${PAPER_NAMES.FIXED_DATE_LIST}보다 적은 까닭은 무엇이며, 계약서로 보여 주시겠습니까?`,
  FIXED_DATE_WITHOUT_RESIDENT: ({ rooms, unread }: { rooms: number; unread: readonly TablePaperName[] }) =>
    `확정일자가 있는데 ${PAPER_NAMES.RESIDENT_LIST}와 외국인체류확인서 어디에도 없는 방이 ${rooms}곳입니다. 나간 임차인일 수도, 다른 주소로 전입했거나 명부에 나오지 않는 임차인일 수도 있어 보증금을 그대로 세었습니다.${unread.length === 0 ? '' : ` ${namesOf(unread)}는 아직 적지 않았습니다.`}`,
  FIXED_DATE_WITHOUT_RESIDENT_QUESTION: '이 방에는 지금 누가 살고 있고, 나갔다면 보증금을 돌려주었습니까?',
  RESIDENT_WITHOUT_DEPOSIT: ({ rooms }: { rooms: number }) =>
    `살고 있는 사람은 있는데 보증금을 모르는 방이 ${rooms}곳입니다. 확정일자를 받지 않은 임차인도 최우선변제를 받을 수 있으므로 0원이 아니라 모르는 것으로 세었습니다.`,
  RESIDENT_WITHOUT_DEPOSIT_QUESTION: '이 방의 보증금과 월세는 얼마입니까?',
  MORE_ROWS_THAN_HOUSEHOLDS: ({ rooms }: { rooms: number }) =>
    `표의 방은 적어도 ${rooms}곳으로 ${PAPER_NAMES.BUILDING_REGISTER}의 가구보다 많습니다. 방을 나누었거나 나간 임차인이 섞였을 수 있어, 표에 없는 방의 수는 모르는 것으로 보았습니다.`,
  MORE_ROWS_THAN_HOUSEHOLDS_QUESTION: `방은 모두 몇 개이고, ${PAPER_NAMES.BUILDING_REGISTER}보다 많은 까닭은 무엇입니까?`,
  MORE_THAN_TYPED: ({ sumManwon, typedManwon }: { sumManwon: number | null; typedManwon: number }) =>
    `다른 임차인을 모두 안다고 하고 보증금을 ${formatManwon(typedManwon)}으로 적으셨는데, 표가 그보다 많습니다${sumManwon === null ? '' : `(표의 합계 ${formatManwon(sumManwon)})`}. 모두 아는 것으로 보지 않았습니다.`,
  MORE_THAN_TYPED_QUESTION: '다른 임차인은 모두 몇 명이고 보증금은 합해서 얼마입니까?',
}

const SAID_BY: Record<SaidBy, string> = { LANDLORD: '임대인이', BROKER: '공인중개사가' }

type HouseTable = { rooms: number; sumManwon: number | null; silent: number; unseenRooms: number | null }
type WordBelowPaper = { saidBy: SaidBy; wordManwon: number; paperManwon: number }
