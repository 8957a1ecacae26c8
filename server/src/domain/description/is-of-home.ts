import { REPORTED } from '../korean-amount.ts'
import type { PlacedMatch } from './matches-in.ts'

/*
 * Text that may stand directly before and after a statement about the home itself. Any other text there
 * (`2층 침대`, `최고 4층`, `신축 아님`, `편의점은 1층`) makes it a statement about something else, or none at all: words
 * not listed here are never taken as referring to the home.
 */

const MARKS = String.raw`,.;:|·•*()\[\]{}<>!?"'“”+&→^\p{So}\u{fe0f}`
const MARK = String.raw`[${MARKS}/~\-]`
const KINDS =
  '아파트|오피스텔|빌라|맨션|다세대(?:\\s*주택)?|연립(?:\\s*주택)?|다가구(?:\\s*주택)?|단독\\s*주택|도시형\\s*생활주택|주택'
const ROOMS = '(?:원|투|쓰리|포|미니투|미니쓰리|[1-5](?:\\.5)?)룸|복층'
const TERMS = '전세금?|전세가|월세|반전세|전월세|매매|임대|무?보증금|무?보증|단기|계약|매물|직거래|급매|포함|별도'
const SIDES = '정?(?:남동|남서|북동|북서|남|동|서|북)향'
const PARTS =
  '풀옵션|옵션|올수리|올리모델링|리모델링|수리|도배|엘리베이터|엘베|승강기|베란다|발코니|테라스|분리형|오픈형|신축|준신축|역세권|초역세권|공실|첫\\s*입주|즉시\\s*입주|입주|채광|햇빛|햇볕|전망|전용|면적|관리비|로얄층'
const ADJECTIVES =
  '깨끗한|깨끗|조용한|조용|넓은|넓|밝은|밝|예쁜|좋은|큰|작은|저렴한|아늑한|쾌적한|귀한|드문|드는|트인|탁트인|위치한|독립된'
const DESCRIBING = `${ROOMS}|${SIDES}|${PARTS}|${ADJECTIVES}`
/** Written together as well: `신축투룸`, `풀옵션원룸`. */
const OF_HOME = `(?:(?:${DESCRIBING}){1,2})?(?:${TERMS}|${DESCRIBING})`
/** What a home may be let as, whatever the register calls it; never the shop on another floor (`1층 근생`). */
const USES = String.raw`(?<!층[은는]?\s?)(?:제?\s?[12]\s?종\s?)?(?:근생|근린\s?생활(?:\s?시설)?)|상가\s?주택|고시[원텔]|원룸텔|생활형?\s?숙박\s?시설|생숙|레지던스|도시형|도생|[셰쉐]어\s?하우스|주인\s?(?:세대|층)|반?지하|지층|옥탑방?`
/** The end of the name of a building. */
const BUILDING_ENDS =
  '빌|하우스|타운|타워|팰리스|캐슬|파크|하임|시티|레지던스|빌리지|아이파크|자이|푸르지오|더샵|래미안|힐스테이트|편한세상'
/** The end of another statement, without a mark behind it: `대출 가능 전세 1억`, `보증보험 불가 500/45`. */
const ENDED = String.raw`(?<!(?:기존|이전|종전|현재|세입자|임차인)\s?)조건|사이|정도|내외|나옴|가능(?:\s?여부)?(?:\s?문의(?:\s?주세요|\s?요)?)?|불가능?|(?:가입|수리|청소|도배)\s?완료|완비|무료|없음|없이|OK|안?\s?됨|협의|문의(?:\s?주세요)?|실비|미정|(?:융자|근저당|관리비|대출|보증금)\s?(?:무|無|X|O)|(?:융자금?|근저당|관리비|주차장?|엘베|엘리베이터|옵션)[이가은는도]?\s?(?:\d[\d.,]*\s?[억천백만]*\s?원?\s?)?있(?:음|어요|습니다)|[가-힣\d](?:이에요|예요|에요|입니다|합니다|됩니다|[돼되]요|해요|드려요|드립니다|주세요|좋아요|좋습니다)|없어요|없습니다|(?<![가-힣])[무노]\s?(?:관리비|융자|근저당|대출|옵션)`
const SUBJECTS = '(?:집|방|매물|호실|위치|해당\\s*층|층수|현재|층)(?:은|는|이|가|의)?'
/** The preceding words may end with a number, with or without unit, or the name of a station or district. */
const MEASURES = String.raw`\d\s*(?:㎡|m2|m²|평|억|천|백|만|만원|만\s*원|원|분|호|동|개|%)?|[가-힣](?:역|동)`
const MEASURES_WITH_UNIT = String.raw`\d\s*(?:㎡|m2|m²|평|억|천|백|만|만\s*원|원|개)`
const ENDINGS = '이에요|예요|이네요|에요|입니다|임(?![가-힣])|이고|이며|인데|이라서?|이구요'

