import type { FIGURES as KO } from '../ko/figures.ts'
import { counted, formatArea, formatDate, formatFloor } from './format.ts'

/** Figures that stand alone. */
export const FIGURES = {
  FLOOR: ({ floor }) => formatFloor(floor),
  FLOOR_COUNT: ({ count }) => counted(count, 'floor'),
  AREA_LIST: ({ squareMeters }) => squareMeters.map(formatArea).join(', '),
  DATE: ({ date }) => formatDate(date),
} satisfies typeof KO
