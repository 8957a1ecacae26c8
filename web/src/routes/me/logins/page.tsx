import type { OwnLoginProviders } from '@lease-risk/contract/login-providers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { LOGINS } from '../../../lib/links.ts'
import { useLoadFailure } from '../../../lib/load-failure.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { OwnScreen } from '../own-screen.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { Linked } from './linked.tsx'
import { ko } from './words.ko.ts'

/** The user's login methods: linked providers, and the password. */
export default function Logins() {
  const words = useWords(ko)
  return (
    <OwnScreen path={LOGINS} words={words}>
      <Own />
    </OwnScreen>
  )
}

function Own() {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  const { data, error, refetch } = useQuery({
    queryKey: ['logins'],
    enabled: signedIn === true,
    staleTime: 0,
    queryFn: ({ signal }) => api<OwnLoginProviders>('/api/users/me/login-providers', { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  if (!data) return failure ? <Failure {...failure} /> : <Loading heights={[80, 80]} slow={words.slow} />
  return (
    <>
      <p>{words.how}</p>
      {!data.hasPassword && <ChoosePassword mayChoose={data.mayChoosePassword} />}
      <Linked own={data} />
    </>
  )
}
