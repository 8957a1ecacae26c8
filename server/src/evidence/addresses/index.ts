export {
  type FiledAddress,
  findNumbersThatBegin,
  findOnLots,
  findOnRoads,
  findOnRoadsThatBegin,
  findWithNames,
  hasFiledAddresses,
  isFreshFile,
  roadAddressOf,
} from './find-addresses.ts'
export { type AddressMerge, type MergedAddresses, mergeAddresses } from './merge-addresses.ts'
export { stageAddresses, stagedLine } from './staged-addresses.ts'
