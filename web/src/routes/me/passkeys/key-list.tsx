import type { OwnPasskeys } from '@lease-risk/contract/own-passkeys'
import { formatTime } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../me.module.css'
import { ko } from './words.ko.ts'

/** The keys, which can be removed by a login that has shown one, and the number of remaining codes. */
export function KeyList({
  own,
  busy,
  onRemove,
  onRenew,
}: {
  own: OwnPasskeys
  busy: boolean
  onRemove(passkeyId: number): void
  onRenew(): void
}) {
  const words = useWords(ko)
  const isProven = own.state === 'PROVEN'
  if (own.items.length === 0) return null
  return (
    <>
      <h2 className={styles['heading']}>{words.mine}</h2>
      <ul className={styles['list']}>
        {own.items.map(({ passkeyId, name, createdAt, lastUsedAt }) => (
          <li className={styles['item']} key={passkeyId}>
            <p className={styles['name']}>{name}</p>
            <p className={styles['small']}>{words.made(formatTime(createdAt))}</p>
            <p className={styles['small']}>{lastUsedAt ? words.used(formatTime(lastUsedAt)) : words.neverUsed}</p>
            {isProven && (
              <Button aria-label={words.removeLabel(name)} busy={busy} onClick={() => onRemove(passkeyId)} sends>
                {words.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isProven && own.items.length === 1 && !own.required && <p className={styles['small']}>{words.lastHow}</p>}
      <h2 className={styles['heading']}>{words.codes}</h2>
      <p>{words.codesLeft(own.recoveryCodesLeft)}</p>
      <p className={styles['small']}>{words.codesHow}</p>
      {isProven && (
        <>
          <p className={styles['small']}>{words.renewHow}</p>
          <Button busy={busy} onClick={onRenew} sends>
            {words.renew}
          </Button>
        </>
      )}
    </>
  )
}

/** New codes, shown only once. */
export function FreshCodes({ codes }: { codes: readonly string[] }) {
  const words = useWords(ko)
  return (
    <section aria-label={words.codes} className={styles['item']}>
      <p className={styles['name']}>{words.keep}</p>
      <p>{words.keepHow}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
