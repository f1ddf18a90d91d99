import type { Locale } from '@samspel/api'
import { appActions } from '../state/app'
import { updateInstagramerMe, updateMe } from '../session/own-account'
import { useAppDispatch, useAppSelector } from './basics'

/** The language in use, and the way to another: remembered in this browser, and with the account when there is one (V-31). */
export const useLocaleChoice = (): { locale: Locale; choose: (locale: Locale) => void } => {
  const dispatch = useAppDispatch()
  const locale = useAppSelector((state) => state.app.locale)
  const scope = useAppSelector((state) => (state.auth.authenticated ? state.auth.scope : undefined))
  return {
    locale,
    choose: (next) => {
      dispatch(appActions.localeChosen(next))
      if (scope === 'user') void dispatch(updateMe({ body: { user: { locale: next } }, skipForm: true }))
      else if (scope) void dispatch(updateInstagramerMe({ body: { instagramer: { locale: next } }, skipForm: true }))
    },
  }
}
