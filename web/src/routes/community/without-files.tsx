import { postLink } from '../../lib/community-links.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ko } from './words.ko.ts'

export type NotUploaded = { postId: number; failures: string[] }

/** Shown when the text was posted but some files were not: sending everything again would create a second post. */
export function WithoutFiles({ postId, failures }: NotUploaded) {
  const words = useWords(ko)
  return (
    <div role="alert">
      <Notice title={words.withoutFiles} tone="moderate">
        <ul>
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
        <ButtonLink href={postLink(postId)}>{words.toPost}</ButtonLink>
      </Notice>
    </div>
  )
}
