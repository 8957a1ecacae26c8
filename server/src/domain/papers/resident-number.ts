import { message, type Text } from '../../words/message.ts'

/** 6 digits, a dash, 7 digits. */
const WITH_DASH = /(?<!\d)\d{6}\s*[-‐-―−]\s*\d{7}(?!\d)/
/** The same without a dash: the date of birth, the digit for sex and century, and six more digits. */
const WITHOUT_DASH = /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\s*\d{7}(?!\d)/

/** Whether a text contains what looks like a resident number (주민등록번호), with or without a dash. */
export function hasResidentNumber(text: string): boolean {
  const plain = text.normalize('NFKC')
  return WITH_DASH.test(plain) || WITHOUT_DASH.test(plain)
}

/** The validation problem of a field with a resident number, which is neither requested nor stored (R-PAPERS-02). */
export function residentNumberProblem(
  field: string,
  text: string | undefined,
): { field: string; code: string; message: Text }[] {
  if (text === undefined || !hasResidentNumber(text)) return []
  return [{ field, code: 'RESIDENT_NUMBER', message: message('RESIDENT_NUMBER_TYPED') }]
}
