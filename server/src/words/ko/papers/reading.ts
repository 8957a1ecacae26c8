import { formatDate, formatManwon } from '../format.ts'
import { FULL_PAPER_NAMES, PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { entryNamed, type NamedEntry } from './registry-entries.ts'

const SAID = { YES: '같음', NO: '다름', UNKNOWN: '모름' }
const DATE_NAMES = {
  contractOn: '계약일',
  balanceOn: '잔금일',
  moveInOn: '입주일',
  reportOn: '전입신고일',
  fixedDateOn: '확정일자',
  endOn: '끝나는 날',
}

const AMOUNTS = { TAX_ARREARS: '미납 세금', WAGES: '밀린 임금과 퇴직급여', SENIOR_TENANTS: '다른 임차인의 보증금' }
const inHouseholds = (count: number): string => `${count}세대`
const inPeople = (count: number): string => `${count}명`

const DOCUMENT = PAPER_NAMES.REGISTRY_DOCUMENT

type Addressee = 'LANDLORD' | 'BROKER'
type PaperName = keyof typeof PAPER_NAMES

/** The legal duty behind a request, by who is bound; other papers are requested as a courtesy. */
const DUTIES: Partial<Record<PaperName, Partial<Record<Addressee, string>>>> = {
  FIXED_DATE_LIST: {
    LANDLORD: `주택임대차보호법 제3조의7에 따라 임대인은 계약할 때 ${PAPER_NAMES.FIXED_DATE_LIST}을 보여 주거나 열람에 동의하게 되어 있습니다.`,
    BROKER: `공인중개사는 ${PAPER_NAMES.FIXED_DATE_LIST}을 확인할 수 있다는 점과 그 방법을 설명하게 되어 있습니다(2024년 7월 10일부터).`,
  },
  RESIDENT_LIST: {
    BROKER: `공인중개사는 ${PAPER_NAMES.RESIDENT_LIST}를 열람할 수 있다는 점과 그 방법을 설명하게 되어 있습니다(2024년 7월 10일부터).`,
  },
  TAX_CERTIFICATES: {
    LANDLORD: `주택임대차보호법 제3조의7에 따라 임대인은 계약할 때 국세와 지방세의 ${PAPER_NAMES.TAX_CERTIFICATES}를 보여 주거나 미납 세금의 열람에 동의하게 되어 있습니다.`,
    BROKER: '공인중개사는 임대인의 체납 세금을 확인할 수 있다는 점을 설명하게 되어 있습니다(2024년 7월 10일부터).',
  },
  LANDLORD_RECORD: {
    BROKER:
      '공인중개사가 계약 의사를 확인해 주면 임대인의 동의가 없어도 계약 전에 조회할 수 있습니다(2025년 5월 27일부터). 확인해 주시기를 부탁드립니다.',
  },
  BROKER_EXPLANATION: {
    BROKER: `공인중개사법 제25조에 따라 공인중개사는 계약하기 전에 ${PAPER_NAMES.BROKER_EXPLANATION}를 주고 설명하게 되어 있습니다.`,
  },
}

export const PAPERS_READING = {
  // Differences between two readings of the papers.
  ENTRY_ADDED: ({ amountManwon, ...entry }: NamedEntry & { amountManwon: number | null }) => {
    const amount = amountManwon === null ? '금액은 적지 않으셨습니다' : `금액은 ${formatManwon(amountManwon)}입니다`
    return `${withParticle(entryNamed(entry), '이/가')} 새로 있습니다. ${amount}.`
  },
  ENTRY_REMOVED: (entry: NamedEntry) =>
    `앞서 적은 ${withParticle(entryNamed(entry), '이/가')} 이번에는 없습니다. 말소된 것인지 빠뜨린 것인지 확인하십시오.`,
  ENTRY_STRUCK: (entry: NamedEntry) => `${withParticle(entryNamed(entry), '이/가')} 말소되었습니다.`,
  ENTRY_BACK: (entry: NamedEntry) =>
    `말소로 적었던 ${withParticle(entryNamed(entry), '이/가')} 이번에는 살아 있습니다.`,
  ENTRY_CHANGED: ({ changes, ...entry }: NamedEntry & { changes: readonly string[] }) =>
    `${entryNamed(entry)}: ${changes.join(', ')}.`,
  ENTRY_DATE_CHANGED: ({ before, after }: Changed<string>) =>
    `등기일이 ${known(before, formatDate)}에서 ${withParticle(known(after, formatDate), '으로/로')} 바뀌었습니다`,
  ENTRY_AMOUNT_CHANGED: ({ before, after }: Changed<number>) =>
    `금액이 ${known(before, formatManwon)}에서 ${withParticle(known(after, formatManwon), '으로/로')} 바뀌었습니다`,
  ENTRY_COLLATERAL_CHANGED: ({ joint }: { joint: boolean }): string =>
    joint ? '공동담보가 되었습니다' : '공동담보가 아닌 것으로 바뀌었습니다',
  OWNER_CHANGED: ({ before, after }: { before: keyof typeof SAID; after: keyof typeof SAID }) =>
    `소유자와 임대인: ${SAID[before]}에서 ${withParticle(SAID[after], '으로/로')} 바뀌었습니다. 소유자가 바뀌었으면 누구와 계약하는지 다시 확인하십시오.`,
  AMOUNT_CHANGED: ({ subject, before, after }: Changed<number> & { subject: keyof typeof AMOUNTS }) => {
    const name = AMOUNTS[subject]
    return `${withParticle(name, '이/가')} ${known(before, formatManwon)}에서 ${withParticle(known(after, formatManwon), '으로/로')} 바뀌었습니다.`
  },
  TENANT_COUNT_CHANGED: ({ before, after }: Changed<number>) =>
    `다른 임차인의 수가 ${known(before, inPeople)}에서 ${withParticle(known(after, inPeople), '으로/로')} 바뀌었습니다.`,
  HOUSEHOLDS_LISTED_CHANGED: ({ before, after }: Changed<number>) =>
    `${PAPER_NAMES.RESIDENT_LIST}에서 읽은 다른 세대가 ${known(before, inHouseholds)}에서 ${withParticle(known(after, inHouseholds), '으로/로')} 바뀌었습니다.`,
  MARK_ADDED: ({ issuedOn }: { issuedOn: string | null }) =>
    `${issuedOn === null ? '' : `${formatDate(issuedOn)}에 발급한 `}${PAPER_NAMES.BUILDING_REGISTER}에 위반건축물 표시가 있다고 새로 적으셨습니다.`,
  MARK_REMOVED: `앞서 적은 위반건축물 표시가 이번에는 없습니다. 표시가 없어졌는지 빠뜨린 것인지 새로 발급한 ${PAPER_NAMES.BUILDING_REGISTER}에서 확인하십시오.`,
  DATE_CHANGED: ({ name, before, after }: Changed<string> & { name: keyof typeof DATE_NAMES }) =>
    `${DATE_NAMES[name]}: ${known(before, formatDate)}에서 ${withParticle(known(after, formatDate), '으로/로')} 바뀌었습니다.`,
  NOTHING_CHANGED: '적은 내용에서 달라진 것이 없습니다. 적지 않은 것이 달라졌는지는 알 수 없습니다.',
  READINGS_DIFFER: ({ count, newRights }: { count: number; newRights: number }) => {
    const first = newRights === 0 ? '' : ` 새로 설정된 담보권이 ${newRights}건 있으니 잔금을 보내기 전에 확인하십시오.`
    return `달라진 것이 ${count}건 있습니다.${first}`
  },
  // Problems with other papers that were read on the device, and what to do about them.
  PAPER_READ_OLD: ({ issuedOn }: { issuedOn: string | null }) =>
    issuedOn === null
      ? '언제 발급한 서류인지 읽지 못했습니다. 서류의 날짜를 확인하고 오래되었으면 다시 발급받으십시오.'
      : `${formatDate(issuedOn)}에 발급한 서류라 그사이 바뀌었을 수 있습니다. 다시 발급받아 비교해 보십시오.`,
  PAPER_READ_EXPIRED: ({ untilOn }: { untilOn: string }) =>
    `유효기간이 ${formatDate(untilOn)}에 끝났습니다. 새로 발급한 것을 요청하십시오.`,
  PAPER_READ_PAGES_MISSING: ({ read, of }: { read: number; of: number }) =>
    `${of}쪽 가운데 ${read}쪽만 있습니다. 빠진 쪽에 다른 내용이 있을 수 있으니 모든 쪽이 있는 파일을 고르십시오.`,
  PAPER_READ_OTHER_ADDRESS: ({ found }: { found: string }) =>
    `이 집의 서류인지 확인하지 못했습니다. 서류에 적힌 곳: ${found === '' ? '읽지 못함' : found}. 지번과 동·호가 같은지 확인하십시오.`,
  PAPER_READ_SCANNED: '스캔한 파일에 덧붙인 글자라 틀릴 수 있습니다. 모든 값을 서류와 비교해 확인하십시오.',
  PAPER_READ_CANCELLED: '무효이거나 말소되었다는 표시가 있습니다. 지금 유효한 서류를 다시 받으십시오.',
  PAPER_READ_NOT_ISSUED: '발급번호, 발급일, 발급한 기관을 모두 읽지 못했습니다. 빈 서식이 아닌지 확인하십시오.',
  PAPER_READ_COUNT_DIFFERS: ({ printed, read }: { printed: number; read: number }) =>
    `서류에는 ${printed}건이라고 적혔지만 ${read}건을 읽었습니다. 모든 줄을 서류와 비교해 확인하십시오.`,
  PAPER_READ_UNREADABLE: ({ what }: { what: Part }) => `${PARTS[what]} 서류를 보고 직접 적어 주십시오.`,
  PAPER_READ_DOUBTED: ({ what }: { what: Doubted }) => DOUBTED[what],
  PAPER_READ_NOT_READ: ({ title }: { title: string }) =>
    `"${title}"입니다. 이 서류는 읽지 않으니 필요한 내용을 직접 적어 주십시오.`,
  HOUSEHOLDS_LEFT_OUT: ({ leftOut }: { leftOut: keyof typeof LEFT_OUT }) => LEFT_OUT[leftOut],
  // Problems with registry documents that were read on the device, and what to do about them.
  READING_USAGE: `사용법: npm run --silent read:registry -- FILE.pdf [--home '서울 관악구 신림동 1422-5 301호'] [--today 2026-11-25] [--lang en]
${DOCUMENT} PDF, 또는 복사한 글을 저장한 txt 파일을 이 컴퓨터에서 읽어 JSON 하나로 적습니다. ${PAPER_NAMES.BUILDING_REGISTER}, ${PAPER_NAMES.FIXED_DATE_LIST}, ${PAPER_NAMES.RESIDENT_LIST}, ${PAPER_NAMES.TAX_CERTIFICATES} PDF도 읽습니다. 파일은 어디로도 보내지 않습니다.`,
  READING_DATE_WRONG: ({ text }: { text: string }) => `--today: YYYY-MM-DD로 적어 주십시오: ${text}`,

  READING_NO_TEXT:
    '글자가 없는 파일입니다. 스캔하거나 찍은 그림에서는 말소선을 볼 수 없습니다. 인터넷등기소에서 받은 PDF를 고르거나 직접 적어 주십시오.',
  READING_LETTERS_UNKNOWN:
    '글자는 있지만 무슨 글자인지 이 파일에 적혀 있지 않아 읽을 수 없습니다. 인터넷등기소에서 받은 PDF를 그대로 고르거나 직접 적어 주십시오.',
  READING_NOT_A_REGISTRY: `${DOCUMENT}로 읽을 수 없는 파일입니다. 인터넷등기소에서 받은, 말소사항을 포함한 전부증명서 PDF인지 확인해 주십시오.`,
  READING_SUMMARY_MISSING:
    '요약 쪽이 없어 본문과 맞추어 보지 못했습니다. 발급할 때 "주요 등기사항 요약"을 포함하거나, 읽은 값을 본문과 하나씩 비교해 보십시오.',
  READING_SUMMARY_DIFFERS:
    '본문에서 읽은 것과 요약이 서로 다릅니다. 확정한 값이 하나도 없으니 모든 등기를 문서와 비교해 확인하십시오.',
  READING_CURRENT_ONLY:
    '현재 유효사항만 있는 문서입니다. 지워진 압류·경매·임차권등기와 잦은 소유권 이전이 보이지 않으니 말소사항을 포함해 다시 발급받으십시오.',
  READING_PHOTO: '사진에서 읽은 값이라 틀릴 수 있습니다. 모든 값과 주소를 문서와 비교해 확인하십시오.',
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
    `다른 집의 문서입니다. 문서에 적힌 집: ${found}. 비교한 집: ${home}. 이 집의 ${withParticle(DOCUMENT, '을/를')} 발급받아 읽으십시오.`,
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
    `${UNREADABLE[why]}${ranks.length > 0 ? ` (${ranks.join(', ')})` : ''} 읽은 것이 전부가 아닐 수 있으니 문서와 비교해 확인하십시오.`,
  // A message with which a tenant can request a paper.
  PAPER_REQUEST: ({ paper, to, lookFor, consent, told, purpose, depositManwon, monthlyRentManwon }: Request) => {
    const rent = purpose === 'MONTHLY_RENT' ? `, 월세 ${formatManwon(monthlyRentManwon)}` : ''
    const terms = `보증금 ${formatManwon(depositManwon)}${rent}의 ${purpose === 'JEONSE' ? '전세' : '월세'}`
    const show = consent ? '보여 주시거나 열람에 동의해 주시면' : '보여 주시면'
    const ask = to === 'LANDLORD' ? show : '받아 주시거나 확인할 방법을 알려 주시면'
    return [
      `${to === 'LANDLORD' ? '임대인' : '공인중개사'}님, 안녕하십니까. ${terms} 계약을 준비하고 있는 사람입니다.`,
      `계약하기 전에 ${withParticle(FULL_PAPER_NAMES[paper], '을/를')} ${ask} 고맙겠습니다. 확인하려는 것은 ${lookFor}입니다.`,
      ...(told === null ? [] : [told]),
      DUTIES[paper]?.[to] ?? '계약하기 전에 서로 확인해 두려고 정중히 부탁드립니다.',
      '어려우시면 그 까닭을 알려 주십시오. 고맙습니다.',
    ].join('\n')
  },
}

/** `null`: not entered. */
type Changed<T> = { before: T | null; after: T | null }

function known<T>(value: T | null, format: (value: T) => string): string {
  return value === null ? '알 수 없음' : format(value)
}

/** Second-hand, as read on that day, but for the paper of foreigners. */
const ONE_ADDRESS = '빠질 수 있다고 알려져 있습니다(2026년 11월 28일 확인). 주민센터에 확인하고'
const LEFT_OUT = {
  FOREIGNERS: `외국인은 ${PAPER_NAMES.RESIDENT_LIST}에 나오지 않습니다. 임대차계약서를 가지고 주민센터에서 외국인체류확인서도 발급받으십시오.`,
  REPORTED_BY_ROAD: `지번으로 발급한 확인서라 도로명주소로 전입한 세대가 ${ONE_ADDRESS} 도로명주소로도 발급받으십시오.`,
  REPORTED_BY_LOT: `도로명주소로 발급한 확인서라 지번으로 전입한 세대가 ${ONE_ADDRESS} 지번으로도 발급받으십시오.`,
  REPORTED_BY_OTHER_ADDRESS: `지번과 도로명주소 가운데 한쪽으로만 발급하면 다른 쪽으로 전입한 세대가 ${ONE_ADDRESS} 양쪽 모두로 발급받으십시오.`,
}

type Part = keyof typeof PARTS

const PARTS = {
  TABLE: '표를 읽지 못했습니다. 없다는 뜻이 아닙니다.',
  ROWS: '읽지 못했거나 순서가 맞지 않는 줄이 있습니다.',
  END: '목록의 끝이 보이지 않습니다. 뒤쪽이 빠졌을 수 있습니다.',
  STATEMENT: '체납액이 없다는 문장을 읽지 못했습니다.',
  DEFERRED: '유예된 세금을 적는 칸을 읽지 못했습니다.',
  TOO_LARGE: '서류가 너무 길어 끝까지 읽지 못했습니다.',
  TWO_DOCUMENTS: '서로 다른 서류의 쪽이 섞여 있습니다.',
}

type Doubted = keyof typeof DOUBTED

const DOUBTED = {
  VALUES: '뚜렷하지 않은 값이 있습니다. 확인이 필요하다고 표시한 값을 서류와 비교해 주십시오.',
  ROWS_ENDED: '줄이 그어졌거나 말소, 거주불명 따위로 적힌 줄이 있습니다. 지금도 해당하는지 확인하십시오.',
  UNITS: '전유부분이 여러 줄입니다. 면적과 층을 줄마다 확인하십시오.',
  MARK: '위반건축물이라는 말이 변동사항에 있습니다. 지금도 표시가 남아 있는지 첫 쪽 위에서 확인하십시오.',
  DEFERRED: '유예된 세금이 적혀 있습니다. 아직 내지 않은 세금이니 금액을 확인하십시오.',
  ARREARS: '체납액이 적혀 있습니다. 없다는 문장과 어긋나니 금액을 확인하십시오.',
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
  PASTED: '붙여 넣은 글에는 말소선이 없어 살아 있는지 알 수 없는 등기가 있습니다.',
  LETTERS: '파일이 어떤 글자인지 알려 주지 않아 네모로 나오는 글자가 있습니다.',
  ENTRY: '읽지 못했거나 순서가 맞지 않는 등기가 있습니다.',
  TOO_LARGE: '문서가 너무 길어 끝까지 읽지 못했습니다.',
  TWO_DOCUMENTS: '서로 다른 문서의 쪽이 섞여 있습니다. 문서마다 따로 읽어 주십시오.',
}

type Request = {
  paper: PaperName
  to: Addressee
  lookFor: string
  /** Whether the paper is given only with the landlord's consent before the contract. */
  consent: boolean
  /** What was said of what the paper shows; `null`: nothing. */
  told: string | null
  purpose: 'JEONSE' | 'MONTHLY_RENT'
  depositManwon: number
  monthlyRentManwon: number
}
