import { formatDate } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'

const DOCUMENT = PAPER_NAMES.REGISTRY_DOCUMENT

/** Problems with registry documents that were read on the device, and what to do about them. */
export const REGISTRY_READING = {
  READING_USAGE: `사용법: npm run --silent read:registry -- FILE.pdf [--home '서울 관악구 신림동 1422-5 301호'] [--today 2026-11-25] [--lang en]
${DOCUMENT} PDF, 또는 복사한 글을 저장한 txt 파일을 이 컴퓨터에서 읽어 JSON 하나로 적습니다. ${PAPER_NAMES.BUILDING_REGISTER}, ${PAPER_NAMES.FIXED_DATE_LIST}, ${PAPER_NAMES.RESIDENT_LIST}, ${PAPER_NAMES.TAX_CERTIFICATES} PDF도 읽습니다. 파일은 어디로도 보내지 않습니다.`,
  READING_DATE_WRONG: ({ text }: { text: string }) => `--today: YYYY-MM-DD로 적어 주십시오: ${text}`,

  READING_NO_TEXT:
    '글자가 없는 파일입니다. 스캔하거나 찍은 그림에서는 말소선을 볼 수 없습니다. 인터넷등기소에서 받은 PDF를 고르거나 직접 적어 주십시오.',
  READING_NOT_A_REGISTRY: `${DOCUMENT}로 읽을 수 없는 파일입니다. 인터넷등기소에서 받은, 말소사항을 포함한 전부증명서 PDF인지 확인해 주십시오.`,
  READING_SUMMARY_MISSING:
    '요약 쪽이 없어 본문과 맞추어 보지 못했습니다. 발급할 때 "주요 등기사항 요약"을 포함하거나, 읽은 값을 본문과 하나씩 견주어 보십시오.',
  READING_SUMMARY_DIFFERS:
    '본문에서 읽은 것과 요약이 서로 다릅니다. 확정한 값이 하나도 없으니 모든 등기를 문서와 견주어 확인하십시오.',
  READING_CURRENT_ONLY:
    '현재 유효사항만 있는 문서입니다. 지워진 압류·경매·임차권등기와 잦은 소유권 이전이 보이지 않으니 말소사항을 포함해 다시 발급받으십시오.',
  READING_PHOTO: '사진에서 읽은 값이라 틀릴 수 있습니다. 모든 값과 주소를 문서와 견주어 확인하십시오.',
  READING_PHOTO_OF_BODY:
    '본문을 찍은 사진에서는 말소선을 볼 수 없어 읽지 않습니다. 인터넷등기소에서 받은 PDF를 고르거나 요약 쪽을 찍으십시오.',
  READING_NOT_A_SUMMARY:
    '요약 쪽(주요 등기사항 요약)으로 읽을 수 없는 사진입니다. 밝은 곳에서 쪽 전체를 반듯하게 찍거나 직접 적어 주십시오.',
  READING_PAGES_MISSING: ({ read, of }: { read: number; of: number }) =>
    `${of}쪽 가운데 ${read}쪽만 있습니다. 빠진 쪽에 다른 등기가 있을 수 있으니 모든 쪽이 있는 파일을 고르십시오.`,
  READING_STRUCK_UNEXPLAINED: ({ ranks }: { ranks: string[] }) =>
    `줄이 그어졌지만 무엇으로 말소되었는지 적히지 않은 등기가 있습니다(순위번호 ${ranks.join(', ')}). 등기소나 공인중개사에게 까닭을 물어보십시오.`,
  READING_OLD: ({ viewedOn }: { viewedOn: string | null }) =>
    viewedOn === null
      ? '언제 열람한 문서인지 읽지 못했습니다. 오늘 다시 열람해 그사이 바뀐 것이 있는지 확인하십시오.'
      : `${formatDate(viewedOn)}에 열람한 문서라 7일이 넘었습니다. 다시 열람해 그사이 바뀐 것이 있는지 확인하십시오.`,
  READING_OTHER_ADDRESS: ({ found }: { found: string }) =>
    `이 집의 문서인지 확인하지 못했습니다. 문서에 적힌 곳: ${found}. 지번과 동·호가 같은지 확인하십시오.`,
  READING_OTHER_HOME: ({ found, home }: { found: string; home: string }) =>
    `다른 집의 문서입니다. 문서에 적힌 집: ${found}. 견준 집: ${home}. 이 집의 ${withParticle(DOCUMENT, '을/를')} 발급받아 읽으십시오.`,
  READING_UNIT_DIFFERS: ({ part, head, title }: { part: UnitPart; head: string; title: string }) =>
    `한 문서가 집을 두 가지로 말합니다. 머리의 주소는 ${head}${UNIT_PARTS[part]}, 표제부는 ${title}${UNIT_PARTS[part]}입니다. 어느 집의 문서인지 등기소에 물어보십시오.`,
  READING_FLOOR_DIFFERS: ({ part, floor, title }: { part: FloorPart; floor: number; title: number }) =>
    part === 'UNIT'
      ? `한 문서가 층을 두 가지로 말합니다. 머리의 주소는 ${floorName(floor)}, 표제부의 전유부분은 ${floorName(title)}입니다. 등기소에 까닭을 물어보십시오.`
      : `집은 ${floorName(floor)}인데 표제부의 건물은 ${floorName(title)}까지만 적혀 있습니다. 등기소에 까닭을 물어보십시오.`,
  READING_LOT_DIFFERS: ({ part, lot }: { part: LotPart; lot: string }) =>
    `머리의 주소는 지번 ${lot}인데, ${LOT_PARTS[part]}에는 그 지번이 없습니다. 어느 땅의 집인지 등기소에 물어보십시오.`,
  READING_TWIN_MISSING: ({ missing }: { missing: Twin }) =>
    `${TWINS[missing]} 문서가 따로 있습니다. 다가구와 단독주택은 건물과 토지를 모두 보아야 하니 ${TWINS[missing]} 문서도 읽어 주십시오.`,
  READING_UNREADABLE: ({ why, ranks }: { why: UnreadableReason; ranks: string[] }) =>
    `${UNREADABLE[why]}${ranks.length > 0 ? ` (${ranks.join(', ')})` : ''} 읽은 것이 전부가 아닐 수 있으니 문서와 견주어 확인하십시오.`,
}

const UNIT_PARTS = { DONG: '동', HO: '호' }
const LOT_PARTS = { BUILDING: '표제부의 건물', LAND: '대지권의 토지' }
const floorName = (floor: number) => (floor < 0 ? `지하 ${-floor}층` : `${floor}층`)

type UnitPart = keyof typeof UNIT_PARTS
type FloorPart = 'UNIT' | 'BUILDING'
type LotPart = keyof typeof LOT_PARTS
type Twin = keyof typeof TWINS
type UnreadableReason = keyof typeof UNREADABLE

const TWINS = { BUILDING: '건물', LAND: '토지' }

const UNREADABLE = {
  SCANNED: '스캔한 파일에 덧붙인 글자라 말소선을 볼 수 없습니다.',
  SECTION: '읽지 못한 부분이 있습니다.',
  ENTRY: '읽지 못했거나 순서가 맞지 않는 등기가 있습니다.',
  TOO_LARGE: '문서가 너무 길어 끝까지 읽지 못했습니다.',
  TWO_DOCUMENTS: '서로 다른 문서의 쪽이 섞여 있습니다. 문서마다 따로 읽어 주십시오.',
}
