const COMPANY =
  /주식회사|유한회사|합자회사|합명회사|유한책임|㈜|\(주\)|조합|법인|재단|공사|은행|신탁|금고|교회|학교|협회|학원|회사/
/** Registration numbers of companies are printed in full; those of people are not. */
const WHOLE_NUMBER = /\d{6}-\d{7}/

/** Whether a name with its number belongs to a company or a public office. */
export const isCompany = (text: string): boolean => COMPANY.test(text) || WHOLE_NUMBER.test(text)

/** The owners in the cell of a transfer, each with a number and without an address. */
export function ownerTexts(holder: string): string[] {
  const start = /(?:소유자|공유자|수탁자|합유자)/.exec(holder)
  if (start === null) return []
  const rest = holder.slice(start.index + start[0].length)
  const shares = [...rest.matchAll(/지분\d[\d.,]*분의\d[\d.,]*/g)]
  if (shares.length === 0) return [rest.slice(0, 60)]
  return shares.map((share) => rest.slice(share.index, share.index + 60))
}
