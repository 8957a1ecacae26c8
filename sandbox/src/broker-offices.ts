import { SAMPLE_DISTRICTS, type SampleDistrict } from './sample-districts.ts'
import type { SeoulDate } from './seoul-date.ts'
import type { StandIn, WireRequest } from './stand-in.ts'
import { type NedList, type NedRow, nedKeyRefusal, nedList, nedOperation, nedTrouble } from './vworld.ts'

const LIST: NedList = { root: 'EDOffices', rows: 'field' }

/** V-World's register of brokers' offices (R-VWORLD-06): it leaves closed offices out, and has each row twice here. */
export const brokerOffices: StandIn = {
  provider: 'broker-offices',
  operationOf: (path) => nedOperation(path, ['getEBOfficeInfo']),
  answer: (request) => nedKeyRefusal(LIST, request) ?? nedList(LIST, request, findOffices(request)),
  trouble: (request, kind) => nedTrouble(LIST, request, kind),
}

type Sample = {
  number: string
  district: SampleDistrict
  name: string
  representative: string
  state: [code: string, name: string]
  /** Years from this one in which the insurance begins; it holds for a year. */
  insuredSince: number
}

const { sillim, yeoksam, seongsu } = SAMPLE_DISTRICTS
const OPEN: Sample['state'] = ['1', '영업중']

/** The older form of a number is unique within a city district only. */
// biome-ignore format: a table
const SAMPLES: Sample[] = [
  { number: '11620-2023-00123', district: sillim, name: '샘플공인중개사사무소', representative: '견본일', state: OPEN, insuredSince: 0 },
  { number: '11620-2019-00045', district: sillim, name: '샘플부동산중개법인', representative: '견본이', state: OPEN, insuredSince: -2 },
  { number: '11680-2021-00777', district: yeoksam, name: '샘플역삼공인중개사사무소', representative: '견본삼', state: ['2', '휴업'], insuredSince: 0 },
  { number: '11200-2018-00031', district: seongsu, name: '샘플성수공인중개사사무소', representative: '견본사', state: ['8', '업무정지'], insuredSince: 0 },
  { number: '9250-1001', district: sillim, name: '샘플오래된공인중개사사무소', representative: '견본오', state: OPEN, insuredSince: 0 },
  { number: '9250-1001', district: yeoksam, name: '샘플옛공인중개사사무소', representative: '견본육', state: OPEN, insuredSince: 0 },
]

function findOffices({ parameters, today }: WireRequest): NedRow[] {
  const matches = (name: string, row: NedRow) => {
    const asked = parameters.get(name)
    return !asked || (row[name] ?? '').startsWith(asked)
  }
  return SAMPLES.map((sample) => rowOf(sample, today))
    .filter((row) => matches('jurirno', row) && matches('ldCode', row) && matches('sttusSeCode', row))
    .flatMap((row) => [row, { ...row }])
}

function rowOf({ number, district, name, representative, state, insuredSince }: Sample, today: SeoulDate): NedRow {
  const [sttusSeCode, sttusSeCodeNm] = state
  const from = today.year + insuredSince
  const place = `${district.siName} ${district.sggName}`
  return {
    jurirno: number,
    brkrNm: representative,
    ldCode: district.code.slice(0, 5),
    ldCodeNm: place,
    registDe: '2019-03-02',
    sttusSeCodeNm,
    rdnmadrcode: '',
    mnnmadr: `${place} ${district.emdName} 1`,
    rdnmadr: `${place} ${district.road.name} 1`,
    estbsBeginDe: `${from}-02-01`,
    lastUpdtDt: `${today.year}-${String(today.month).padStart(2, '0')}-${String(today.day).padStart(2, '0')}`,
    estbsEndDe: `${from + 1}-01-31`,
    sttusSeCode,
    bsnmCmpnm: name,
  }
}
