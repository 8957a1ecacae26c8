/*
 * A loan has two owners: the home's secures what its owner owes (융자, 근저당), the tenant's pays the deposit (전세대출). Each
 * spelling of "none" goes with each noun of either; what it means differs: no debt, or no loan to be had.
 */

/** What the owner of the home owes, or what secures it. */
const DEBTS = [
  '융자',
  '근?저당권?',
  '(?:집|건물|주택|토지|부동산)?\\s?담보(?:\\s?대출)?',
  '주담대',
  '(?:집|건물|주택|집주인|임대인|선순위|기존|잔여)\\s?대출',
  '채무',
  '부채',
  '빚',
  '채권\\s?최고액',
  '선순위(?:\\s?(?:채권|권리|보증금|임차인|세입자))?',
  '가?압류',
  '권리\\s?침해',
]
/** What the tenant borrows for the deposit. 전세 alone is the lease (`전세 융자 없음`). */
const LOANS_OF_TENANT = [
  '(?:전세|월세|보증금|입주)\\s?(?:자금)?\\s?대출',
  '전세\\s?자금(?:\\s?융자)?',
  '(?:버팀목|중기청|중소기업\\s?청년|청년|신혼\\s?부부|신생아|카카오|은행|정책|기금|세입자|임차인|HUG|허그|HF|SGI|LH|SH)(?:\\s?(?:전세|자금|보증|,|\\/|·))*\\s?대출',
  '버팀목',
  '중기청',
]
/** What may stand before 대출 and says whose it is; a further loan is one of the landlord (`추가 대출 불가`). */
const OF_TENANT =
  '전세|월세|보증금|입주|자금|버팀목|중기청|청년|부부|신생아|카카오|은행|정책|기금|세입자|임차인|HUG|허그|HF|SGI|LH|SH'
const OF_OWNER = '추가|신규|담보|건물|주택|집|집주인|임대인|선순위|기존|잔여'
/** A loan of an owner who is not named. */
const LOAN = `(?<!(?:${OF_TENANT}|${OF_OWNER}|무|無|노|NO)\\s?)대출`

const AMOUNT_OF = '(?:\\s?(?:금액|금|액|비율|율|설정액|설정|내역|사항|기록|일체|관련|잡힌\\s?(?:것|거|게)|걱정|등))*'
const PARTICLE = '(?:\\s?[이가은는도]|\\s?[:：=(\\[\\-])?'
const ADVERB =
  '(?:전혀|하나도|1도|일절|일체|아예|절대|현재|전부|모두|다|완전|한\\s?푼도|(?:단\\s?)?[1일]\\s?원도|100\\s?%)'
const ITS_END = '(?=\\s*(?:$|[^가-힣\\s]|\\s[가-힣])|입니다|이에요|예요|임(?![가-힣])|이고|이며|인\\s|라)'
export const CROSS = '(?:X(?![a-z\\d])|[×✕✖✗✘❌╳Χх])'
/** `0원`, `제로`, never the beginning of another number. */
const ZERO =
  '(?:제로|영원|(?<![\\d.,])0(?:\\.0+)?\\s*(?:원|건|%|퍼센트)?(?![.,]?\\d|\\s*[만천백억%]|이?\\s?아[니님닌]))'

/** Behind the noun. A question (`없는지`), a condition (`없으면`) and what is still to be done (`말소 조건`) say nothing. */
const NONE_BEHIND = [
  '없(?!는지|나요|을|으면|다면|어야|지\\s?않|음?\\s?(?:여부|인지|아님)|는\\s?(?:줄|척|듯))',
  `(?:無|무)${ITS_END}`,
  '전무',
  '[엎업]슴',
  ZERO,
  CROSS,
  '(?:NO|노)(?![가-힣a-z])',
  '(?:전액\\s?)?(?:말소|상환)(?!\\s*(?:조건|예정|가능|특약|하|할|해|시|후|전|처리\\s?(?:조건|예정)|약속|협의|여부|필요|안|못|X|비용))',
  '안\\s?(?:잡|들어|걸)',
  '(?:되어|돼|된|잡혀)?\\s?있지\\s?않',
  '(?:깨끗|깔끔|클린)',
]
const NONE_BEFORE = '(?:(?<![가-힣有])무|無|(?<![가-힣])노|(?<![a-z])NO|(?<![a-z])ZERO|(?<![가-힣])제로|(?<![\\d.,])0)'

