export type TableSection =
  | 'TITLE'
  | 'OWNERSHIP'
  | 'RIGHTS'
  | 'LIST'
  | 'SUMMARY'
  | 'SUMMARY_OWNERS'
  | 'SUMMARY_OWNERSHIP'
  | 'SUMMARY_RIGHTS'

/** The kind of a line on a page; `ROW` is a row of a table. */
export type LineKind =
  | { kind: 'SECTION'; section: TableSection }
  | { kind: 'HEAD' | 'NOTE' | 'END' | 'NONE' | 'PAGE_NUMBER' | 'ROW' }

const onlyWords = (text: string): string => text.replace(/[^\p{Script=Hangul}\d]/gu, '')

const SECTIONS: [TableSection, RegExp][] = [
  ['TITLE', /^표제부/],
  ['TITLE', /^(?:1동의건물의표시|대지권의목적인토지의표시|전유부분의건물의표시|대지권의표시|토지의표시|건물의표시)$/],
  ['OWNERSHIP', /^갑구(?:소유권에관한사항)?(?:계속)?$/],
  ['RIGHTS', /^을구(?:소유권이외의권리에관한사항)?(?:계속)?$/],
  ['SUMMARY', /^주요등기사항요약(?:참고용)?$/],
  ['SUMMARY_OWNERS', /^1소유지분현황/],
  ['SUMMARY_OWNERSHIP', /^2소유지분을제외한/],
  ['SUMMARY_RIGHTS', /^3근?저당권및전세권등/],
]

/** Headings of the lists after the entries; without brackets, such words are part of an entry. */
const LIST = /^[【[〔](?:공동담보|공동전세|매매)목록[】\]〕]/

/** Text above the table on each page. */
const HEAD =
  /^\[(?:집합건물|건물|토지)\]|^고유번호|고유번호\d{4}-\d{4}-\d{6}|^등기사항(?:전부|일부)?증명서|^-(?:집합건물|건물|토지)-$|^등기부등본/
/** Text below the table. */
const NOTE =
  /실선으로그어진|기록사항없는갑구|법적인?효력|열람일시|발행번호|발급확인번호|등기사항증명서[는은]|증명서는|^[^\p{L}]*관할등기소:?[가-힣]{2,20}(?:법원|지원|등기소|등기국|등기과)|인터넷등기소|위변조|출력일시|발행일시/u
const PAGE_NUMBER = /^-\d{1,3}-$|^[-([]?(?:페이지|쪽|page)?:?\d{1,3}(?:\/|of)\d{1,3}[-)\]]?(?:페이지|쪽)?$/i

export function kindOfLine(text: string): LineKind {
  const words = onlyWords(text)
  const section = SECTIONS.find(([, pattern]) => pattern.test(words))?.[0]
  if (section !== undefined && !isColumnWords(words)) return { kind: 'SECTION', section }
  if (LIST.test(text)) return { kind: 'SECTION', section: 'LIST' }
  if (HEAD.test(text)) return { kind: 'HEAD' }
  if (/이하여백|^참고사항/.test(words)) return { kind: 'END' }
  if (NOTE.test(text)) return { kind: 'NOTE' }
  if (/^기록사항없음$/.test(words)) return { kind: 'NONE' }
  return { kind: PAGE_NUMBER.test(text) ? 'PAGE_NUMBER' : 'ROW' }
}

/** Words that occur only in entries: a line that contains them is not a note or margin. */
export const speaksOfEntries = (text: string): boolean =>
  /설정|압류|가처분|이전|신탁|경매|가등기|임차권|채권최고액|말소등기|등기말소|전세금|제\d{1,7}호/.test(text)

/** `표시번호 … 소재지번` are columns of the title section. */
const isColumnWords = (words: string): boolean => words.includes('표시번호')
