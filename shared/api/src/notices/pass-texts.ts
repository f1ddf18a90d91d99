import type { NoticeKind } from './topics'
import { momentWords, type NoticeTexts, of } from './words'

/** What creators are told of their passes. */
export const passTexts = {
  pass_approved: {
    sv: {
      title: () => 'Du kan hämta i butik',
      detail: (f) => of(f.campaign, f.store, f.day && `senast ${momentWords('sv', f)}`),
      action: 'Visa passet',
    },
    en: {
      title: () => 'You can pick up',
      detail: (f) => of(f.campaign, f.store, f.day && `by ${momentWords('en', f)}`),
      action: 'Show the pass',
    },
  },
  pass_declined: {
    sv: { title: () => 'Det blir ingen hämtning', detail: (f) => of(f.campaign, f.store), action: 'Läs varför' },
    en: { title: () => 'There will be no pick-up', detail: (f) => of(f.campaign, f.store), action: 'Read why' },
  },
  pass_moved: {
    sv: {
      title: (f) => `Din ansökan gäller nu ${f.store ?? ''}`,
      detail: (f) => of(f.campaign, f.brand && `${f.brand} bytte butik`),
      action: 'Visa',
    },
    en: {
      title: (f) => `Your application is now for ${f.store ?? ''}`,
      detail: (f) => of(f.campaign, f.brand && `${f.brand} changed the store`),
      action: 'Show',
    },
  },
  pass_ending: {
    sv: {
      title: (f) => `Hämta senast ${momentWords('sv', f)}`,
      detail: (f) => of(f.campaign, f.store),
      action: 'Visa passet',
    },
    en: {
      title: (f) => `Pick up by ${momentWords('en', f)}`,
      detail: (f) => of(f.campaign, f.store),
      action: 'Show the pass',
    },
  },
  pass_over: {
    sv: { title: () => 'Ditt pass har gått ut', detail: (f) => of(f.campaign, f.store), action: 'Boka igen' },
    en: { title: () => 'Your pass has run out', detail: (f) => of(f.campaign, f.store), action: 'Book again' },
  },
} as const satisfies Partial<Record<NoticeKind, NoticeTexts>>
