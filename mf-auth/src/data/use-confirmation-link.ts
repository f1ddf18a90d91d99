import { useEffect } from 'react'
import { apiAction, getInstagramerMe, useAppDispatch } from '@samspel/store'
import { requestInstagramerConfirmation, requestUserConfirmation } from './confirmation-actions'
import type { OwnAccount } from './own-account'

export type Own = Partial<Pick<OwnAccount, 'user' | 'instagramer'>>

const getMe = apiAction('getMe')

/**
 * Sends the confirmation link again (row T-47); each kind of account has its own confirmation page. Until it is confirmed, the account is read
 * again whenever the page is looked at: the link is opened in another tab or on another device.
 */
export const useConfirmationLink = ({ user, instagramer }: Own) => {
  const dispatch = useAppDispatch()
  const email = (user ?? instagramer)?.email ?? ''
  const isStaff = Boolean(user)
  const isWaiting = (user ?? instagramer)?.emailConfirmed === false
  useEffect(() => {
    if (!isWaiting) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') void dispatch(isStaff ? getMe() : getInstagramerMe())
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [dispatch, isStaff, isWaiting])
  const send = () => {
    const { origin } = window.location
    return user
      ? dispatch(
          requestUserConfirmation({ body: { user: { email }, redirectUrl: `${origin}/user-email-confirmation` } }),
        )
      : dispatch(
          requestInstagramerConfirmation({
            body: { instagramer: { email }, redirectUrl: `${origin}/instagramer-email-confirmation` },
          }),
        )
  }
  return { email, send }
}
