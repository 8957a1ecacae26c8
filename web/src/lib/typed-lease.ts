import { formatCount } from './amount.ts'
import type { Draft } from './draft.ts'

type Lease = {
  depositManwon: number | null
  rentManwon: number | null
  feeManwon: number | null
  areaSquareMeter: number | null
  /** Negative for floors below ground. */
  floorNumber: number | null
  propertyType: string | null | undefined
}

/** Returns the terms of a lease as if they had just been typed; `null` for fields left empty. */
export function typedLease({ depositManwon, rentManwon, feeManwon, ...home }: Lease) {
  const { areaSquareMeter, floorNumber, propertyType } = home
  const text = (amount: number | null) => (amount === null ? '' : formatCount(amount))
  return {
    deposit: text(depositManwon),
    rent: text(rentManwon),
    fee: text(feeManwon),
    area: areaSquareMeter === null ? '' : String(areaSquareMeter),
    areaUnit: 'SQUARE_METER',
    floor: floorNumber === null ? '' : String(Math.abs(floorNumber)),
    basement: floorNumber !== null && floorNumber < 0,
    typeHint: propertyType ?? '',
  } satisfies Partial<Draft>
}
