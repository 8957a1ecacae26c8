import type { CurrentUserResponse } from '@lease-risk/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import styles from './me.module.css'
import { ko } from './words.ko.ts'

const MOST_BYTES = 5 * 1024 * 1024

export function Profile({ me }: { me: CurrentUserResponse }) {
  const words = useWords(ko)
  const queries = useQueryClient()
  const [nickname, setNickname] = useState(me.nickname)
  const { busy, error, send } = useSending()
  const failure = useSendFailure(error)
  const { nickname: wrong } = refusedFields(error)
  const take = (changed: CurrentUserResponse) => {
    queries.setQueryData(['me'], changed)
    setNickname(changed.nickname)
    announce(words.saved)
  }
  const change = (body: object) =>
    send(async () => take(await api<CurrentUserResponse>('/api/users/me/profile', { method: 'PUT', body })))
  const upload = async (body: FormData) =>
    take(await api<CurrentUserResponse>('/api/users/me/profile-image', { method: 'POST', body }))
  return (
    <Form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void change({ nickname })
      }}
    >
      {failure && !wrong && <Failure {...failure} />}
      <Field
        error={wrong}
        autoComplete="nickname"
        hint={words.nicknameHint}
        label={words.nickname}
        maxLength={30}
        onChange={(event) => setNickname(event.target.value)}
        value={nickname}
      />
      <Button busy={busy} sends type="submit">
        {words.saveNickname}
      </Button>
      <Picture
        busy={busy}
        onRemove={() => void change({ profileImageUrl: '' })}
        onUpload={(body) => void send(() => upload(body))}
        url={me.profileImageUrl}
      />
    </Form>
  )
}

function Picture({
  url,
  busy,
  onUpload,
  onRemove,
}: {
  url: string | null
  busy: boolean
  onUpload(body: FormData): void
  onRemove(): void
}) {
  const words = useWords(ko)
  const [tooLarge, setTooLarge] = useState(false)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    setTooLarge((file?.size ?? 0) > MOST_BYTES)
    if (!file || file.size > MOST_BYTES) return
    const body = new FormData()
    body.set('file', file)
    onUpload(body)
  }
  return (
    <>
      <Field
        accept="image/jpeg,image/png,image/webp,image/gif"
        error={tooLarge ? words.pictureTooLarge : undefined}
        hint={words.pictureHint}
        label={words.picture}
        onChange={choose}
        type="file"
      />
      {/* one of another place is not asked for: no request leaves for a third party */}
      {url?.startsWith('/') && (
        <img alt={words.picture} className={styles['picture']} height={96} src={url} width={96} />
      )}
      {url && (
        <Button busy={busy} onClick={onRemove}>
          {words.removePicture}
        </Button>
      )}
    </>
  )
}
