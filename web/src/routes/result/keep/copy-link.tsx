import { useState } from 'react'
import { resultLink, type Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

/** A link to a result of a token opens it for everybody; that is said first. */
export function CopyLink({ subject }: { subject: Subject }) {
  const words = useWords(ko)
  const [isCopied, setIsCopied] = useState(false)
  if (!('token' in subject)) return null
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(resultLink(subject), location.href).href)
    setIsCopied(true)
    announce(words.copied)
  }
  return (
    <div>
      <p className={styles['small']}>{words.linkWarning}</p>
      <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copyLink}</Button>
    </div>
  )
}
