import { type ArgumentsOf, message, type Text } from '../../words/message.ts'

type SectionCode = ArgumentsOf<'SECTION_TITLE'>[0]['section']
type Head = ArgumentsOf<'TABLE_HEAD'>[0]['head']

export type DocumentSection = {
  code: string
  title: Text
  paragraphs: Text[]
  table: { columns: Text[]; rows: Text[][] } | null
}

/** Who answers for the service, as configured; `null` outside production. */
export type Operator = {
  name: string
  contact: string
  address: string | null
  officer: string
  officerContact: string
} | null

/** A part of a document. A table without rows is left out. */
export function section(
  code: SectionCode,
  paragraphs: Text[],
  { heads, rows }: { heads: Head[]; rows: Text[][] } = { heads: [], rows: [] },
): DocumentSection {
  return {
    code,
    title: message('SECTION_TITLE', { section: code }),
    paragraphs,
    table: rows.length === 0 ? null : { columns: heads.map((head) => message('TABLE_HEAD', { head })), rows },
  }
}

export function operatorLines(operator: Operator): Text[] {
  if (operator === null) return [message('NO_OPERATOR')]
  const { address } = operator
  return [message('OPERATOR_IS', operator), ...(address === null ? [] : [message('OPERATOR_AT', { address })])]
}
