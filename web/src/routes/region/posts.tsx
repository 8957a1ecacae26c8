import { formatDay } from '../../lib/amount.ts'
import { postLink } from '../../lib/community-links.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Failure } from '../../ui/failure.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Section } from '../../ui/screen.tsx'
import { usePosts } from './queries.ts'
import { ko } from './words.ko.ts'

/** Posts about a district: opinions of individuals, newest first. */
export function Posts({ code }: { code: string }) {
  const words = useWords(ko)
  const { data, error, refetch } = usePosts(code)
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
