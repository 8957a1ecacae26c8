import type { OwnPasskeys } from '@lease-risk/contract/own-passkeys'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { PASSKEYS } from '../../../lib/links.ts'
import { useLoadFailure } from '../../../lib/load-failure.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { OwnScreen } from '../own-screen.tsx'
import { hasAuthenticator } from './authenticator.ts'
import { FreshCodes, KeyList } from './key-list.tsx'
import { RegisterForm } from './register-form.tsx'
import { ShowKey } from './show-key.tsx'
import { useChanges } from './use-changes.ts'
import { ko } from './words.ko.ts'

/** The keys of an account: registering, removing and showing them, and the codes for lost keys. */
export default function Passkeys() {
  const words = useWords(ko)
  return (
    <OwnScreen path={PASSKEYS} words={words}>
      <Own />
    </OwnScreen>
  )
}

function Own() {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  const { data, error, refetch } = useQuery({
    queryKey: ['passkeys'],
    enabled: signedIn === true,
    staleTime: 0,
    queryFn: ({ signal }) => api<OwnPasskeys>('/api/users/me/passkeys', { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  if (!data) return failure ? <Failure {...failure} /> : <Loading heights={[80, 80]} slow={words.slow} />
  if (!data.available) return <p>{words.off}</p>
  return (
    <>
      <p>{words.how}</p>
      <p>
        <strong>{words.states[data.state]}</strong>
      </p>
      {!hasAuthenticator() && <p>{words.unsupported}</p>}
      {data.state === 'UNPROVEN' && <ShowKey />}
      <Manage own={data} />
    </>
  )
}

/** Registers, lists and removes keys, and creates new codes; all of it requires the password. */
function Manage({ own }: { own: OwnPasskeys }) {
  const changes = useChanges()
  const { busy, codes, remove, renew } = changes
  const { state } = own
  return (
    <>
      {codes.length > 0 && <FreshCodes codes={codes} />}
      <RegisterForm changes={changes} hasCode={state === 'UNPROVEN'} isMain={state === 'MISSING'} />
      <KeyList busy={busy} onRemove={remove} onRenew={renew} own={own} />
    </>
  )
}