const BEFORE_HOME = before(`${SUBJECTS}|${OF_HOME}`)
/** The words that describe a building belong to it: `주변 신축 아파트` is as little of the home as `주변 아파트`. */
const BEFORE_BUILDING = before(`${SUBJECTS}|${TERMS}`, '(?!)', String.raw`(?:\s*(?<![가-힣])(?:${DESCRIBING}))*`)
/** Also another amount: `이천만원 월세 오십만원`, `1000에 월세 50`. */
const BEFORE_AMOUNT = before(
  String.raw`${SUBJECTS}|${OF_HOME}|${USES}|[일이삼사오육칠팔구]?[십백천억]+만?\s?원?에?|(?<=\d)[억천백만]*\s?원?[에대]`,
  String.raw`[가-힣\d](?:이고|이며|인데|이구요)|${ENDED}|(?:${BUILDING_ENDS})`,
)
/** Also the building: `건물의 3층`, `빌라 중 3층`. */
const BEFORE_FLOOR = floorBefore(
  `${SUBJECTS}|${OF_HOME}|건물(?:의|\\s*중)|해당\\s*층?\\s?/\\s?(?:총|전체)\\s*층?|[가-힣]+(?:번지|[구시군읍면리])`,
)
/** Also what comes with a home: `주차 1대 관리비 5만`, `세탁기 관리비 5만`. */
const BEFORE_FEE = before(
  String.raw`${SUBJECTS}|${OF_HOME}|${USES}|[일이삼사오육칠팔구]?[십백천억]+만?\s?원?|에어컨|세탁기|냉장고|인덕션|가스레인지|전기레인지|침대|책상|옷장|신발장|CCTV|현관|보안|주차|인터넷|와이파이|TV|총|및`,
  String.raw`\d\s?대|(?<=\d)\s?[억천백만]*\s?원?[에대]?|[가-힣\d](?:이고|이며|인데|이구요)|${ENDED}|(?:${BUILDING_ENDS})`,
)
/** Before a deposit and rent without a label, `500/45`: also a place or a lot, never the name of another number (면적). */
const BEFORE_PAIR = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}\s:/~+\-]|(?:^|[\s|])-\s|(?<![가-힣])(?:${SUBJECTS}|${ROOMS}|${SIDES}|${ADJECTIVES}|(?:보증금\s?/\s?)?(?:${TERMS}|조건|가격|금액|준공|완공))\s*:?|(?:${KINDS})|(?:${MEASURES})|[가-힣](?:번지|[구시군읍면리])|(?<![가-힣])(?:${USES})|${ENDED}|(?:${BUILDING_ENDS}))\s*$`,
  'iu',
)
/** Before a rent without a label, `월 45 보증금 500`: never the name of another monthly sum (`주차 월 3`, `옵션: 월 5`). */
const BEFORE_RENT = new RegExp(
  String.raw`(?:^|(?:[^\p{L}\p{N}\s:=/~+\-|]|(?:^|[\d)㎡]|[억천백만원층호평]|${ROOMS}|${SIDES}|${KINDS}|[가-힣][동역구시군])\s*\|)|(?<![가-힣])(?:${SUBJECTS}|${ROOMS}|${SIDES}|${ADJECTIVES}|${USES})|포함|별도|(?:${KINDS})|(?:${MEASURES})|${ENDED})\s*$`,
  'iu',
)

/** `joined`: endings of the words before. `describing`: further words that may stand between. */
function before(words: string, joined = '(?!)', describing = ''): RegExp {
  return new RegExp(
    String.raw`(?:^|${joined}|${MARK}|(?<![가-힣](?<![억천만원]))(?:${words})|(?:${KINDS})(?:\s*중|의)?|(?:${MEASURES}))${describing}\s*$`,
    'iu',
  )
}

/** A slash separates statements (`원룸 / 3층`), but `저/15층`, `복층/5층` and `500/3층` say nothing certain. */
function floorBefore(words: string): RegExp {
  return new RegExp(
    String.raw`(?:^|[${MARKS}]|\s-\s|(?<![가-힣])(?:(?!복층)(?:${words})\s*/|(?:${words}))|(?:${KINDS})(?:\s*중|의|\s*/)?|(?:${MEASURES})|(?:${MEASURES_WITH_UNIT})\s*/)\s*$`,
    'iu',
  )
}

function behind(words: string): RegExp {
  return new RegExp(String.raw`^(?:\s*$|\s*${MARK}|(?:${ENDINGS})|\s*(?:${words}))`, 'iu')
}

/** What a listing says after an amount; with any other word it may be a limit, a past amount or one of another home. */
const AFTER_AMOUNT =
  '(?:정액|기본|일반|공용|월)?\\s?관리?비|융자|근저당|선순위|대출|보증보험|보험|전입|계약금|중도금|잔금|이자|협의|네고|조정|조절|가능|선불|후불|부가세|부가|주차|인터넷|수도|전기|가스|난방|공과금|반려|애견|고양이|강아지|문의|연락|상담|도보|지하철|버스|공실|신혼|여성|남성|에어컨|세탁기|냉장고|현관|보안|반?지하|지층|옥탑|지상|건물|방|집|관\\s?(?=\\d)|월?\\s?(?:차임|임대료)|월\\s(?:관리비|주차)|총|전체|해당|층수'
const AMOUNT = String.raw`\d[\d,]*(?!\d|[,.]\d)(?:\s?[억천백만원]|(?=\s*$|\s*[,|)]|\s))`
/** Another amount of the same kind, one end of a range, or the rest on the next line: `45만, 50만`, `500~1000`, `5⏎만5천원`. */
const OTHER_AMOUNT = new RegExp(
  String.raw`^\s*\|\s*[억천백만]+\s?(?:\d|원|[\s|]|$)|^\s*(?:[,/·~∼\-+→>(]|또는|혹은|이나|에서|부터)?\s*${AMOUNT}`,
)
const AFTER_WORDS = `${OF_HOME}|${KINDS}|${AFTER_AMOUNT}`
const ALONE = new RegExp(
  String.raw`^(?:\s*$|\s*[,.;:|/·•*)\]{}!"'“”&^\p{So}\u{fe0f}]|\s+-\s|\s*\+\s*관(?:리비|\s?\d)|(?:${ENDINGS}|이?(?:${REPORTED})(?![가-힣]))|(?:에|으로|로)?\s*[(\[]?\s*(?:${AFTER_WORDS})|\s+약?\d|\s*\(\s*\d|\s*[(\[]\s*(?:단위\s*:?\s*)?만\s?원?\s*[)\]]|\s+[가-힣]{1,7}[동역구시](?![가-힣])|\s*[(]?[A-Za-z]{2})`,
  'iu',
)

