import { dayWords, money, type NoticeTexts, of, people } from './words'

type Kind = 'fee_countered' | 'counter_accepted' | 'counter_declined' | 'counter_stopped'

/** What both sides are told of fees that creators propose. */
export const proposalTexts: Record<Kind, NoticeTexts> = {
  fee_countered: {
    sv: {
      title: (f) => `${f.brand ?? ''} svarar med ${money('sv', f.amount)}`,
      detail: (f) => of(f.campaign, f.day && `gäller till ${dayWords('sv', f.day)}`),
      action: 'Svara',
    },
    en: {
      title: (f) => `${f.brand ?? ''} answers with ${money('en', f.amount)}`,
      detail: (f) => of(f.campaign, f.day && `stands until ${dayWords('en', f.day)}`),
      action: 'Answer',
    },
  },
  counter_accepted: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} sa ja till ${n > 1 ? 'era arvoden' : money('sv', f.amount)}`,
      detail: (f) => of(f.campaign, 'avtalet är klart'),
      action: 'Läs avtalet',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} said yes to ${n > 1 ? 'your fees' : money('en', f.amount)}`,
      detail: (f) => of(f.campaign, 'the agreement is made'),
      action: 'Read the agreement',
    },
  },
  counter_declined: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} sa nej till ${n > 1 ? 'era arvoden' : money('sv', f.amount)}`,
      detail: (f) => of(f.campaign, 'förslaget från ansökan står kvar'),
      action: 'Svara',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} said no to ${n > 1 ? 'your fees' : money('en', f.amount)}`,
      detail: (f) => of(f.campaign, 'the fee in the application stands'),
      action: 'Answer',
    },
  },
  counter_stopped: {
    sv: {
      title: (f, n) =>
        `${people('sv', f.creator, n)} sa ja till ${n > 1 ? 'era arvoden' : money('sv', f.amount)}, men det gick inte att godkänna`,
      detail: (f) => of(f.campaign, 'se till att pengarna räcker och att det finns plats'),
      action: 'Till ansökan',
    },
    en: {
      title: (f, n) =>
        `${people('en', f.creator, n)} said yes to ${n > 1 ? 'your fees' : money('en', f.amount)}, but it could not be approved`,
      detail: (f) => of(f.campaign, 'make sure that there is money and a place'),
      action: 'To the application',
    },
  },
}
