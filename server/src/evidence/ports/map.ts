import type { GeoJsonGeometry } from '../../domain/geometry.ts'
import type { ProviderReply } from '../../domain/lookup.ts'

export type BoundaryPort = {
  /** Boundary of one legal district: the 10-digit code of a dong, ri or sigungu, or the 5-digit LAWD_CD of a sigungu. */
  readBoundary(legalDistrictCode: string, signal?: AbortSignal): Promise<ProviderReply<GeoJsonGeometry>>
}

/** The address of one lot; `roadAddress` is `null` when only the lot-number address is known. */
type AddressToLocate = { jibunAddress: string; roadAddress: string | null }

/** Degrees (WGS 84). */
export type Coordinates = { longitude: number; latitude: number }

export type GeocoderPort = {
  /**
   * Locates an address, by its lot number first and by its road name when the lot is unknown.
   * The provider's terms forbid storing the result: show it, but store it nowhere (database, cache, log).
   */
  locate(address: AddressToLocate, signal?: AbortSignal): Promise<ProviderReply<Coordinates>>
}

/** A tile of the background map in the usual web map scheme: `zoom` 0 is the whole world in one tile. */
export type TileAddress = { zoom: number; column: number; row: number }

export type TilePort = {
  /** A PNG of 256 × 256 pixels. Stored nowhere. */
  readTile(tile: TileAddress, signal?: AbortSignal): Promise<ProviderReply<Uint8Array>>
}
