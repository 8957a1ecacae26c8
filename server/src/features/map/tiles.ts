import { Type } from 'typebox'
import { KOREA } from '../../domain/bounding-box.ts'
import type { TileAddress, TilePort } from '../../evidence/ports.ts'
import { raw } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { message } from '../../words/message.ts'

export const TILE_ZOOM = { from: 6, to: 18 }
/** A browser may cache its tiles; intermediaries must not, and this service stores none. */
const CACHE_CONTROL = 'private, max-age=3600'
const MOST = 2 ** TILE_ZOOM.to - 1

const TilePath = Type.Object({
  z: Type.Integer({ minimum: TILE_ZOOM.from, maximum: TILE_ZOOM.to, description: '확대 단계' }),
  x: Type.Integer({ minimum: 0, maximum: MOST, description: '열' }),
  y: Type.Integer({ minimum: 0, maximum: MOST, description: '행' }),
})

/** R-MAP-07: proxies the background map through this service, so that no browser sees the provider's key. */
export function tileRoute(app: HttpApp, { tiles }: { tiles: TilePort }): void {
  app.get(
    '/api/map/tiles/:z/:x/:y',
    {
      config: { access: 'public', rateLimit: 'tiles' },
      schema: {
        operationId: 'readMapTile',
        tags: ['map'],
        summary: '배경지도 조각',
        description:
          '대한민국 안의 배경지도 조각(PNG, 256×256)입니다. 저장하지 않고 그때그때 받아 전합니다. 밖의 조각은 404, 인증키가 없거나 받지 못하면 503입니다.',
        params: TilePath,
        response: { ...raw('image/png', '지도 조각'), ...refusals('COMMON_404_NOT_FOUND', 'COMMON_503_UNAVAILABLE') },
      },
    },
    async ({ params: { z: zoom, x: column, y: row } }, reply) => {
      const address = { zoom, column, row }
      if (!isOfKorea(address)) {
        throw new AppError('COMMON_404_NOT_FOUND', { message: message('TILE_OUTSIDE_KOREA') })
      }
      const tile = await tiles.readTile(address)
      if (tile.status !== 'FOUND') {
        const { status } = tile
        throw new AppError('COMMON_503_UNAVAILABLE', { message: message('TILE_MISSING', { status }) })
      }
      reply.headers({ 'cache-control': CACHE_CONTROL, 'x-content-type-options': 'nosniff' })
      return reply.type('image/png').send(Buffer.from(tile.value))
    },
  )
}

/** Whether any part of the tile lies in the box around the country (Web Mercator). */
export function isOfKorea({ zoom, column, row }: TileAddress): boolean {
  const count = 2 ** zoom
  const longitude = (at: number) => (at / count) * 360 - 180
  const latitude = (at: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * at) / count))) * 180) / Math.PI
  return (
    longitude(column) <= KOREA.east &&
    longitude(column + 1) >= KOREA.west &&
    latitude(row + 1) <= KOREA.north &&
    latitude(row) >= KOREA.south
  )
}
