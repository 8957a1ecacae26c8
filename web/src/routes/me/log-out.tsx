import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../lib/api.ts'
import { forgetDevice } from '../../lib/forget-device.ts'
import { START } from '../../lib/links.ts'
import { signOut } from '../../lib/session.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { ko } from './words.ko.ts'

/** Ends the login in every tab, and deletes the data stored on this device. */
export function LogOut() {
  const words = useWords(ko)
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const logOut = async () => {
    await api('/api/auth/logout', { method: 'POST' }).catch(() => undefined)
    signOut()
    await forgetDevice()
    queries.clear()
    navigate(START)
  }
  return <Button onClick={() => void logOut()}>{words.logout}</Button>
}
