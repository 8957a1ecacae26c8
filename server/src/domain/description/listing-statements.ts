import { matchesIn } from './matches-in.ts'
import { plainText, readDescription } from './read-description.ts'

/** Statements in a listing that only a document can confirm; none of them is a fact. */
const LISTING_STATEMENTS = [
  'NO_DEBT',
  'GUARANTEE',
  'LOAN',
  'MOVE_IN',
  'NO_BASEMENT',
  'NO_VIOLATION',
  'SHOP_USE',
] as const
export type ListingStatement = (typeof LISTING_STATEMENTS)[number]

/** After the subject: `이 없어요`, `전혀 없음`, `X`, `0원`; a question (`없는지`) or an offer to find out does not count. */
const NONE = String.raw`\s*(?:[이가은는도금]\s*)?(?:전혀\s*|하나도\s*|1도\s*)?(?:없(?!는지|나요|을까)|無|제로|0\s*원|무(?![가-힣])|X(?![a-z]))`
const NOT = String.raw`\s*(?:[이가은는]\s*)?(?:절대\s*|전혀\s*)?(?:아님|아니|아닌|아닙|X(?![a-z]))`
const POSSIBLE = String.raw`\s*(?:[이가은는도]\s*)?(?:100\s*%\s*|무조건\s*|전부\s*|모두\s*|다\s*)?(?:가능(?!\s*(?:한지|할지|여부|성|하지|합니까|한가요|\?))|됩니다|돼요|되는|OK|O(?![a-z])|확실|문제\s*없)`
const GUARANTORS = String.raw`(?:전세\s*)?(?:보증\s*보험|반환\s*보증)|안심\s*전세|HUG|허그|HF|SGI|서울\s*보증`

const PATTERNS: Record<Exclude<ListingStatement, 'SHOP_USE'>, RegExp> = {
  NO_DEBT: new RegExp(
    String.raw`무\s*융자|무\s*담보|융자\s*무(?![가-힣])|(?:융자금?|근저당권?|담보|채무|빚|선순위|압류|가압류|권리\s*침해)${NONE}|(?:대출금?|대출)${NONE}|(?:깨끗한|깔끔한)\s*등기|등기(?:부)?(?:등본)?\s*(?:상\s*)?(?:깨끗|깔끔)`,
    'gi',
  ),
  GUARANTEE: new RegExp(
    String.raw`(?:${GUARANTORS})(?:\s*(?:대출|보증|보험|전세|가입|조건|까지|등|및|,|\/|·|HUG|HF|SGI|LH))*${POSSIBLE}|안심\s*전세(?!\s*(?:앱|어플|포털|꼬리표))(?=\s*(?:매물|집|빌라|주택|$|[,./|!)]))`,
    'gi',
  ),
  LOAN: new RegExp(
    String.raw`(?:(?:전세\s*(?:자금)?|중기청|버팀목|청년|신생아|카카오|LH)\s*)(?:\s*(?:대출|전세|청년|자금|보증|,|\/|·))*${POSSIBLE}|대출${POSSIBLE}`,
    'gi',
  ),
  MOVE_IN: new RegExp(String.raw`전입\s*(?:신고)?${POSSIBLE}`, 'gi'),
  NO_BASEMENT: new RegExp(String.raw`(?:반\s*지하|지하\s*층?|반\s*지층)${NOT}`, 'gi'),
  NO_VIOLATION: new RegExp(
    String.raw`(?:위반\s*건축물?|불법\s*(?:건축물?|증축|용도\s*변경)|쪼갠\s*방|방\s*쪼개기)(?:${NOT}|${NONE})`,
    'gi',
  ),
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
