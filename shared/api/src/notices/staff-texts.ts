import type { NoticeKind } from './topics'
import { dayWords, momentWords, money, type NoticeTexts, of, people, storesOf } from './words'

/** What is told to staff of brands and to clerks. */
export const staffTexts = {
  application: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} nya ansökningar` : `${people('sv', f.creator, 1)} vill vara med`),
      detail: (f, n) => of(f.campaign, n > 1 || f.amount === undefined ? undefined : money('sv', f.amount)),
      action: 'Svara',
    },
    en: {
      title: (f, n) => (n > 1 ? `${n} new applications` : `${people('en', f.creator, 1)} wants to take part`),
      detail: (f, n) => of(f.campaign, n > 1 || f.amount === undefined ? undefined : money('en', f.amount)),
      action: 'Answer',
    },
  },
  store_application: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} vill hämta i butik` : `${people('sv', f.creator, 1)} vill hämta i butik`),
      detail: (f, n) =>
        of(f.campaign, storesOf('sv', f), n > 1 || f.amount === undefined ? undefined : money('sv', f.amount)),
      action: 'Svara',
    },
    en: {
      title: (f, n) => (n > 1 ? `${n} want to pick up` : `${people('en', f.creator, 1)} wants to pick up`),
      detail: (f, n) =>
        of(f.campaign, storesOf('en', f), n > 1 || f.amount === undefined ? undefined : money('en', f.amount)),
      action: 'Answer',
    },
  },
  answers_due: {
    sv: {
      title: (f) => (f.count === 1 ? 'En ansökan väntar på svar' : `${f.count ?? 0} ansökningar väntar på svar`),
      detail: (f) => of(f.campaign, 'går snart ut'),
      action: 'Svara',
    },
    en: {
      title: (f) => (f.count === 1 ? 'An application waits' : `${f.count ?? 0} applications wait`),
      detail: (f) => of(f.campaign, 'expires soon'),
      action: 'Answer',
    },
  },
  invitation_accepted: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} tackade ja`,
      detail: (f) => f.campaign ?? '',
      action: 'Visa',
    },
    en: { title: (f, n) => `${people('en', f.creator, n)} said yes`, detail: (f) => f.campaign ?? '', action: 'Show' },
  },
  invitation_declined: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} tackade nej`,
      detail: (f) => f.campaign ?? '',
      action: 'Visa',
    },
    en: { title: (f, n) => `${people('en', f.creator, n)} said no`, detail: (f) => f.campaign ?? '', action: 'Show' },
  },
  image_answered: {
    sv: { title: (f) => `${people('sv', f.creator, 1)} svarade om bilden`, detail: () => 'Bildköp', action: 'Visa' },
    en: {
      title: (f) => `${people('en', f.creator, 1)} answered about the picture`,
      detail: () => 'Image purchases',
      action: 'Show',
    },
  },
  delivery_problem: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} har problem med leveransen`,
      detail: (f) => f.campaign ?? '',
      action: 'Svara',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} has a delivery problem`,
      detail: (f) => f.campaign ?? '',
      action: 'Answer',
    },
  },
  post: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} inlägg att granska` : `Nytt inlägg från ${people('sv', f.creator, 1)}`),
      detail: (f) => f.campaign ?? '',
      action: 'Granska',
    },
    en: {
      title: (f, n) => (n > 1 ? `${n} posts to review` : `New post by ${people('en', f.creator, 1)}`),
      detail: (f) => f.campaign ?? '',
      action: 'Review',
    },
  },
  post_again: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} nya versioner` : `Ny version från ${people('sv', f.creator, 1)}`),
      detail: (f) => f.campaign ?? '',
      action: 'Granska',
    },
    en: {
      title: (f, n) => (n > 1 ? `${n} new versions` : `New version by ${people('en', f.creator, 1)}`),
      detail: (f) => f.campaign ?? '',
      action: 'Review',
    },
  },
  posts_missing: {
    sv: {
      title: (f) => `${f.count ?? 0} inlägg saknas`,
      detail: (f) => of(f.campaign, `sista dag ${dayWords('sv', f.day)}`),
      action: 'Visa',
    },
    en: {
      title: (f) => (f.count === 1 ? '1 post is missing' : `${f.count ?? 0} posts are missing`),
      detail: (f) => of(f.campaign, `last day ${dayWords('en', f.day)}`),
      action: 'Show',
    },
  },
  posts_overdue: {
    sv: {
      title: (f) => (f.count === 1 ? 'Ett inlägg är sent' : `${f.count ?? 0} inlägg är sena`),
      detail: (f) => of(f.campaign, `sista dag var ${dayWords('sv', f.day)}`),
      action: 'Visa',
    },
    en: {
      title: (f) => (f.count === 1 ? '1 post is late' : `${f.count ?? 0} posts are late`),
      detail: (f) => of(f.campaign, `the last day was ${dayWords('en', f.day)}`),
      action: 'Show',
    },
  },
  picked_up: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} har hämtat ${f.product ?? f.campaign ?? ''}` : `${f.creator ?? ''} har hämtat`),
      detail: (f) => of(f.campaign, storesOf('sv', f)),
      action: 'Visa',
    },
    en: {
      title: (f, n) =>
        n > 1 ? `${n} have picked up ${f.product ?? f.campaign ?? ''}` : `${f.creator ?? ''} picked up`,
      detail: (f) => of(f.campaign, storesOf('en', f)),
      action: 'Show',
    },
  },
  pass_booked: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} kommer och hämtar` : `${f.creator ?? ''} kommer och hämtar`),
      detail: (f) => of(f.campaign, f.store, f.day && `senast ${momentWords('sv', f)}`),
      action: 'Visa',
    },
    en: {
      title: (f, n) => (n > 1 ? `${n} will pick up` : `${f.creator ?? ''} will pick up`),
      detail: (f) => of(f.campaign, f.store, f.day && `by ${momentWords('en', f)}`),
      action: 'Show',
    },
  },
  pass_lapsed: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} pass gick ut` : `${f.creator ?? ''} hämtade inte`),
      detail: (f) => of(f.campaign, storesOf('sv', f)),
      action: 'Visa',
    },
    en: {
      title: (f, n) => (n > 1 ? `${n} passes ran out` : `${f.creator ?? ''} did not pick up`),
      detail: (f) => of(f.campaign, storesOf('en', f)),
      action: 'Show',
    },
  },
  deposit: {
    sv: { title: (f) => `${money('sv', f.amount)} är framme`, detail: (f) => f.brand ?? '', action: 'Visa' },
    en: { title: (f) => `${money('en', f.amount)} has arrived`, detail: (f) => f.brand ?? '', action: 'Show' },
  },
  fees_back: {
    sv: {
      title: (f) => `${money('sv', f.amount)} är tillbaka`,
      detail: (f) => of(f.brand, f.campaign),
      action: 'Visa',
    },
    en: { title: (f) => `${money('en', f.amount)} is back`, detail: (f) => of(f.brand, f.campaign), action: 'Show' },
  },
  low_balance: {
    sv: {
      title: (f) => `${money('sv', f.amount)} saknas på ${f.brand ?? ''}`,
      detail: (f) => of(f.campaign, f.day && `öppnar ${dayWords('sv', f.day)}`),
      action: 'Fyll på',
    },
    en: {
      title: (f) => `${f.brand ?? ''} lacks ${money('en', f.amount)}`,
      detail: (f) => of(f.campaign, f.day && `opens ${dayWords('en', f.day)}`),
      action: 'Top up',
    },
  },
  fee_unpaid: {
    sv: {
      title: (f) => `Månadsavgiften för ${f.brand ?? ''} kunde inte dras`,
      detail: (f) =>
        `${money('sv', f.amount)} saknas${f.day ? `, dras när pengarna finns, till ${dayWords('sv', f.day)}` : ''}`,
      action: 'Fyll på',
    },
    en: {
      title: (f) => `The monthly fee for ${f.brand ?? ''} could not be taken`,
      detail: (f) =>
        `${money('en', f.amount)} is missing${f.day ? `, taken once the money is there, until ${dayWords('en', f.day)}` : ''}`,
      action: 'Top up',
    },
  },
  campaign_confirmed: {
    sv: { title: (f) => `${f.campaign ?? ''} är publicerad`, detail: (f) => f.brand ?? '', action: 'Visa' },
    en: { title: (f) => `${f.campaign ?? ''} is published`, detail: (f) => f.brand ?? '', action: 'Show' },
  },
  campaign_returned: {
    sv: { title: (f) => `Ändra ${f.campaign ?? ''}`, detail: (f) => f.text ?? f.brand ?? '', action: 'Ändra' },
    en: { title: (f) => `Change ${f.campaign ?? ''}`, detail: (f) => f.text ?? f.brand ?? '', action: 'Change' },
  },
  campaign_not_reviewed: {
    sv: {
      title: (f) => `${f.campaign ?? ''} hann inte granskas`,
      detail: () => 'Ändra datumen och skicka den igen',
      action: 'Ändra',
    },
    en: {
      title: (f) => `${f.campaign ?? ''} was not reviewed in time`,
      detail: () => 'Change its dates and send it again',
      action: 'Change',
    },
  },
  company_let_in: {
    sv: { title: () => 'Ni är godkända på Samspel', detail: (f) => f.brand ?? '', action: 'Kom igång' },
    en: { title: () => 'You are approved on Samspel', detail: (f) => f.brand ?? '', action: 'Get started' },
  },
  company_declined: {
    sv: { title: () => 'Vi kunde inte godkänna er än', detail: (f) => f.text ?? '', action: 'Läs varför' },
    en: { title: () => 'We could not approve you yet', detail: (f) => f.text ?? '', action: 'Read why' },
  },
} as const satisfies Partial<Record<NoticeKind, NoticeTexts>>
