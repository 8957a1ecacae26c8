import type { Deal } from '../../domain/comparison/deal.ts'

/**
 * Reads a published lot number (지번): `12-3`, `606`, `산96`. `null` when it names no lot: masked (`1***`), blank, or the number
 * of a block in a development area (`가-`, `BL-7`).
 */
export function readLotNumber(jibun: string | null): Deal['lot'] {
  const parts = /^(산)?\s*(\d{1,4})(?:-(\d{1,4}))?$/.exec(jibun ?? '')
  if (parts === null) return null
  const [, mountain, main = '', sub = ''] = parts
  if (Number(main) === 0) return null
  return {
    landKind: mountain === undefined ? 'LAND' : 'MOUNTAIN',
    mainNumber: main.padStart(4, '0'),
    subNumber: sub.padStart(4, '0'),
  }
}
