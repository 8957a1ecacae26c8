import type { CurrentUserResponse } from '@lease-risk/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import styles from './me.module.css'
import { useSending } from './use-sending.ts'
import { ko } from './words.ko.ts'

const MOST_BYTES = 5 * 1024 * 1024

export function Profile({ me }: { me: CurrentUserResponse }) {
  const words = useWords(ko)
  const queries = useQueryClient()
  const [nickname, setNickname] = useState(me.nickname)
  const [tooLarge, setTooLarge] = useState(false)
  const { busy, error, failure, send } = useSending()
  const { nickname: wrong } = refusedFields(error)
  const take = (changed: CurrentUserResponse) => {
    queries.setQueryData(['me'], changed)
    setNickname(changed.nickname)
    announce(words.saved)
  }
  const change = (body: object) =>
    send(async () => take(await api<CurrentUserResponse>('/api/users/me/profile', { method: 'PUT', body })))
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    setTooLarge((file?.size ?? 0) > MOST_BYTES)
    if (!file || file.size > MOST_BYTES) return
    const body = new FormData()
    body.set('file', file)
    void send(async () => take(await api<CurrentUserResponse>('/api/users/me/profile-image', { method: 'POST', body })))
  }
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
      <Field
        accept="image/jpeg,image/png,image/webp,image/gif"
        error={tooLarge ? words.pictureTooLarge : undefined}
        hint={words.pictureHint}
        label={words.picture}
        onChange={upload}
        type="file"
      />
      {/* one of another place is not asked for: no request leaves for a third party */}
      {me.profileImageUrl?.startsWith('/') && (
        <img alt={words.picture} className={styles['picture']} height={96} src={me.profileImageUrl} width={96} />
      )}
      {me.profileImageUrl && (
        <Button busy={busy} onClick={() => void change({ profileImageUrl: '' })}>
          {words.removePicture}
        </Button>
      )}
    </Form>
  )
}
