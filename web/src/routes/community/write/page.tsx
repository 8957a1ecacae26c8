import { useState } from 'react'
import { keptResults } from '../../../lib/kept-results.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { Back } from '../back.tsx'
import styles from '../community.module.css'
import { draftOfResult } from '../draft-of-result.ts'
import { NeedsLogin } from '../needs-login.tsx'
import { type PostText, readPostDraft } from '../post-draft.ts'
import { PostForm } from '../post-form.tsx'
import { Restrictions } from '../restrictions.tsx'
import { ko } from '../words.ko.ts'

const EMPTY: PostText = { boardCode: '', title: '', content: '' }

export default function WritePage() {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  if (signedIn === undefined) return <PageSkeleton />
  if (!signedIn) return <NeedsLogin hasDraft={readPostDraft(null) !== null} />
  return (
    <Screen above={<Back />} title={words.writeTitle}>
      <Restrictions />
      <PostForm
        above={(fill, isTyped) => <FromResult isTyped={isTyped} onDraft={fill} />}
        initial={readPostDraft(null) ?? EMPTY}
        postId={null}
        send={words.post}
      />
    </Screen>
  )
}

/** A first draft from the last result on this device, without anything that would name the home. */
function FromResult({ isTyped, onDraft }: { isTyped: boolean; onDraft(text: PostText): void }) {
  const words = useWords(ko)
  const [isMissing, setIsMissing] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const fill = async () => {
    setIsAsked(false)
    const [kept] = await keptResults()
    setIsMissing(kept === undefined)
    if (kept) onDraft(draftOfResult(kept.result, words.draft))
  }
  return (
    <div className={styles['actions']}>
      <Button onClick={() => (isTyped ? setIsAsked(true) : void fill())}>{words.fromResult}</Button>
      <p className={styles['small']} role="status">
        {isMissing ? words.noResult : words.fromResultHow}
      </p>
      {isAsked && (
        <ConfirmDialog
          cancel={words.cancel}
          confirm={words.overwrite}
          onClose={() => setIsAsked(false)}
          onConfirm={() => void fill()}
          title={words.overwriteTitle}
        />
      )}
    </div>
  )
}
