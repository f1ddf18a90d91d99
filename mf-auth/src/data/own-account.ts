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

/** The signed-in user's own record: staff or creator. */
export interface OwnAccount {
  user: User | undefined
  instagramer: Instagramer | undefined
  status: 'loading' | 'ready' | 'error'
  /** Why it could not be loaded; undefined while nothing is known. */
  error: RequestError | undefined
  /** Loads the record again after a failure. */
  retry: () => void
}

/** The signed-in user. The shell loads the record before any area opens; if that failed, this retries. */
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
