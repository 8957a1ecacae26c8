import { requestTakedownLink } from '../../lib/community-links.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ko } from './words.ko.ts'

/** Link to the form for requesting the takedown of a post or of a comment on it, with or without an account. */
export function AskTakedown({ postId, commentId }: { postId: number; commentId?: number }) {
  const words = useWords(ko)
  return (
    <ButtonLink href={requestTakedownLink(postId, commentId)} look="quiet">
      {words.takedown}
    </ButtonLink>
  )
}
