const RESIDENT_NUMBER = /(?<!\d)\d{6}\s*[-‐-―−]\s*\d{7}(?!\d)/

/** Whether a text holds what looks like a resident number (주민등록번호): 6 digits, a dash, 7 digits. */
export function hasResidentNumber(text: string): boolean {
  return RESIDENT_NUMBER.test(text.normalize('NFKC'))
}
