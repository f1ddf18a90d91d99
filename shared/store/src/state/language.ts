import type { Middleware } from 'redux'
import { fetchTexts, isSpoken } from '@samspel/i18n'
import { appActions } from './app'

/**
 * A language is spoken when its texts are there: choosing one fetches them first, and `dispatch` answers with a promise of whether they came.
 * Until then, and when they do not come, the page stays in the language that it has.
 */
export const languageMiddleware: Middleware = ({ dispatch }) => {
  let latest = 0
  return (next) => (action) => {
    if (!appActions.localeChosen.match(action)) return next(action)
    const mine = ++latest
    if (isSpoken(action.payload)) return next(action)
    return fetchTexts(action.payload).then(
      () => {
        if (mine === latest) next(action)
        return true
      },
      () => {
        if (mine === latest) dispatch(appActions.localeFailed(action.payload))
        return false
      },
    )
  }
}
