import { bootLocale } from '@samspel/i18n'
import { appActions, storage } from '@samspel/store'
import type { AppStore } from '@samspel/store'

/** G-02: the language of the address (`?lang=en`, as search engines know our pages), else the stored one, else the browser's, else Swedish. */
export const chooseFirstLocale = (store: Pick<AppStore, 'dispatch'>): void => {
  const asked = new URLSearchParams(location.search).get('lang')
  const stored = storage.get('preferred-locale')
  store.dispatch(appActions.localeChosen(bootLocale(asked, [stored ?? '', ...navigator.languages])))
  // A link in a language does not undo a choice.
  if (asked && stored) storage.set('preferred-locale', stored)
}
