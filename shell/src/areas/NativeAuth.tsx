import { useEffect, useState } from 'react'
import { useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { authActions, useAppDispatch } from '@samspel/store'
import { openSignIn } from '@samspel/federation'
import { Spinner } from '@samspel/ui'
import { screenMessages as m } from '../frame/screenMessages'
import { entry } from '../session/entry-jwt'
import { nativeAuthTarget } from './redirects'
import type { Area } from '@samspel/federation/registry'

/** waits until the session of the jwt stands, and goes where the query says. Boot has taken the jwt itself out of the address. */
export function NativeAuth({ search, area }: { search: string; area: Area | undefined }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState(false)

  useEffect(() => {
    if (!entry.signedIn) dispatch(authActions.notAuthenticated())
    setAsked(true)
  }, [dispatch])

  const standing = asked && area !== undefined
  useEffect(() => {
    if (!standing) return
    if (area === 'anonymous' && isNative()) return openSignIn(nativeAuthTarget(search))
    window.history.replaceState(window.history.state, '', area === 'anonymous' ? '/login' : nativeAuthTarget(search))
  }, [standing, area, search])

  return standing ? null : <Spinner delay={1_000} label={t(m.loading)} />
}
