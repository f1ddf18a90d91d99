import { useEffect, useState } from 'react'
import { openSignIn } from '@samspel/federation'
import type { Area } from '@samspel/federation/registry'
import { useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { authActions, useAppDispatch } from '@samspel/store'
import { Spinner } from '@samspel/ui'
import { screenMessages as m } from '../screens/messages'
import { entry } from '../session/entry-jwt'
import { nativeAuthSignIn, nativeAuthTarget } from './native-auth-targets'
import { RefusedEntry } from './RefusedEntry'

/**
 * waits until the session of the jwt stands, and goes where the query says. Boot has taken the jwt itself out of the address. One that is
 * not good leads to the sign-in, which says so and goes on to the same place; inside the wrapper that is its own screen, over a word of ours.
 */
export function NativeAuth({ search, area }: { search: string; area: Area | undefined }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState(false)

  useEffect(() => {
    if (!entry.signedIn) dispatch(authActions.notAuthenticated())
    setAsked(true)
  }, [dispatch])

  const standing = asked && area !== undefined
  const isOut = standing && area === 'anonymous'
  const isRefused = entry.refused || entry.signedIn
  const target = nativeAuthTarget(search)
  useEffect(() => {
    if (!standing) return
    if (isOut && isNative()) return openSignIn(target)
    window.history.replaceState(window.history.state, '', isOut ? nativeAuthSignIn(search, isRefused) : target)
  }, [standing, isOut, isRefused, search, target])

  if (!standing) return <Spinner delay={1_000} label={t(m.loading)} />
  return isOut && isRefused && isNative() ? <RefusedEntry onSignIn={() => openSignIn(target)} /> : null
}
