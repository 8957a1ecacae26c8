import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { formatDay } from '../../lib/amount.ts'
import { forgetLastResult, type LastResult, lastResult } from '../../lib/last-result.ts'
import { resultLink } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Said } from '../../ui/said.tsx'
import styles from './start.module.css'
import { ko } from './words.ko.ts'

/** The last result of this device, also without a network. */
export default function LastResultLink() {
  const words = useWords(ko)
  const [last, setLast] = useState<LastResult>()
  useEffect(() => void lastResult().then(setLast), [])
  if (!last) return null
  const { address } = last.result
  return (
    <div className={styles['last']}>
      <Link className={styles['lastLink'] ?? ''} href={resultLink({ token: last.token })}>
        <span>
          <span className={styles['small']}>
            {words.last} {formatDay(last.savedAt)}
          </span>
          <strong>
            <Said>{address.jibunAddress ?? address.inputAddress}</Said>
          </strong>
        </span>
        <Icon name="next" />
      </Link>
      <p className={styles['small']}>{words.lastKept}</p>
      <Button look="quiet" onClick={() => void forgetLastResult().then(() => setLast(undefined))}>
        {words.forget}
      </Button>
    </div>
  )
}
