export const IMAGE_URL_PREFIX = '/api/users/profile-images/'

export function isUploadedImageUrl(url: string): boolean {
  return url.startsWith(IMAGE_URL_PREFIX)
}

/** The storage key of the picture at this address; `null` for an address elsewhere, or without one. */
export function imageKeyOf(url: string | null): string | null {
  return url !== null && isUploadedImageUrl(url) ? `profile-images/${url.slice(IMAGE_URL_PREFIX.length)}` : null
}
