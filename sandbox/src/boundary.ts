import { hash } from './random.ts'
import { SAMPLE_DISTRICTS, type SampleDistrict, underOldCode } from './sample-districts.ts'
import { SAMPLE_LOTS } from './sample-lots.ts'
import { pageOf, type StandIn, type WireReply, type WireRequest, wholeNumber } from './stand-in.ts'
import { refuseAtVworld, vworldError, vworldReply, vworldTrouble } from './vworld.ts'

const SERVICE = { name: 'data', operation: 'GetFeature' } as const

/** Half the width of an outline in degrees; each kind contains the ones below it. */
const HALF_WIDTH = { sido: 0.2, sgg: 0.05, emd: 0.012, ri: 0.006, lot: 0.00012 }

/** West, south, east, north. */
type Box = [number, number, number, number]
type Outline = { id: string; box: Box; properties: Record<string, string> }

const LAYERS: Record<string, { codeName: string; outlines: () => Outline[] }> = {
  LT_C_ADSIDO_INFO: { codeName: 'ctprvn_cd', outlines: () => districtOutlines('ctp', 2, HALF_WIDTH.sido) },
  LT_C_ADSIGG_INFO: { codeName: 'sig_cd', outlines: () => districtOutlines('sig', 5, HALF_WIDTH.sgg) },
  LT_C_ADEMD_INFO: { codeName: 'emd_cd', outlines: () => districtOutlines('emd', 8, HALF_WIDTH.emd) },
  LT_C_ADRI_INFO: { codeName: 'li_cd', outlines: () => districtOutlines('li', 10, HALF_WIDTH.ri) },
  LP_PA_CBND_BUBUN: { codeName: 'pnu', outlines: lotOutlines },
}

/** VWorld's outlines of districts and lots: squares around their centres; recoded districts use their old code. */
export const boundary: StandIn = {
  provider: 'boundary',
  operationOf: (path) => (path === '/req/data' ? SERVICE.operation : null),
  answer(request) {
    const { parameters, key } = request
    const refused = refuseAtVworld(SERVICE, parameters, key, ['data'])
    if (refused) return refused
    const layer = LAYERS[parameters.get('data') ?? '']
    if (!layer) {
      return vworldError(SERVICE, 'INVALID_RANGE', 'data 파라미터의 값이 유효한 범위를 넘었습니다.')
    }
    if (!parameters.get('attrFilter') && !parameters.get('geomFilter')) {
      return vworldError(SERVICE, 'PARAM_REQUIRED', '필수 파라미터인 attrFilter가 없어서 요청을 처리할수 없습니다.')
    }
    const outlines = layer.outlines()
    const wrong = wrongAttribute(parameters.get('attrFilter'), outlines)
    if (wrong) return wrong
    return collection(
      request,
      outlines.filter((outline) => isAsked(outline, parameters)),
    )
  },
  trouble: (request, kind) => (kind === 'empty' ? collection(request, []) : vworldTrouble(SERVICE, kind)),
}

function districtOutlines(level: 'ctp' | 'sig' | 'emd' | 'li', digits: number, halfWidth: number): Outline[] {
  const outlines = new Map<string, Outline>()
  const districts: SampleDistrict[] = Object.values(SAMPLE_DISTRICTS)
  for (const district of districts.filter(({ liName }) => level !== 'li' || liName)) {
    const { code, sggName } = underOldCode(district)
    const short = code.slice(0, digits)
    if (outlines.has(short)) continue
    const names = [district.siName, sggName, district.emdName, district.liName]
    const depth = { ctp: 1, sig: 2, emd: 3, li: 4 }[level]
    const englishSgg = district.predecessor?.sggEnglish ?? district.english.sgg
    outlines.set(short, {
      id: String(hash(short) % 1_000_000),
      box: square(district.centre, halfWidth),
      properties: {
        [level === 'ctp' ? 'ctprvn_cd' : `${level}_cd`]: short,
        ...(level === 'ctp' ? {} : { full_nm: names.slice(0, depth).join(' ') }),
        [`${level}_kor_nm`]: names[depth - 1] ?? '',
        [`${level}_eng_nm`]: [district.english.si, englishSgg, district.english.emd, ''][depth - 1] ?? '',
      },
    })
  }
  return [...outlines.values()]
}

