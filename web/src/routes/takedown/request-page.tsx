import type { TakedownCreatedResponse } from '@lease-risk/contract/takedown-requests'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { postLink, takedownLink } from '../../lib/community-links.ts'
import { copyText } from '../../lib/copy.ts'
import { COMMUNITY } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen } from '../../ui/screen.tsx'
import { RequestForm } from './request-form.tsx'
import { ko } from './words.ko.ts'

/** Requests the takedown of a post or a comment. The requester needs no account. */
export default function RequestTakedown() {
  const words = useWords(ko)
  const search = new URLSearchParams(useSearch())
  const [made, setMade] = useState<TakedownCreatedResponse>()
  const postId = numberOf(search.get('post'))
  const commentId = numberOf(search.get('comment'))
  if (postId === null)
    return (
      <Screen title={words.missing}>
        <p>{words.missingHow}</p>
        <ButtonLink href={COMMUNITY}>{words.toCommunity}</ButtonLink>
      </Screen>
    )
  if (made) return <Made token={made.token} />
  return (
    <Screen title={words.title}>
      <p>{words.intro}</p>
      <p>{words.privacy}</p>
      <p>
        {words.targetOf[commentId === null ? 'POST' : 'COMMENT']}{' '}
        <Link href={postLink(postId)}>{words.openTarget}</Link>
      </p>
      <RequestForm onMade={setMade} path={commentId === null ? `/posts/${postId}` : `/comments/${commentId}`} />
    </Screen>
  )
}

function numberOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

const FIELD = 'state-link'

/** The link is shown only once. */
function Made({ token }: { token: string }) {
  const words = useWords(ko)
  const [isCopied, setIsCopied] = useState(false)
  const link = takedownLink(token)
  const url = `${location.origin}${link}`
  const copy = async () => {
    // the link is in the field above
    if (!(await copyText(url))) return document.getElementById(FIELD)?.focus()
    setIsCopied(true)
    announce(words.copied)
  }
  return (
    <Screen title={words.sent}>
      <Notice title={words.sentHow} tone="moderate" />
      <Field id={FIELD} label={words.link} onFocus={({ target }) => target.select()} readOnly value={url} />
      <Button look="primary" onClick={() => void copy()} wide>
        {isCopied ? words.copied : words.copy}
      </Button>
      <ButtonLink href={link} wide>
        {words.toState}
      </ButtonLink>
    </Screen>
  )
}
