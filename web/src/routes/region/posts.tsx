import type { Page } from '@lease-risk/contract/common'
import type { CommunityPostSummary } from '@lease-risk/contract/community'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { postLink } from '../../lib/links.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Failure } from '../../ui/failure.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Section } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

const MOST = 5

/** What people wrote of a district: opinions of single people, the newest first. */
export function Posts({ code }: { code: string }) {
  const words = useWords(ko)
  const { data, error, refetch } = useQuery({
    queryKey: ['region', 'posts', code],
    queryFn: ({ signal }) =>
      api<Page<CommunityPostSummary>>(`/api/community/posts?legalDistrictCode=${code}&size=${MOST}`, { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  return (
    <Section title={words.posts}>
      {failure && <Failure {...failure} />}
      {data && <p>{data.content.length === 0 ? words.noPosts : words.postsAbout}</p>}
      {data && data.content.length > 0 && (
        <LinkRows
          rows={data.content.map(({ postId, title, boardName, createdAt }) => ({
            href: postLink(postId),
            label: title,
            detail: `${boardName} · ${formatDay(createdAt)}`,
          }))}
        />
      )}
    </Section>
  )
}
