import { formatArea, formatDate, formatFloor } from './format.ts'

/** Figures that stand alone. */
export const FIGURES = {
  FLOOR: ({ floor }: { floor: number }) => formatFloor(floor),
  FLOOR_COUNT: ({ count }: { count: number }) => `${count}층`,
  AREA_LIST: ({ squareMeters }: { squareMeters: readonly number[] }) => squareMeters.map(formatArea).join(', '),
  DATE: ({ date }: { date: string }) => formatDate(date),
}
