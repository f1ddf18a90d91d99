import { type Locale, locales } from '@samspel/api'
import { bootLocale, isSpoken } from '@samspel/i18n'
import type { AppStore } from '@samspel/store'
import { appActions, storage } from '@samspel/store'

const YEAR = 31_536_000
/** ms that a page waits for texts in another language than it came in. */
const PATIENCE = 3_000

/** The edge writes the page in the language that was chosen, and knows it by a cookie. */
const rememberForEdge = (): void => {
  const chosen = storage.get('preferred-locale')
  if (chosen)
    document.cookie = `samspel-language=${encodeURIComponent(chosen)}; Path=/; Max-Age=${YEAR}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

/**
 * G-02: the language of the address (`?lang=en`, as search engines know our pages), else the stored one, else the browser's, else Swedish.
 * @returns undefined when the page came in that language, else a promise of its texts: the page begins then, or in the language that it has when they
 * do not come
 */
export const chooseFirstLocale = (store: Pick<AppStore, 'dispatch'>): Promise<void> | undefined => {
  const asked = new URLSearchParams(location.search).get('lang')
  const stored = storage.get('preferred-locale')
  const wanted = bootLocale(asked, [stored ?? '', ...navigator.languages])
  // A link in a language does not undo a choice.
  const restore = () => {
    if (stored) storage.set('preferred-locale', stored)
    rememberForEdge()
  }
  const choose = (locale: Locale): unknown => store.dispatch(appActions.localeChosen(locale))
  if (isSpoken(wanted)) {
    choose(wanted)
    restore()
    return undefined
  }
  const there = locales.find(isSpoken)
  if (there) choose(there)
  const coming = Promise.resolve(choose(wanted)).then(restore)
  return Promise.race([coming, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))])
}

/** Tells the edge of every choice, and `onChange` of every change of the language. */
export const followLocale = (store: Pick<AppStore, 'getState' | 'subscribe'>, onChange: () => void): void => {
  let last = store.getState().app.locale
  store.subscribe(() => {
    const { locale } = store.getState().app
    if (locale === last) return
    last = locale
    rememberForEdge()
    onChange()
  })
}
