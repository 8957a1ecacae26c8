import type { ReadingOptions } from '../reading.ts'
import { doubtedIf, isHarmless, paperProblems, stateOf } from './conclude-paper.ts'
import { dayAlone, dayBehind, endBehind, LABEL_OF_ISSUE, type Paper, type PaperLine, placed } from './paper.ts'
import type { DoubtedPart, PaperProblem, ReadValue, TaxCertificate, UnreadablePart } from './paper-reading.ts'

const STATEMENT = /발급일현재[^.]{0,200}?(?:다른)?체납액이없음을증명합니다/
/** An amount in arrears beside the sentence that there is none. */
const ARREARS = /체납(?:세)?액[:：]?(?:금|₩)?\d|체납(?:세)?액?[:：]?있음/
/** The authorities whose seal a certificate may have. */
const OFFICE = /세무서장|시장|구청장|군수|도지사|동장|읍장|면장/
const NUMBER = /(?:발급번호|문서확인번호|증명서?번호|발행번호)[:：]?[\dA-Z]/
const UNTIL = /유효기간[:：]?(?:은|는)?/

/** Reads a certificate that no tax is in arrears. */
export function readTaxCertificate(paper: Paper, tax: TaxCertificate['tax'], options: ReadingOptions): TaxCertificate {
  const unreadable: UnreadablePart[] = []
  const problems: PaperProblem[] = []
  const issuedOn = dayUnder(paper)
  const statement = statementIn(paper)
  const deferred = deferredIn(paper)
  const validUntil = endBehind(paper.lines, UNTIL)
  const doubts: DoubtedPart[] = [
    ...(deferred?.value === 'SOME' ? (['DEFERRED'] as const) : []),
    ...(ARREARS.test(paper.text) ? (['ARREARS'] as const) : []),
  ]
  if (issuedOn === null || !NUMBER.test(paper.text) || !OFFICE.test(paper.text)) problems.push({ code: 'NOT_ISSUED' })
  if (statement === null) unreadable.push('STATEMENT')
  if (deferred === null) unreadable.push('DEFERRED')
  if (validUntil !== null && validUntil < options.today) problems.push({ code: 'EXPIRED', until: validUntil })
  const all = paperProblems(
    paper,
    { issuedOn, addressText: undefined, freshDays: validUntil === null ? 30 : null, unreadable, doubts, problems },
    options,
  )
  const isDoubted = !all.every(isHarmless) || doubts.length > 0
  const noArrears = statement === null ? null : doubtedIf(isDoubted, statement)
  const known = deferred === null ? null : doubtedIf(!all.every(isHarmless), deferred)
  return {
    document: 'TAX_CERTIFICATE',
    tax,
    state: stateOf(all, [noArrears, known]),
    issuedOn,
    addressText: null,
    pages: paper.count,
    noArrears,
    validUntil,
    deferred: known,
    problems: all,
  }
}

/** The start of each line in the joined text. */
function startsOf(lines: readonly PaperLine[]): number[] {
  let length = 0
  return lines.map(({ text }) => {
    const start = length
    length += text.length
    return start
  })
}

function statementIn({ lines, text }: Paper): ReadValue<true> | null {
  const found = STATEMENT.exec(text)
  if (found === null || /아니|못|제외하지/.test(found[0])) return null
  const starts = startsOf(lines)
  const at = starts.findLastIndex((start) => start <= found.index)
  return { value: true, state: 'SETTLED', source: placed(lines[at]?.page ?? 1, '체납액이 없음을 증명합니다') }
}

/** The day of issue below the statement, behind its label or on a line of its own. */
function dayUnder({ lines, text }: Paper): string | null {
  const found = STATEMENT.exec(text)
  const starts = startsOf(lines)
  const after = lines.filter((_, at) => found === null || (starts[at] ?? 0) > found.index)
  return dayBehind(after, LABEL_OF_ISSUE) ?? dayAlone(after)
}

const DEFERRALS = /^.*유예.{0,80}(?:명세|내역|현황)/

/** Between the heading for deferred taxes and the statement: amounts and dates, or a note that there are none. */
function deferredIn({ lines, text }: Paper): ReadValue<'NONE' | 'SOME'> | null {
  const found = STATEMENT.exec(text)
  const starts = startsOf(lines)
  const heading = lines.findIndex((line) => DEFERRALS.test(line.text))
  if (heading < 0) return null
  const end = found === null ? lines.length : starts.findLastIndex((start) => start <= found.index)
  const between = lines
    .slice(heading, Math.max(heading + 1, end))
    .map(({ page, text: own }, at) => ({ page, text: at === 0 ? own.replace(DEFERRALS, '') : own }))
  const filled = between.find((line) => /\d{1,3}(?:,\d{3})+|(?:19|20)\d{2}[년.\-/]\d{1,2}/.test(line.text))
  if (filled !== undefined)
    return { value: 'SOME', state: 'DOUBTED', source: placed(filled.page, '유예된 세금이 적혀 있음') }
  const none = between.find((line) => /해당(?:사항)?없음/.test(line.text))
  return none === undefined ? null : { value: 'NONE', state: 'SETTLED', source: placed(none.page, '해당사항 없음') }
}
