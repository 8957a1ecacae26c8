/** Where the posts are that name a district. */
export function communityPostsUrl(legalDistrictCode: string): string {
  return `/api/community/posts?legalDistrictCode=${legalDistrictCode}`
}
