import { useEffect, useState } from 'react'
import { useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { useAppDispatch } from '@samspel/store'
import { Spinner } from '@samspel/ui'
import { screenMessages as m } from '../frame/screenMessages'
import { nativeAuth } from '../session/actions'
import { nativeAuthTarget } from './redirects'
import type { Area } from '@samspel/federation/registry'

/** takes the creator's jwt out of the address, waits until the session stands, and goes where the query says. */
export function NativeAuth({ search, area }: { search: string; area: Area | undefined }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState(false)
  const jwt = new URLSearchParams(search).get('jwt')

  useEffect(() => {
    dispatch(nativeAuth(jwt))
    setAsked(true)
  }, [dispatch, jwt])

  const standing = asked && area !== undefined
  useEffect(() => {
    if (!standing) return
    const to = area === 'anonymous' ? (isNative() ? undefined : '/login') : nativeAuthTarget(search)
    if (to) window.history.replaceState(window.history.state, '', to)
  }, [standing, area, search])

  return standing ? null : <Spinner delay={1_000} label={t(m.loading)} />
}
