import { floorInKorean } from '@lease-risk/contract/figures-in-words'
import { PAPER_NAMES } from '@lease-risk/contract/paper-names'
import type { LeftOut } from '@lease-risk/registry/papers/paper-reading'
import type { UnreadableReason } from '@lease-risk/registry/reading'

/** Second-hand, as read on that day. */
const ONE_ADDRESS = '빠질 수 있다고 해요(2026년 11월 28일 확인). 주민센터에 물어보고'
const ASK_WHICH = '어느 집의 문서인지 등기소에 물어보세요.'
const NOT_ALL = '읽은 것이 전부가 아닐 수 있으니 문서와 비교해 주세요.'

export const ko = {
  title: '등기부등본을 이 기기에서 읽기',
  how: '파일은 이 기기 안에서만 읽고 어디로도 보내지 않아요. 저장하지도 않아서 화면을 떠나면 사라져요.',
  afterwards: '확인해서 넣은 값만 직접 적은 것과 똑같이 계산에 써요. 이름과 주민등록번호는 넣지 않아요.',
  open: '등기부등본 파일 열기',
  openHint: `${PAPER_NAMES.BUILDING_REGISTER}, ${PAPER_NAMES.FIXED_DATE_LIST}, ${PAPER_NAMES.RESIDENT_LIST}, ${PAPER_NAMES.TAX_CERTIFICATES} PDF도 열 수 있어요.`,
  paste: '글자로 붙여 넣기',
  pasted: '등기부등본에서 복사한 글',
  pastedHint: '붙여 넣은 글에는 말소선이 없어 확인할 줄이 더 많아요.',
  read: '붙여 넣은 글 읽기',
  samples: {
    mortgage: '지어낸 예시로 해 보기: 근저당이 하나 있는 집',
    auction: '지어낸 예시로 해 보기: 경매와 임차권등기가 있는 집',
  },
  sampleFiles: {
    mortgage: '근저당이 하나 있는 예시 파일 받기',
    auction: '경매와 임차권등기가 있는 예시 파일 받기',
  },
  sampleOnly: '지어낸 예시예요. 서류에는 넣지 않아요.',
  sampleAmongSamples: '지어낸 예시예요. 샘플 데이터에서만 서류에 넣을 수 있어요.',
  photo: {
    open: '요약 쪽 사진 읽기',
    how: '마지막 쪽 "주요 등기사항 요약"만 읽어요. 갑구와 을구의 표는 사진으로 말소선을 볼 수 없어 읽지 않아요. 사진도 이 기기 안에서만 읽어요.',
    load: '글자 읽는 도구 받기 (약 3MB)',
    loading: '글자 읽는 도구를 받고 있어요.',
    failed: '도구를 받지 못했어요. 연결을 확인해 주세요.',
    again: '다시 받기',
    choose: '요약 쪽 사진 고르기',
  },
  reading: '이 기기에서 읽고 있어요.',
  failed: '읽지 못했어요. 연결을 확인하고 다시 열어 주세요.',
  drop: '읽은 것 지우기',
  result: '읽은 등기',
  settled: '읽었어요',
  doubted: '확인 필요',
  stands: '말소되지 않은 등기로 읽었어요',
  isCancelled: '말소된 등기로 읽었어요',
  isNew: '전에 적은 것에 없어요',
  isOtherwise: '적은 것과 달라요',
  isSame: '적은 것과 같아요',
  isLeft: '문서에서 못 찾았지만 적어 둔 것이에요',
  isSum: '적어 둔 금액이 문서의 등기와 겹칠 수 있어요. 두 번 세지 않게 골라 주세요.',
  typedBefore: (text: string) => `적어 둔 것: ${text}`,
  place: (section: string, rank: string, page: number) => `${section} ${rank}번, ${page}쪽`,
  sections: { OWNERSHIP: '갑구', RIGHTS: '을구' },
  ofTitle: '표제부',
  right: '맞아요',
  change: '고쳐서 넣기',
  leaveOut: '넣지 않기',
  useDocument: '문서대로 바꾸기',
  keepTyped: '적은 것 그대로',
  keep: '그대로 두기',
  remove: '빼기',
  again: '다시 고르기',
  decided: { YES: '맞다고 했어요', NO: '넣지 않아요', KEPT: '적은 것 그대로예요', CHANGED: '고쳤어요' },
  others: (count: number) => `서류에 옮기지 않는 줄 ${count}개`,
  othersHow: '소유권 이전, 말소, 변경처럼 다른 줄에 이미 반영한 등기예요.',
  none: '옮길 권리를 찾지 못했어요. 없다는 뜻이 아닐 수 있으니 문서의 갑구와 을구를 직접 봐 주세요.',
  tooMany: (count: number) =>
    `서류에는 100건까지만 옮길 수 있어, 말소되지 않은 ${count}건이 빠져요. 빠진 권리도 내 보증금보다 앞설 수 있어요.`,
  viewedOn: '문서를 열람한 날',
  viewedOnMissing: '문서에 적힌 열람일을 적어 주세요.',
  openRow: (count: number) => `확인이 필요한 ${count}줄을 먼저 골라 주세요.`,
  problemsSeen: '위의 문제를 문서에서 직접 확인했어요',
  problemsOpen: '위의 문제를 문서에서 확인하고 표시해 주세요.',
  otherHomeSeen: '다른 집의 문서라서 계산에 들어가지 않는 것을 알고 있어요',
  otherHomeOpen: '다른 집의 문서예요. 그래도 적어 두려면 위의 칸에 표시해 주세요.',
  barred: '이미 적은 등기와 다른 집의 문서라 함께 넣을 수 없어요. 이 집의 등기부등본을 열어 주세요.',
  clearTyped: '적어 둔 등기를 모두 지우고 이 문서 보기',
  take: '모두 확인했어요, 서류에 넣기',
  taken: (count: number) => `서류에 넣었어요. 지금 적힌 등기는 ${count}개예요. 아래에서 고칠 수 있어요.`,
  owner: '소유자가 임대인과 같은가요?',
  ownerNames: (names: string) => `문서의 소유자: ${names}. 계약서의 임대인과 비교해 보세요. 답만 남고 이름은 지워요.`,
  ownerHidden: '문서에 적힌 소유자를 계약서의 임대인과 비교해 보세요.',
  company: '소유자가 법인이에요. 법인등기부와 계약하는 사람의 권한을 확인해 주세요.',
  several: (count: number) => `소유자가 ${count}명이에요. 모두 계약에 동의했는지 확인해 주세요.`,
  changedLately: (day: string) => `${day}에 소유자가 바뀌었어요. 여섯 달이 지나지 않았으니 까닭을 물어보세요.`,
  transfers: (count: number) => `2년 안에 소유권이 ${count}번 옮겨졌어요. 까닭을 물어보세요.`,
  problems: {
    NO_TEXT:
      '글자가 없는 파일이에요. 스캔이나 사진에서는 말소선을 볼 수 없으니 인터넷등기소에서 받은 PDF를 열거나 직접 적어 주세요.',
    LETTERS_UNKNOWN:
      '글자는 있지만 무슨 글자인지 이 파일에 적혀 있지 않아 읽을 수 없어요. 인터넷등기소에서 받은 PDF를 그대로 열거나 직접 적어 주세요.',
    NOT_A_REGISTRY: '등기부등본으로 읽을 수 없어요. 인터넷등기소에서 말소사항을 포함해 받은 PDF인지 확인해 주세요.',
    SUMMARY_MISSING: '요약 쪽이 없어 본문과 맞춰 보지 못했어요. 요약을 포함해 다시 받거나 한 줄씩 비교해 주세요.',
    SUMMARY_DIFFERS: '본문과 요약이 서로 달라요. 확실한 값이 없으니 모든 줄을 문서와 비교해 주세요.',
    CURRENT_ONLY:
      '현재 유효사항만 있어요. 지워진 압류·경매·임차권등기가 보이지 않으니 말소사항을 포함해 다시 받아 주세요.',
    PHOTO: '사진에서 읽은 값이라 틀릴 수 있어요. 모든 값과 주소를 문서와 비교해 주세요.',
    PHOTO_OF_BODY:
      '본문을 찍은 사진에서는 말소선을 볼 수 없어 읽지 않아요. 인터넷등기소에서 받은 PDF를 열거나 요약 쪽을 찍어 주세요.',
    NOT_A_SUMMARY: '요약 쪽으로 읽을 수 없는 사진이에요. 밝은 곳에서 쪽 전체를 반듯하게 찍거나 직접 적어 주세요.',
    PAGES_MISSING: (read: number, of: number) =>
      `${of}쪽 가운데 ${read}쪽만 있어요. 빠진 쪽에 다른 등기가 있을 수 있으니 모든 쪽이 있는 파일을 열어 주세요.`,
    STRUCK_UNEXPLAINED: (ranks: string) =>
      `줄이 그어졌지만 말소한 등기가 없는 줄이 있어요(순위번호 ${ranks}). 등기소나 공인중개사에게 까닭을 물어보세요.`,
    OLD: (day: string | null) =>
      `${day === null ? '언제 열람했는지 읽지 못했어요' : `${day}에 열람해 7일이 넘었어요`}. 다시 열람해 바뀐 것이 있는지 확인해 주세요.`,
    OTHER_ADDRESS: (address: string) =>
      `이 집의 문서인지 확인하지 못했어요. 문서의 주소: ${address}. 지번과 동·호가 같은지 확인해 주세요.`,
    OTHER_HOME: (address: string, home: string) =>
      `다른 집의 문서예요. 문서의 집: ${address}. 확인하는 집: ${home}. 이 문서는 계산에 넣지 않으니 이 집의 등기부등본을 열어 주세요.`,
    UNIT_DIFFERS: {
      DONG: (head: string, title: string) =>
        `한 문서에 동이 두 가지로 적혀 있어요. 머리의 주소는 ${head}동, 표제부는 ${title}동이에요. ${ASK_WHICH}`,
      HO: (head: string, title: string) =>
        `한 문서에 호가 두 가지로 적혀 있어요. 머리의 주소는 ${head}호, 표제부는 ${title}호예요. ${ASK_WHICH}`,
    },
    FLOOR_DIFFERS: {
      UNIT: (floor: number, title: number) =>
        `한 문서에 층이 두 가지로 적혀 있어요. 머리의 주소는 ${floorInKorean(floor)}, 표제부는 ${floorInKorean(title)}이에요. ${ASK_WHICH}`,
      BUILDING: (floor: number, last: number) =>
        `집은 ${floorInKorean(floor)}인데 표제부의 건물은 ${floorInKorean(last)}까지만 적혀 있어요. ${ASK_WHICH}`,
    },
    LOT_DIFFERS: {
      BUILDING: (lot: string) => `머리의 주소는 지번 ${lot}인데 표제부의 건물에는 그 지번이 없어요. ${ASK_WHICH}`,
      LAND: (lot: string) => `머리의 주소는 지번 ${lot}인데 대지권의 토지에는 그 지번이 없어요. ${ASK_WHICH}`,
    },
    TWIN_MISSING: {
      BUILDING: '건물 등기부등본이 따로 있어요. 다가구와 단독주택은 둘 다 봐야 하니 건물 문서도 읽어 주세요.',
      LAND: '토지 등기부등본이 따로 있어요. 다가구와 단독주택은 둘 다 봐야 하니 토지 문서도 읽어 주세요.',
    },
    UNREADABLE_ENTRY: {
      SCANNED: `스캔한 파일이라 말소선을 볼 수 없어요. ${NOT_ALL}`,
      PASTED: `붙여 넣은 글에는 말소선이 없어 살아 있는지 알 수 없는 등기가 있어요. ${NOT_ALL}`,
      LETTERS: `파일이 어떤 글자인지 알려 주지 않아 네모로 나오는 글자가 있어요. ${NOT_ALL}`,
      SECTION: `읽지 못한 부분이 있어요. ${NOT_ALL}`,
      ENTRY: `읽지 못했거나 순서가 맞지 않는 등기가 있어요. ${NOT_ALL}`,
      TOO_LARGE: `문서가 길어 끝까지 읽지 못했어요. ${NOT_ALL}`,
      TWO_DOCUMENTS: '서로 다른 문서의 쪽이 섞여 있어요. 문서마다 따로 열어 주세요.',
    } satisfies Record<UnreadableReason, string>,
  },
  papers: {
    names: {
      BUILDING_REGISTER: '읽은 건축물대장',
      FIXED_DATES: `읽은 ${PAPER_NAMES.FIXED_DATE_LIST}`,
      HOUSEHOLDS: `읽은 ${PAPER_NAMES.RESIDENT_LIST}`,
      TAX_CERTIFICATE: `읽은 ${PAPER_NAMES.TAX_CERTIFICATES}`,
    },
    other: '읽지 않는 서류',
    place: (page: number) => `${page}쪽`,
    issuedOn: (day: string) => `발급일: ${day}`,
    mark: '위반건축물 표시가 있어요. 임대인에게 무엇이 위반인지 물어보세요.',
    noMark: '위반건축물 표시를 찾지 못했어요. 없다는 뜻이 아니니 첫 장 위쪽을 직접 봐 주세요.',
    area: (area: number) => `전용면적: ${area}㎡`,
    floor: (floor: number) => `층: ${floorInKorean(floor)}`,
    use: (use: string) => `용도: ${use}`,
    households: (count: number) => `가구 또는 세대 수: ${count}`,
    takeMark: '확인했어요, 위반건축물 표시 넣기',
    markTaken: '위반건축물 표시를 서류에 넣었어요.',
    shownOnly:
      '면적, 층, 용도와 가구 수는 서류에 넣는 칸이 없어요. 계약서와 비교하고, 위반건축물 질문에는 직접 답해 주세요.',
    noDates: '확정일자가 없다고 적혀 있어요. 확정일자를 받지 않은 임차인은 여기에 나오지 않아요.',
    noHouseholds: '전입한 세대가 없다고 적혀 있어요.',
    numberOpen: '그래도 사는 사람이 없다는 뜻은 아니어서 다른 임차인의 수는 비워 둘게요.',
    leavesOut: {
      FOREIGNERS: `외국인은 ${PAPER_NAMES.RESIDENT_LIST}에 나오지 않아요. 임대차계약서를 가지고 주민센터에서 외국인체류확인서도 받아 보세요.`,
      REPORTED_BY_ROAD: `지번으로 뗀 확인서라 도로명주소로 전입한 세대가 ${ONE_ADDRESS} 도로명주소로도 떼어 보세요.`,
      REPORTED_BY_LOT: `도로명주소로 뗀 확인서라 지번으로 전입한 세대가 ${ONE_ADDRESS} 지번으로도 떼어 보세요.`,
      REPORTED_BY_OTHER_ADDRESS: `지번과 도로명주소 가운데 한쪽으로만 떼면 다른 쪽으로 전입한 세대가 ${ONE_ADDRESS} 양쪽 모두로 떼어 보세요.`,
    } satisfies Record<LeftOut, string>,
    taxes: { NATIONAL: '국세', LOCAL: '지방세' },
    noArrears: (tax: string) => `발급일에 밀린 ${tax}가 없다고 적혀 있어요.`,
    deferred: {
      NONE: '유예된 세금이 없다고 적혀 있어요.',
      SOME: '유예된 세금이 적혀 있어요. 아직 내지 않은 세금이에요.',
    },
    deferredHow: '유예된 금액을 증명서에서 확인해 아래의 미납 세금에 직접 적어 주세요.',
    validUntil: (day: string) => `유효기간: ${day}까지`,
    lease: (deposit: string, day: string) => `보증금 ${deposit}, 확정일자 ${day}`,
    household: (day: string, first: string | null) =>
      first === null ? `전입일 ${day}` : `전입일 ${day}, 처음 전입한 사람 ${first}`,
    remarks: {
      SAME: '이미 적은 임차인이에요.',
      ENDED: '기간이 끝났지만 계속 살고 있을 수 있어요. 임대인에게 물어보고 골라 주세요.',
      TYPE: '금액을 읽지 못했어요. 문서를 보고 아래에 직접 적어 주세요.',
    },
    leasesHow: '다른 임차인의 보증금이에요. 나간 임차인과 내 계약은 빼 주세요. 확정일자가 없는 임차인은 나오지 않아요.',
    householdsHow: '전입한 세대예요. 임대인 가족과 나의 세대는 빼 주세요.',
    takeLeases: (count: number) => `확인했어요, 임차인 ${count}명 넣기`,
    takeHouseholds: (count: number) => `확인했어요, 다른 세대를 적어도 ${count}세대로 적기`,
    leasesTaken: (count: number) => `다른 임차인 ${count}명을 서류에 넣었어요.`,
    householdsTaken: (count: number) => `다른 세대를 적어도 ${count}세대로 적었어요.`,
    taxpayer: '증명서의 납세자가 임대인인 것을 계약서와 비교해 확인했어요',
    taxpayerOpen: '납세자가 임대인인지 확인하고 표시해 주세요.',
    takeTax: '확인했어요',
    oneTaxSeen: (other: string) => `확인했어요. ${other} 증명서도 읽으면 미납 세금을 0으로 적어요.`,
    arrearsTyped: '적어 둔 미납 세금이 있어 그대로 두었어요. 아래에서 고칠 수 있어요.',
    taxesTaken: '국세와 지방세를 확인해 미납 세금을 0으로 적었어요.',
    problemsSeen: '위의 문제를 서류에서 직접 확인했어요',
    problemsOpen: '위의 문제를 서류에서 확인하고 표시해 주세요.',
    problems: {
      OLD: (day: string | null) =>
        `${day === null ? '언제 발급했는지 읽지 못했어요' : `${day}에 발급한 서류예요`}. 그사이 바뀌었을 수 있으니 다시 받아 비교해 보세요.`,
      EXPIRED: (day: string) => `유효기간이 ${day}에 끝났어요. 새로 발급한 것을 요청해 주세요.`,
      PAGES_MISSING: (read: number, of: number) =>
        `${of}쪽 가운데 ${read}쪽만 있어요. 모든 쪽이 있는 파일을 열어 주세요.`,
      OTHER_ADDRESS: (address: string) =>
        `이 집의 서류인지 확인하지 못했어요. ${address === '' ? '주소를 읽지 못했어요.' : `서류의 주소: ${address}.`} 지번과 동·호가 같은지 확인해 주세요.`,
      SCANNED: '스캔한 파일이라 글자가 틀릴 수 있어요. 모든 값을 서류와 비교해 주세요.',
      CANCELLED: '무효이거나 말소되었다는 표시가 있어요. 지금 유효한 서류를 다시 받아 주세요.',
      NOT_ISSUED: '발급번호, 발급일, 발급한 기관을 모두 읽지 못했어요. 빈 서식이 아닌지 확인해 주세요.',
      COUNT_DIFFERS: (printed: number, read: number) =>
        `서류에는 ${printed}건이라고 적혔지만 ${read}건을 읽었어요. 모든 줄을 비교해 주세요.`,
      UNREADABLE: {
        TABLE: '표를 읽지 못했어요. 없다는 뜻이 아니니 직접 보고 적어 주세요.',
        ROWS: '읽지 못했거나 순서가 맞지 않는 줄이 있어요. 모든 줄을 비교해 주세요.',
        END: '목록의 끝이 보이지 않아요. 뒤쪽이 빠지지 않았는지 봐 주세요.',
        STATEMENT: '밀린 세금이 없다는 문장을 읽지 못했어요. 직접 보고 적어 주세요.',
        DEFERRED: '유예된 세금을 적는 칸을 읽지 못했어요. 직접 봐 주세요.',
        TOO_LARGE: '서류가 길어 끝까지 읽지 못했어요.',
        TWO_DOCUMENTS: '서로 다른 서류의 쪽이 섞여 있어요. 서류마다 따로 열어 주세요.',
      },
      DOUBTED: {
        VALUES: '뚜렷하지 않은 값이 있어요. 표시한 값을 서류와 비교해 주세요.',
        ROWS_ENDED: '줄이 그어졌거나 말소, 거주불명 따위로 적힌 줄이 있어요. 지금도 해당하는지 확인해 주세요.',
        UNITS: '전유부분이 여러 줄이에요. 면적과 층을 줄마다 봐 주세요.',
        MARK: '위반건축물이라는 말이 변동사항에 있어요. 지금도 표시가 남아 있는지 첫 쪽 위를 봐 주세요.',
        DEFERRED: '유예된 세금이 적혀 있어요. 아직 내지 않은 세금이니 금액을 확인해 주세요.',
        ARREARS: '체납액이 적혀 있어요. 없다는 문장과 어긋나니 금액을 확인해 주세요.',
      },
      NOT_READ: (title: string) => `"${title}"예요. 읽지 않는 서류이니 필요한 내용을 직접 적어 주세요.`,
    },
  },
}
