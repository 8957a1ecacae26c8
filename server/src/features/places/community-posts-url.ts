/** The address of the posts that name a district. */
export function communityPostsUrl(legalDistrictCode: string): string {
  return `/api/community/posts?legalDistrictCode=${legalDistrictCode}`
}
