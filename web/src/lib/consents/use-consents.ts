import type { Consent, ConsentKind, OwnConsents } from '@lease-risk/contract/consents'
import { type FormEvent, useState } from 'react'
import { api } from '../api.ts'
import { PRIVACY, SERVICE_TERMS } from '../service-document.ts'
import { useSending } from '../use-sending.ts'
import { useWords } from '../words.ts'
import { ko } from './words.ko.ts'

export const CONSENTS_PATH = '/api/users/me/consents'
const DOCUMENTS: Record<ConsentKind, string | null> = { TERMS: SERVICE_TERMS, PRIVACY, AGE_14: null }

/** What the logged-in user has not agreed to; nothing where that cannot be asked now, because nothing depends on it. */
export async function missingConsents(): Promise<Consent[]> {
  const { items } = await api<OwnConsents>(CONSENTS_PATH).catch(() => ({ items: [] }))
  return items.filter(({ missing }) => missing).map(({ kind, version }) => ({ kind, version }))
}

export const giveConsents = (consents: readonly Consent[]) =>
  api<OwnConsents>(CONSENTS_PATH, { method: 'POST', body: { consents } })

const idOf = (kind: ConsentKind) => `consent-${kind}`

/** The boxes for these consents, none ticked; `errors` names those that are not. */
export function useConsentBoxes(asked: readonly Consent[]) {
  const words = useWords(ko)
  const [ticked, setTicked] = useState<readonly ConsentKind[]>([])
  const tick = (kind: ConsentKind, isTicked: boolean) =>
    setTicked([...ticked.filter((other) => other !== kind), ...(isTicked ? [kind] : [])])
  const lacking = asked.filter(({ kind }) => !ticked.includes(kind))
  return {
    errors: lacking.map(({ kind }) => ({ id: idOf(kind), message: words.need[kind] })),
    boxes: {
      legend: words.legend,
      all: asked.length > 1 ? words.all : undefined,
      onAll: (isTicked: boolean) => setTicked(isTicked ? asked.map(({ kind }) => kind) : []),
      items: asked.map(({ kind }) => {
        const href = DOCUMENTS[kind]
        return {
          id: idOf(kind),
          label: words.items[kind],
          checked: ticked.includes(kind),
          onChange: (isTicked: boolean) => tick(kind, isTicked),
          document: href === null ? undefined : { href, label: words.read[kind] },
        }
      }),
    },
  }
}

/** A form that gives these consents once all of them are ticked. `after`: what follows, such as going on. */
export function useGivingConsents(asked: readonly Consent[], after: () => unknown) {
  const { boxes, errors } = useConsentBoxes(asked)
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, send } = useSending()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (errors.length > 0) return
    void send(async () => {
      await giveConsents(asked)
      await after()
    })
  }
  return { boxes, errors: attempt === 0 ? [] : errors, attempt: attempt + failures, error, busy, submit }
}
