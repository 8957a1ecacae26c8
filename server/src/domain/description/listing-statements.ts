import { CROSS, LOAN_REFUSED, NO_DEBT, OF_REFUSAL } from './debt-words.ts'
import { matchesIn } from './matches-in.ts'
import { plainText, readDescription } from './read-description.ts'

/** Statements in a listing that only a document can confirm; none of them is a fact. */
const LISTING_STATEMENTS = [
  'NO_DEBT',
  'GUARANTEE',
  'GUARANTEE_REFUSED',
  'LOAN',
  'LOAN_REFUSED',
  'MOVE_IN',
  'NO_BASEMENT',
  'NO_VIOLATION',
  'SHOP_USE',
] as const
export type ListingStatement = (typeof LISTING_STATEMENTS)[number]

/** After the subject: `이 없어요`, `전혀 없음`, `X`, `0원`; a question (`없는지`) or an offer to find out does not count. */
const NONE = String.raw`\s*(?:[이가은는도금]\s*)?(?:전혀\s*|하나도\s*|1도\s*)?(?:없(?!는지|나요|을까)|無|제로|0\s*원|무(?![가-힣])|X(?![a-z]))`
const NOT = String.raw`\s*(?:[이가은는]\s*)?(?:절대\s*|전혀\s*)?(?:아님|아니|아닌|아닙|X(?![a-z]))`
/** Between the subject and what is said of it: `100% 가입 가능`. */
const SURELY = String.raw`100\s*(?:%|프로|퍼센트)|백프로|무조건|전부|모두|당연히|확실히|충분히|바로|다(?=\s)`
const POSSIBLE = String.raw`\s*(?:[이가은는도]\s*)?(?:(?:${SURELY})\s*){0,2}(?:가능(?!\s*(?:한지|할지|여부|성|하지|합니까|한가요|\?))|됩니다|돼요|되는|OK|O(?![a-z])|확실|문제\s*없)`
/** A bare 보험 is that of the deposit; another insurance has a name before it (`화재보험`, `4대 보험`). */
const GUARANTORS = String.raw`(?:전세금?\s*)?(?:보증금?\s*)?(?:보증\s*보험|반환\s*보증)|전세\s*(?:금|보증금)?\s*보험|보증금\s*보험|(?<![가-힣A-Za-z\d]\s?)보험|안심\s*전세|HUG|허그|HF|SGI|서울\s*보증`
const OF_GUARANTEE = String.raw`(?:${GUARANTORS})(?:\s*(?:대출|보증|보험|전세|가입|조건|까지|등|및|${SURELY}|은|도|이|,|\/|·|HUG|HF|SGI|LH))*`
/** A contract of guarantee that stands or is promised: `가입 완료`, `들어드립니다`. */
const INSURED = String.raw`\s*(?:[을를]\s*)?(?:가입\s*(?:완료|중(?![가-힣])|된|됨|돼|되어|해\s*드|시켜\s*드|보장|책임|매물)|들어\s*(?:드|줌|줍|있)|됨(?![가-힣])|[돼되]요|됩니다|해\s*드|책임|보장)`
/** Without 대출: a loan that is refused says nothing of the guarantee (`HUG 대출 X`). */
const GUARANTEE_REFUSED = String.raw`(?:${GUARANTORS})(?:\s*(?:보증|보험|가입|까지|등|및|${SURELY}|은|도|이|,|\/|·|HUG|HF|SGI))*\s*(?:[은는이가도]\s*)?(?:가입\s*(?:[은는이가도]\s*)?)?(?:${OF_REFUSAL.join('|')}|${CROSS}|없(?!이|는지|나요|을|으면|다면|어도)|미가입)`

/** `전세대출 80% 가능`, `대출 1억까지 가능`. */
const SUM_OF_LOAN = String.raw`(?:\s*(?:최대\s*)?\d[\d.,]{0,8}\s*(?:%|프로|억|천|백|만)*\s*원?\s*(?:까지|이상|정도)?)?`

const PATTERNS: Record<Exclude<ListingStatement, 'SHOP_USE'>, RegExp> = {
  NO_DEBT,
  LOAN_REFUSED,
  GUARANTEE: new RegExp(
    String.raw`${OF_GUARANTEE}(?:${POSSIBLE}|${INSURED})|안심\s*전세(?!\s*(?:앱|어플|포털|꼬리표))(?=\s*(?:매물|집|빌라|주택|$|[,./|!)]))`,
    'gi',
  ),
  GUARANTEE_REFUSED: new RegExp(GUARANTEE_REFUSED, 'gi'),
  LOAN: new RegExp(
    String.raw`(?:(?:전세\s*(?:자금|대출)|중기청|버팀목|청년|신생아|카카오|LH)\s*)(?:\s*(?:대출|전세|청년|자금|보증|,|\/|·))*${SUM_OF_LOAN}${POSSIBLE}|대출${SUM_OF_LOAN}${POSSIBLE}`,
    'gi',
  ),
  MOVE_IN: new RegExp(String.raw`전입\s*(?:신고)?${POSSIBLE}`, 'gi'),
  NO_BASEMENT: new RegExp(String.raw`(?:반\s*지하|지하\s*층?|반\s*지층)${NOT}`, 'gi'),
  NO_VIOLATION: new RegExp(
    String.raw`(?:위반\s*건축물?|불법\s*(?:건축물?|증축|용도\s*변경)|쪼갠\s*방|방\s*쪼개기)(?:${NOT}|${NONE})`,
    'gi',
  ),
}

/** The words with which a listing speaks against its own home: what it is used as, and what cannot be had for it. */
export function warningWords(description: string): string[] {
  const text = plainText(description)
  const uses = readDescription(description).types.filter(({ value }) => value === 'NEIGHBORHOOD_FACILITY')
  const refused = (['GUARANTEE_REFUSED', 'LOAN_REFUSED'] as const).flatMap((kind) => [
    ...matchesIn(text, PATTERNS[kind]),
  ])
  return [...new Set([...uses.map((use) => use.text), ...refused.map(({ match }) => match[0].trim())])]
}

/** The kinds of such statements in a description, without duplicates. */
export function listingStatements(description: string | null): ListingStatement[] {
  if (description === null) return []
  const text = plainText(description)
  const { types } = readDescription(description)
  return LISTING_STATEMENTS.filter((kind) =>
    kind === 'SHOP_USE'
      ? types.some(({ value }) => value === 'NEIGHBORHOOD_FACILITY')
      : matchesIn(text, PATTERNS[kind]).next().done !== true,
  )
}