/** Before a unit of a text without a lot: the name of a building by its end, never another place (상가, 관리실, 옆집). */
const BEFORE_UNIT = new RegExp(
  String.raw`(?:^|[${MARKS}]|\s-\s|(?<![가-힣])(?:${SUBJECTS}|${TERMS}|${ROOMS}|호수|동호수)|(?:${KINDS}|빌|하우스|타운|타워|팰리스|캐슬|파크|하임|시티|레지던스|빌리지|아이파크|자이|푸르지오|더샵|래미안|힐스테이트|편한세상))\s*:?\s*$`,
  'iu',
)
const BEHIND_UNIT = new RegExp(
  String.raw`^(?:\s*$|\s*[${MARKS}/]|\s+-\s|(?:${ENDINGS})|\s*(?:${OF_HOME}|${KINDS}|융자|근저당|선순위|대출|협의|네고|가능|주차|공실|문의|보고|보러|방(?![가-힣])|집(?![가-힣])|반?지하|옥탑)|\s+약?\d)`,
  'iu',
)

const NUMBER = String.raw`약?\s*\d`
const NEXT = `${OF_HOME}|방|집|${NUMBER}`
/** A kind of building itself, not a place next to one: `빌라 3층`, `빌라입니다`, never `아파트 옆`. */
const KIND = `(?:${KINDS})(?=\\s*$|\\s*${MARK}|${ENDINGS}|\\s*(?:${NEXT}|건물|반?지하|옥탑))`

