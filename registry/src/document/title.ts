import { cellOf, liveTextOf } from '../entries/cell.ts'
import { rankOf } from '../entries/record.ts'
import type { RegistryReading, Signal } from '../reading.ts'
import { tableOf } from '../table/table-rows.ts'
import type { Segment } from './segments.ts'

export type Title = Pick<RegistryReading, 'unit' | 'landShare' | 'signals'>

const UNIT_WORDS = ['표시번호', '접수', '건물번호', '건물내역', '등기원인및기타사항']
const SHARE_WORDS = ['표시번호', '대지권종류', '대지권비율', '등기원인및기타사항']

/** What the title section says of a unit and of its right to the land; struck words are left out. */
export function titleOf(segments: readonly Segment[], kind: RegistryReading['kind']): Title {
  const titles = segments.filter(({ section }) => section === 'TITLE')
  const live = liveText(titles)
  const unitRows = kind === 'UNIT' ? rowsLive(titles, UNIT_WORDS) : []
  const shareRows = kind === 'UNIT' ? rowsLive(titles, SHARE_WORDS) : []
  return {
    unit: kind === 'UNIT' ? unitIn(unitRows, live) : null,
    landShare: kind === 'UNIT' ? shareIn(shareRows, live) : null,
    signals: kind === 'UNIT' ? signalsIn(live, titles) : [],
  }
}

function liveText(segments: readonly Segment[]): string {
  const cells = segments.flatMap(({ title, lines }) => [
    title ?? '',
    liveTextOf(cellOf([lines.flatMap(({ characters }) => characters)])),
  ])
  return cells.join(' ')
}

/** The parts of the title section have columns of their own, and each starts with words that only it has. */
function rowsLive(titles: readonly Segment[], words: readonly string[]): string[][] {
  const first = titles.findIndex((segment) => tableOf([segment], words, { key: 0, beside: 1 }).hasHeader)
  if (first < 0) return []
  const next = titles.findIndex(({ title }, at) => at > first && title !== null)
  const { rows } = tableOf(titles.slice(first, next < 0 ? titles.length : next), words, { key: 0, beside: 1 })
  const records: { isNumbered: boolean; cells: string[] }[] = []
  for (const { key, cells } of rows) {
    const texts = cells.map((cell) => liveTextOf(cellOf([cell])))
    const last = records.at(-1)
    if (last !== undefined && (key === null || rankOf(key) === null)) last.cells = last.cells.map((text, at) => text + (texts[at] ?? ''))
    else records.push({ isNumbered: true, cells: texts })
  }
  return records.map(({ cells }) => cells).filter((cells) => cells.join('') !== '')
}

const AREA = /(\d{1,5}(?:\.\d{1,4})?)(?:㎡|m2|m²|제곱미터)/i

function unitIn(rows: readonly string[][], live: string): RegistryReading['unit'] {
  const found = rows.flatMap((cells) => {
    const area = AREA.exec(cells[3] ?? '')?.[1]
    return area === undefined ? [] : [{ area: Number(area), floor: floorIn(cells[2] ?? '') ?? floorIn(live) }]
  })
  const last = found.at(-1)
  return last === undefined ? null : { areaSquareMeter: last.area, floor: last.floor }
}

function floorIn(text: string): number | null {
  const found = /제?(지하|지|비|B)?(\d{1,3})층/.exec(text)
  if (found === null) return null
  return found[1] === undefined ? Number(found[2]) : -Number(found[2])
}

const SHARE = /(\d[\d,]*(?:\.\d+)?)분의(\d[\d,]*(?:\.\d+)?)/

function shareIn(rows: readonly string[][], live: string): string | null {
  const shares = rows.flatMap((cells) => SHARE.exec(cells[2] ?? '') ?? [])
  const texts = rows.flatMap((cells) => {
    const found = SHARE.exec(cells[2] ?? '')
    return found === null ? [] : [`${found[2]}/${found[1]}`.replaceAll(',', '')]
  })
  if (shares.length === 0 && rows.length > 0) return null
  const distinct = [...new Set(texts)]
  if (distinct.length > 0) return distinct.at(-1) ?? null
  const alone = SHARE.exec(live.split('대지권비율')[1] ?? '')
  return alone === null ? null : `${alone[2]}/${alone[1]}`.replaceAll(',', '')
}

/** A unit whose document has no table of its right to the land has none. */
function signalsIn(live: string, titles: readonly Segment[]): Signal[] {
  const all = titles.flatMap(({ title, lines }) => [title ?? '', ...lines.map(({ text }) => text)]).join(' ')
  const hasTable = /대지권의표시|대지권종류|대지권비율/.test(all.replace(/[^\p{Script=Hangul}]/gu, ''))
  const signals: Signal[] = []
  if (!hasTable || /대지권(?:이|은)?(?:미등기|없음|등기되지)/.test(live)) signals.push('NO_LAND_RIGHT')
  if (/별도등기(?:가)?(?:있음|있다)/.test(live)) signals.push('SEPARATE_LAND_REGISTRY')
  return signals
}
