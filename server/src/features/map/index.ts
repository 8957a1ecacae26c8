export { countFieldChecks, forgetFieldChecks } from './own/field-checks.ts'
export { TILE_ZOOM } from './tiles.ts'
