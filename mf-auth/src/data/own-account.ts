import { useCallback, useState } from 'react'
import type { Instagramer, User } from '@samspel/api'
import {
  apiAction,
  authActions,
  getInstagramerMe,
  type RequestError,
  selectCurrentInstagramer,
  selectCurrentUser,
  useAppDispatch,
  useAppSelector,
} from '@samspel/store'

const getMe = apiAction('getMe')

/** The own record: of staff or of a creator. */
export interface OwnAccount {
  user: User | undefined
  instagramer: Instagramer | undefined
  status: 'loading' | 'ready' | 'error'
  /** Why it could not be fetched; undefined where nothing is known of it. */
  error: RequestError | undefined
  /** Asks again for a record that could not be fetched. */
  retry: () => void
}

/** Whoever is signed in. The shell asks for the record before any area opens; where it got none, this asks again. */
export function useOwnAccount(): OwnAccount {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectCurrentUser)
  const instagramer = useAppSelector(selectCurrentInstagramer)
  const { roleResolved, scope, error } = useAppSelector(({ auth }) => auth)
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<RequestError>()

  const retry = useCallback(async () => {
    setAsking(true)
    const { data, parsedError } = await (scope === 'user' ? dispatch(getMe()) : dispatch(getInstagramerMe()))
    if (data) dispatch(authActions.success(data))
    setFailure(parsedError)
    setAsking(false)
  }, [dispatch, scope])

  const status = user || instagramer ? 'ready' : roleResolved && !asking ? 'error' : 'loading'
  return { user, instagramer, status, error: failure ?? error, retry: () => void retry() }
}
