import type { NotificationSettings } from '@lease-risk/contract/notifications'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { Failure } from '../../ui/failure.tsx'
import { Mail } from './mail.tsx'
import { Push } from './push.tsx'
import { useChannels } from './queries.ts'

/** Channels outside the service. Renders nothing if the service sends nothing. */
export function Channels({ kinds }: { kinds: NotificationSettings['items'] }) {
  const { data, error, refetch } = useChannels()
  const failure = useLoadFailure(error, refetch)
  if (failure) return <Failure {...failure} />
  return (
    <>
      {data?.push.available && <Push kinds={kinds} push={data.push} />}
      {data?.mail.available && <Mail kinds={kinds} mail={data.mail} />}
    </>
  )
}
