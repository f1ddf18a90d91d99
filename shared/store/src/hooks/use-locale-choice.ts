import { useState } from 'react'
import type { Locale } from '@samspel/api'
import { updateInstagramerMe, updateMe } from '../account/own-account'
import { appActions } from '../state/app'
import { useAppDispatch, useAppSelector } from './basics'

/**
 * The language in use, or the one that has just been chosen while its texts are on their way, and the way to another: remembered in this browser,
 * and with the account when there is one (V-31).
 */
export const useLocaleChoice = (): { locale: Locale; choose: (locale: Locale) => void } => {
  const dispatch = useAppDispatch()
  const locale = useAppSelector((state) => state.app.locale)
  const scope = useAppSelector((state) => (state.auth.authenticated ? state.auth.scope : undefined))
  const [coming, setComing] = useState<Locale>()

  const keep = (next: Locale) => {
    if (scope === 'user') void dispatch(updateMe({ body: { user: { locale: next } }, skipForm: true }))
    else if (scope) void dispatch(updateInstagramerMe({ body: { instagramer: { locale: next } }, skipForm: true }))
  }

  return {
    locale: coming ?? locale,
    choose: (next) => {
      // This is a promise if the texts have to be fetched first.
      const spoken: unknown = dispatch(appActions.localeChosen(next))
      if (!(spoken instanceof Promise)) {
        setComing(undefined)
        return keep(next)
      }
      setComing(next)
      void spoken.then((came) => {
        setComing((one) => (one === next ? undefined : one))
        if (came === true) keep(next)
      })
    },
  }
}
