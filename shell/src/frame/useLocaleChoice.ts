import { apiAction, appActions, useAppDispatch, useAppSelector } from '@samspel/store'
import type { Locale } from '@samspel/i18n'

const updateMe = apiAction('updateMe')
const updateInstagramerMe = apiAction('updateInstagramerMe')

/** The language in use, and the way to another: remembered in this browser, and with the account when there is one (V-31). */
export const useLocaleChoice = (): { locale: Locale; choose: (locale: Locale) => void } => {
  const dispatch = useAppDispatch()
  const locale = useAppSelector((state) => state.app.locale)
  const scope = useAppSelector((state) => (state.auth.authenticated ? state.auth.scope : undefined))
  return {
    locale,
    choose: (next) => {
      dispatch(appActions.localeChosen(next))
      if (scope === 'user') dispatch(updateMe({ body: { user: { locale: next } } }))
      else if (scope) dispatch(updateInstagramerMe({ body: { instagramer: { locale: next } } }))
    },
  }
}