function lotOutlines(): Outline[] {
  return SAMPLE_LOTS.map((lot) => ({
    id: String(hash(lot.oldPnu) % 1_000_000),
    box: square(lot.point, HALF_WIDTH.lot),
    properties: {
      pnu: lot.oldPnu,
      jibun: `${lot.lotNumber} ${lot.isMountain ? '임' : '대'}`,
      bonbun: String(lot.mainNumber),
      bubun: lot.subNumber === 0 ? '' : String(lot.subNumber),
      addr: lot.lotAddress.replace(lot.district.sggName, underOldCode(lot.district).sggName),
      gosi_year: '2026',
      gosi_month: '01',
      jiga: String(lot.building.landWonPerSquareMeter),
    },
  }))
}

function square([x, y]: readonly [number, number], half: number): Box {
  return [x - half, y - half, x + half, y + half].map((value) => Math.round(value * 1e8) / 1e8) as Box
}

/** Parses `emd_cd:=:11680101`; `emdCd` is in use as well. */
function conditions(attrFilter: string | null): { name: string; operator: string; value: string }[] {
  return (attrFilter ?? '')
    .split('|')
    .filter(Boolean)
    .map((part) => part.split(':'))
    .map(([name = '', operator = '', ...rest]) => ({
      name: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      operator: operator.toUpperCase(),
      value: rest.join(':'),
    }))
}

function wrongAttribute(attrFilter: string | null, outlines: Outline[]): WireReply | null {
  const allowed = [...Object.keys(outlines[0]?.properties ?? {}), 'ag_geom']
  if (conditions(attrFilter).every(({ name }) => allowed.includes(name))) return null
  return vworldError(
    SERVICE,
    'INVALID_RANGE',
    `attrFilter 파라미터의 값이 유효한 범위를 넘었습니다. 유효한 파라미터 값의 범위 : 속성명은 [${allowed.join(',')}] 중 하나를 입력하십시오., 입력한 파라미터 값 : ${attrFilter}`,
  )
}

function isAsked({ box, properties }: Outline, parameters: URLSearchParams): boolean {
  const byName = conditions(parameters.get('attrFilter')).every(({ name, operator, value }) => {
    const own = properties[name] ?? ''
    if (operator === 'LIKE') return own.includes(value.replaceAll('%', ''))
    if (operator === 'IN') return value.split(',').includes(own)
    return own === value
  })
  return byName && touches(box, parameters.get('geomFilter'))
}

function touches([west, south, east, north]: Box, geomFilter: string | null): boolean {
  if (!geomFilter) return true
  const numbers = (geomFilter.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const [x1 = 0, y1 = 0, x2 = x1, y2 = y1] = numbers
  return x1 <= east && x2 >= west && y1 <= north && y2 >= south
}

function collection({ parameters }: WireRequest, outlines: Outline[]): WireReply {
  const size = Math.min(wholeNumber(parameters, 'size', 10), 1000)
  const page = wholeNumber(parameters, 'page', 1)
  const shown = pageOf(outlines, page, size)
  const paging = {
    record: { total: String(outlines.length), current: String(shown.length) },
    page: { total: String(Math.max(1, Math.ceil(outlines.length / size))), current: String(page), size: String(size) },
  }
  if (shown.length === 0) return vworldReply(SERVICE, 'NOT_FOUND', paging)
  const withShape = parameters.get('geometry') !== 'false'
  const features = shown.map(({ id, box, properties }) => ({
    type: 'Feature',
    ...(withShape ? { geometry: { type: 'MultiPolygon', coordinates: [[ring(box)]] } } : {}),
    properties,
    id: `${parameters.get('data')}.${id}`,
  }))
  const bbox = withShape ? around(shown.map(({ box }) => box)) : [0, 0, -1, -1]
  return vworldReply(SERVICE, 'OK', {
    ...paging,
    result: { featureCollection: { type: 'FeatureCollection', bbox, features } },
  })
}

function ring([west, south, east, north]: Box): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

function around(boxes: Box[]): number[] {
  return [0, 1, 2, 3].map((side) => {
    const values = boxes.map((box) => box[side] ?? 0)
    return side < 2 ? Math.min(...values) : Math.max(...values)
  })
}
