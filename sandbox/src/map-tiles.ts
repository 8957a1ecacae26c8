import { crc32, deflateSync } from 'node:zlib'
import { plainText, type StandIn, type WireReply, xml } from './stand-in.ts'

const PATH = /^\/req\/wmts\/1\.0\.0\/([^/]+)\/Base\/(\d+)\/(\d+)\/(\d+)\.png$/
const SIDE = 256

/** VWorld's background map: the path contains the key, then layer, zoom, row and column. */
export const mapTiles: StandIn = {
  provider: 'map-tiles',
  operationOf: (path) => (PATH.test(path) ? 'GetTile' : null),
  answer({ path, key }) {
    const [, given = '', zoom = '', row = '', column = ''] = PATH.exec(path) ?? []
    return decodeURIComponent(given) === key ? tile((Number(zoom) + Number(row) + Number(column)) % 2) : refusal()
  },
  trouble: (_request, kind) => (kind === 'empty' ? plainText('', 404) : refusal()),
}

/** Errors are an XML report with HTTP 200. */
function refusal(): WireReply {
  return xml(
    '<?xml version="1.0"?><ows:ExceptionReport><ows:Exception exceptionCode="INVALID_KEY"/></ows:ExceptionReport>',
  )
}

/** Returns a tile in one of two light greys, so that the tiles are visible. */
function tile(shade: number): WireReply {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // eight bits of grey, no interlacing
  header[8] = 8
  const line = Buffer.concat([Buffer.of(0), Buffer.alloc(SIDE, shade === 0 ? 235 : 242)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => line)))
  const bytes = Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { status: 200, contentType: 'image/png', body: '', bytes }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
