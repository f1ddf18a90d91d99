import { objectOf } from '@samspel/api'
import type { Locale, Message } from '@samspel/i18n'
import { createTranslate, defineMessages, unreadMessages } from '@samspel/i18n'
import { useBack } from '@samspel/navigation'
import type { AppStore } from '@samspel/store'
import type { UiLabels } from '@samspel/ui'
import { configureUi } from '@samspel/ui'

const unreadWords = {
  unreadInteger: unreadMessages.integer,
  unreadNumber: unreadMessages.number,
  unreadDay: unreadMessages.day,
}

const ownWords = defineMessages<Exclude<keyof UiLabels, keyof typeof unreadWords>>({
  close: { id: 'shell.words.close', description: 'Closes a window', defaultMessage: 'Stäng', en: 'Close' },
  back: { id: 'shell.words.back', description: 'S-38, literal', defaultMessage: 'Tillbaka', en: 'Back' },
  remove: { id: 'shell.words.remove', description: 'Takes away a tag', defaultMessage: 'Ta bort', en: 'Remove' },
  clear: { id: 'shell.words.clear', description: 'Empties a field', defaultMessage: 'Rensa', en: 'Clear' },
  showPassword: {
    id: 'shell.words.show-password',
    description: 'In a password field',
    defaultMessage: 'Visa lösenordet',
    en: 'Show the password',
  },
  hidePassword: {
    id: 'shell.words.hide-password',
    description: 'In a password field',
    defaultMessage: 'Dölj lösenordet',
    en: 'Hide the password',
  },
  previousMonth: {
    id: 'shell.words.previous-month',
    description: 'In a calendar',
    defaultMessage: 'Föregående månad',
    en: 'Previous month',
  },
  nextMonth: {
    id: 'shell.words.next-month',
    description: 'In a calendar',
    defaultMessage: 'Nästa månad',
    en: 'Next month',
  },
  noMatches: {
    id: 'shell.words.no-matches',
    description: 'A list that can be searched',
    defaultMessage: 'Inget passar',
    en: 'Nothing matches',
  },
  more: { id: 'shell.words.more', description: 'Opens a menu', defaultMessage: 'Mer', en: 'More' },
})

const words: Record<keyof UiLabels, Message> = { ...ownWords, ...unreadWords }

/** Gives the design system its few texts, again whenever the language changes. */
export const configureWords = (store: Pick<AppStore, 'getState' | 'subscribe'>): void => {
  let current: Locale | undefined
  const configure = () => {
    const { locale } = store.getState().app
    if (locale === current) return
    current = locale
    const t = createTranslate(locale)
    const labels = objectOf(Object.keys(words) as (keyof UiLabels)[], (name) => t(words[name]))
    configureUi({ locale, labels, useBack })
  }
  configure()
  store.subscribe(configure)
}
