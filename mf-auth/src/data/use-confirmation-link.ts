import { useAppDispatch } from '@samspel/store'
import { requestInstagramerConfirmation, requestUserConfirmation } from './confirmation-actions'
import type { OwnAccount } from './own-account'

export type Own = Partial<Pick<OwnAccount, 'user' | 'instagramer'>>

/** Sends the confirmation link again (row T-47); each kind of account has its own confirmation page. */
export const useConfirmationLink = ({ user, instagramer }: Own) => {
  const dispatch = useAppDispatch()
  const email = (user ?? instagramer)?.email ?? ''
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
