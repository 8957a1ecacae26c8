import { labelled } from './labelled.ts'
import type { Paper } from './paper.ts'

const LABEL = /대지위치|소재지|주소|목적물/
const LABEL_OF_SITE = /대지위치|소재지|목적물/
/** Regions, and a lot or a road with its number; excludes names of people and buildings. */
const ADDRESS =
  /(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|제주|충청?[남북]|전라?[남북]|경상?[남북])[가-힣]{0,7}\s*(?:[가-힣]{1,7}(?:시|군|구)\s*){0,2}(?:[가-힣\d]{1,8}(?:읍|면|동|리|가|로|길)\s*){1,3}(?:(?:산\s*)?\d{1,4}(?:-\d{1,4})?)?/
const ROOM =
  /제?\s?(?:\d{1,4}|(?<![가-힣])[가나다라마바사아자차카타파하A-Z])동|제?\s?(?:지하|지|비|B)?(?!0+호)\d{1,5}호(?![수명/])/g
const LOT = /^(?:산\s*)?\d{1,4}(?:-\d{1,4})?/
const UNIT = /^(?:제?\d{1,4}동)?(?:제?(?:지하|지)?\d{1,3}층)?제?((?:지하|지|비|B)?\d{1,5}호)/
/** Lines from a label to an address in a cell below it. */
const LINES_BELOW = 2

/** The address of the home that a paper is for, without names. */
export function addressIn(paper: Paper): string | null {
  const text = addressLine(paper)
  if (text === null) return null
  const found = ADDRESS.exec(text)?.[0] ?? ''
  const rest = text.slice(text.indexOf(found) + found.length)
  const lot = /\d$/.test(found.trim()) ? '' : (labelled(paper, '지번', LOT)?.found[0] ?? '').replace(/^산\s*/, '산 ')
  const rooms = rest.match(ROOM) ?? []
  const unit = rooms.length > 0 ? rooms : [labelled(paper, '호명칭', UNIT)?.found[1] ?? '']
  return [found, lot, ...unit].join(' ').replace(/\s+/g, ' ').trim()
}

/** The first line with an address beside its label, or below it. */
function addressLine({ lines }: Paper): string | null {
  for (const [at, label] of lines.entries()) {
    if (!LABEL.test(label.text)) continue
    const below = LABEL_OF_SITE.test(label.text) ? LINES_BELOW : 0
    const near = lines.slice(at, at + below + 1).filter(({ page }) => page === label.page)
    const line = near.find(({ spaced }) => ADDRESS.test(spaced))
    if (line !== undefined) return line.spaced
  }
  return null
}
