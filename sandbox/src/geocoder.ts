import { SAMPLE_LOTS, type SampleLot } from './sample-lots.ts'
import type { StandIn, WireReply } from './stand-in.ts'
import { refuseAtVworld, vworldReply, vworldTrouble } from './vworld.ts'

type AddressType = 'road' | 'parcel'

/** VWorld's geocoder (R-VWORLD-04). An address of the other type is NOT_FOUND, as with the real one. */
export const geocoder: StandIn = {
  provider: 'geocoder',
  operationOf(path, parameters) {
    if (path !== '/req/address') return null
    return parameters.get('request')?.toLowerCase() === 'getaddress' ? 'getAddress' : 'getCoord'
  },
  answer({ operation, parameters, key }) {
    const service = { name: 'address', operation } as const
    const refused = refuseAtVworld(service, parameters, key, [operation === 'getCoord' ? 'address' : 'point', 'type'])
    if (refused) return refused
    return operation === 'getCoord' ? coordinatesOf(parameters) : addressesAt(parameters)
  },
  trouble({ operation }, kind) {
    const service = { name: 'address', operation } as const
    return kind === 'empty' ? vworldReply(service, 'NOT_FOUND', {}) : vworldTrouble(service, kind)
  },
}

function coordinatesOf(parameters: URLSearchParams): WireReply {
  const service = { name: 'address', operation: 'getCoord' } as const
  const type: AddressType = parameters.get('type')?.toLowerCase() === 'road' ? 'road' : 'parcel'
  const address = parameters.get('address') ?? ''
  const input = { type: parameters.get('type'), address }
  const lot = SAMPLE_LOTS.find((candidate) => names(candidate, type, address))
  if (!lot) return vworldReply(service, 'NOT_FOUND', { input })
  const [x, y] = lot.point
  return vworldReply(service, 'OK', {
    input,
    refined: { text: textOf(lot, type), structure: structureOf(lot, type, 'getCoord') },
    result: { crs: 'EPSG:4326', point: { x: String(x), y: String(y) } },
  })
}

/** Whether the address names the lot: its district or road, directly followed by its whole number. */
function names(lot: SampleLot, type: AddressType, address: string): boolean {
  const wanted =
    type === 'road'
      ? `${lot.district.road.name} ${lot.building.roadNumber}`
      : `${lot.district.liName || lot.district.emdName} ${lot.building.lot}`
  const text = ` ${address
    .replace(/\s+/g, ' ')
    .replaceAll('번지', '')
    .replace(/산 (?=\d)/, '산')} `
  const at = text.indexOf(` ${wanted.replace('산 ', '산')}`)
  const next = text[at + wanted.replace('산 ', '산').length + 1]
  return at >= 0 && next !== undefined && !/[\d-]/.test(next)
}

function textOf(lot: SampleLot, type: AddressType): string {
  return type === 'road' ? lot.roadAddress + lot.roadSuffix : lot.lotAddress
}

/** For lots, `level4LC` is the legal code; for roads it is "", or the road code if queried by point. */
function structureOf(lot: SampleLot, type: AddressType, operation: 'getCoord' | 'getAddress'): Record<string, string> {
  const { district } = lot
  const isRoad = type === 'road'
  return {
    level0: '대한민국',
    level1: district.siName,
    level2: district.sggName,
    level3: isRoad ? lot.districtName : '',
    level4L: isRoad ? district.road.name : lot.districtName,
    level4LC: isRoad ? (operation === 'getCoord' ? '' : lot.roadCode) : lot.pnu.slice(0, 10),
    level4A: '',
    level4AC: '',
    level5: isRoad ? lot.building.roadNumber : lot.lotNumber,
    detail: lot.building.name ?? '',
  }
}

function addressesAt(parameters: URLSearchParams): WireReply {
  const service = { name: 'address', operation: 'getAddress' } as const
  const [x = 0, y = 0] = (parameters.get('point') ?? '').split(',').map(Number)
  const type = parameters.get('type')?.toLowerCase() ?? 'both'
  const input = { point: { x: String(x), y: String(y) }, crs: 'epsg:4326', type }
  const lot = SAMPLE_LOTS.find(({ point }) => Math.abs(point[0] - x) < 0.0005 && Math.abs(point[1] - y) < 0.0005)
  if (!lot) return vworldReply(service, 'NOT_FOUND', { input })
  const types: AddressType[] = type === 'both' ? ['parcel', 'road'] : [type === 'road' ? 'road' : 'parcel']
  return vworldReply(service, 'OK', {
    input,
    result: types.map((one) => ({
      zipcode: '00000',
      type: one,
      text: textOf(lot, one),
      structure: structureOf(lot, one, 'getAddress'),
    })),
  })
}
