export { findNameAtLot } from './find-buildings.ts'
export {
  findLotsOfBuilding,
  findLotsOfKeyword,
  findLotsOfRoad,
  type NamingServices,
  type StoredLot,
  type StoredLots,
} from './find-stored-lots.ts'
export { createKeptNames, type KeptNames } from './kept-names.ts'