const BETWEEN = '(?:\\s*(?:[,/·&+]|및|와|과|이나|이랑|랑|나|또는|그리고)?\\s*)'

function anyOf(patterns: readonly string[]): string {
  return `(?:${patterns.join('|')})`
}

const DEBT = anyOf(DEBTS)
const MORE = '(?!\\s?(?:의|한)\\s?)'
/** `융자, 근저당 및 가압류 일체 없음`: of several debts the last carries the word. */
const DEBT_IS_NONE = `(?<!(?:전세|보증금|버팀목|중기청|청년)\\s?자금\\s?)${DEBT}${AMOUNT_OF}${MORE}(?:${BETWEEN}${DEBT}${AMOUNT_OF}){0,6}${PARTICLE}\\s*(?:${ADVERB}\\s*){0,2}${anyOf(NONE_BEHIND)}`
/** `대출 없음`: the word itself leaves open whose; beside a cross or a refusal it is the loan that one cannot have. */
const LOAN_IS_NONE = `${LOAN}${PARTICLE}\\s*(?:${ADVERB}\\s*){0,2}(?:없(?!는지|나요|을|으면|다면|어야|이|으신|는\\s?(?:분|사람|세입자|임차인|조건|지|줄|척))|${ZERO}|전무|(?:無|무)${ITS_END})`
const CLEAN_REGISTRY =
  '(?:깨끗한|깔끔한|클린한?)\\s*등기|등기(?:부)?(?:등본)?\\s*(?:상(?:태)?)?\\s*(?:도|가|이|는)?\\s*(?:아주|매우|정말|완전)?\\s*(?:깨끗|깔끔|클린)'

/** What a listing says where it says that nothing is owed on the home. */
export const NO_DEBT = new RegExp(
  `${NONE_BEFORE}\\s?-?\\s?(?:${DEBT}|대출)(?!\\s?(?:대출)?\\s?(?:가능|신청|보증|한도|세입자|임차인|입주|조건|이?신?\\s?분(?![가-힣])))|${DEBT_IS_NONE}|${LOAN_IS_NONE}|${CLEAN_REGISTRY}`,
  'gi',
)

export const OF_REFUSAL = [
  '(?:불\\s?가(?:능)?|불허|미\\s?가능)(?!\\s*(?:시|할|하면|하다면|하지\\s?않|피|능\\s*(?:시|할|하면)|인\\s?경우|아님|아니|여부|사유))',
  '(?:안|못)\\s?(?:됩|됨|돼(?!면)|되(?!면|나요|는지|는\\s?(?:가|경우)|거나|지\\s?않)|나[옴와옵온오]|받|하|씀|쓰|해)(?!\\s*(?:경우|시(?![가-힣])))',
  '어려(?!울\\s?(?:경우|시)|우면)|어렵(?!지\\s?않|다면)|힘들(?!면|지\\s?않)|힘[듦듭든]',
  '(?:거절|거부|금지|사절|제외|제한|막[힘혀힌히])(?!\\s*(?:시|될|되면|하면|당하면|인\\s?경우|없|안))',
  '(?:되|받)지\\s?않(?!으면|을)',
]
const NO_LOAN = `${PARTICLE}\\s*(?:${ADVERB}\\s*)?(?:가입|이용|신청|실행|승인|받는\\s?(?:것|거))?\\s*[은는이가도]?\\s*`
/** A loan of the tenant: also where it is wished away (`전세대출 없이 들어오실 분`). */
export const LOAN_REFUSED = new RegExp(
  [
    `${anyOf(LOANS_OF_TENANT)}${NO_LOAN}${anyOf([...OF_REFUSAL, ...NONE_BEHIND.filter((each) => !/말소|깨끗|잡/.test(each)), '없이'])}`,
    `${LOAN}${NO_LOAN}${anyOf([...OF_REFUSAL, CROSS, '(?:NO|노)(?![가-힣a-z])', '없이', '없(?:으신|는)\\s?(?:분|사람|세입자|임차인|조건)'])}`,
    `(?:(?<![가-힣])무|(?<![가-힣])노|(?<![a-z])NO)\\s?(?:${anyOf(LOANS_OF_TENANT)}|대출(?=\\s?(?:세입자|임차인|입주|조건|이?신?\\s?분(?![가-힣]))))`,
  ].join('|'),
  'gi',
)
