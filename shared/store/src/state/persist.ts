import type { Store } from 'redux'
import { parseLocale } from '@samspel/i18n'
import { storage } from '../session/storage'
import type { AppState } from './app'

/** Choices stored in the browser (E-42). */
export const storedChoices = (): Partial<AppState> => {
  const locale = parseLocale(storage.get('preferred-locale'))
  return { brandId: storage.get('preferred-brand') ?? null, ...(locale && { locale }) }
}

/** Writes the chosen brand and language to the browser whenever they change. */
export const persistChoices = (store: Pick<Store<{ app: AppState }>, 'getState' | 'subscribe'>): void => {
  let last = store.getState().app
  store.subscribe(() => {
    const { app } = store.getState()
    if (app === last) return
    if (app.locale !== last.locale) storage.set('preferred-locale', app.locale)
    if (app.brandId !== last.brandId) {
      if (app.brandId === null) storage.remove('preferred-brand')
      else storage.set('preferred-brand', app.brandId)
    }
    last = app
  })
}
