import { bootLocale } from '@samspel/i18n'
import { appActions, storage } from '@samspel/store'
import type { AppStore } from '@samspel/store'

/** G-02: the stored language, else the browser's, else Swedish. */
export const chooseFirstLocale = (store: Pick<AppStore, 'dispatch'>): void => {
  store.dispatch(appActions.localeChosen(bootLocale(storage.get('preferred-locale'), navigator.languages)))
}