/** Contexts of a statement about the home: the text before and after it. */
const OF_THE_HOME = {
  /** `3층 남향`, `3층이에요`, `3층에 위치`, `3층 빌라 전세`. */
  floor: { before: BEFORE_FLOOR, behind: behind(`에\\s*위치|의\\s|${NEXT}|${KIND}`) },
  /** `2/4층`, never `상가 1/5층`. */
  floorOfBuilding: { before: BEFORE_FLOOR, behind: /(?:)/ },
  new: { before: BEFORE_BUILDING, behind: behind(`${NEXT}|건물|${KIND}`) },
  kind: { before: BEFORE_BUILDING, behind: behind(`${NEXT}|건물|반?지하|옥탑`) },
  households: {
    before: before(
      `${SUBJECTS}|${TERMS}|단|딱|오직|불과|겨우`,
      '(?!)',
      String.raw`(?:\s*(?<![가-힣])(?:${DESCRIBING}))*`,
    ),
    behind: behind(
      `뿐|만\\s*(?:있|사는|살고|거주)|밖에|로만|로\\s*(?:구성|이루)|건물|규모|소규모|단지|${KINDS}|${TERMS}`,
    ),
  },
  area: { before: BEFORE_HOME, behind: behind(`${NEXT}|${KINDS}`) },
  /** `전용 20㎡`, never `전용 20㎡ 이상`, `전용 20㎡~`. */
  exclusiveArea: {
    before: /(?:)/,
    behind: new RegExp(
      String.raw`^(?:\s*$|\s*[${MARKS}/]|\s+-\s|(?:${ENDINGS})|에\s|\s*(?:${OF_HOME}|방|집|${KINDS}|공급|계약|분양|실평수|지상|반?지하|옥탑)|\s+\d)`,
      'iu',
    ),
  },
  /** A label such as 보증금 names the kind of amount; the text before it shows whose it is. */
  amount: { before: BEFORE_AMOUNT, behind: /(?:)/ },
  pair: { before: BEFORE_PAIR, behind: /(?:)/ },
  fee: { before: BEFORE_FEE, behind: /(?:)/ },
  rent: { before: BEFORE_RENT, behind: /(?:)/ },
  unit: { before: BEFORE_UNIT, behind: BEHIND_UNIT },
  unitOfLot: { before: /(?:)/, behind: BEHIND_UNIT },
  /** Floors of the building: `4층 건물`, never `최고 4층 건물`, `옆 4층 건물`. */
  building: { before: BEFORE_BUILDING, behind: /(?:)/ },
} as const satisfies Record<string, { before: RegExp; behind: RegExp }>

export type HomeStatement = keyof typeof OF_THE_HOME

const SEEN_CHARACTERS = 40

/** Whether a match is in a context that makes it a statement about the home. */
export function isOfHome(text: string, { start, end }: PlacedMatch, kind: HomeStatement): boolean {
  return (
    stands(text, start, OF_THE_HOME[kind].before) &&
    OF_THE_HOME[kind].behind.test(text.slice(end, end + SEEN_CHARACTERS))
  )
}

/** Whether the text behind an amount leaves it as it is: no limit, no range, no second amount. */
export function standsAlone(text: string, end: number): boolean {
  const behind = text.slice(end, end + SEEN_CHARACTERS)
  return !OTHER_AMOUNT.test(behind) && ALONE.test(behind)
}

/** Whether the text directly before a position matches the pattern. */
function stands(text: string, start: number, pattern: RegExp): boolean {
  return pattern.test(text.slice(Math.max(0, start - SEEN_CHARACTERS), start))
}
