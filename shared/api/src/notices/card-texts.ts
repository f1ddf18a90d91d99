import type { NoticeKind } from './topics'
import { money, type NoticeTexts, of } from './words'

/** What is told of payments by card: to the company, and of disputes to platform staff too. */
export const cardTexts = {
  payment_refunded: {
    sv: {
      title: (f) => `${money('sv', f.amount)} har betalats tillbaka`,
      detail: (f) => of(f.brand, 'till kortet eller kontot som betalade'),
      action: 'Visa',
    },
    en: {
      title: (f) => `${money('en', f.amount)} has been paid back`,
      detail: (f) => of(f.brand, 'to the card or account that paid'),
      action: 'Show',
    },
  },
  payment_disputed: {
    sv: {
      title: (f) => `En betalning på ${money('sv', f.amount)} är bestriden`,
      detail: (f) => of(f.brand, 'pengarna är frysta tills det är avgjort'),
      action: 'Visa',
    },
    en: {
      title: (f) => `A payment of ${money('en', f.amount)} is disputed`,
      detail: (f) => of(f.brand, 'the money is frozen until that is decided'),
      action: 'Show',
    },
  },
  dispute_won: {
    sv: {
      title: (f) => `Tvisten om ${money('sv', f.amount)} är vunnen`,
      detail: (f) => of(f.brand, 'pengarna är tillbaka'),
      action: 'Visa',
    },
    en: {
      title: (f) => `The dispute over ${money('en', f.amount)} is won`,
      detail: (f) => of(f.brand, 'the money is back'),
      action: 'Show',
    },
  },
  dispute_lost: {
    sv: {
      title: (f) => `Tvisten om ${money('sv', f.amount)} är förlorad`,
      detail: (f) => of(f.brand, 'pengarna har gått tillbaka till kortet'),
      action: 'Visa',
    },
    en: {
      title: (f) => `The dispute over ${money('en', f.amount)} is lost`,
      detail: (f) => of(f.brand, 'the money has gone back to the card'),
      action: 'Show',
    },
  },
  plan_unpaid: {
    sv: {
      title: () => 'Månadsavgiften kunde inte dras från kortet',
      detail: (f) => `${money('sv', f.amount)} är obetalt. Byt kort eller betala fakturan, annars avslutas paketet`,
      action: 'Visa',
    },
    en: {
      title: () => 'The card did not pay the monthly fee',
      detail: (f) => `${money('en', f.amount)} is unpaid. Change the card or pay the invoice, or the plan ends`,
      action: 'Show',
    },
  },
  plan_ended: {
    sv: { title: () => 'Ert paket är avslutat', detail: () => 'Inga fler månadsavgifter dras', action: 'Visa' },
    en: { title: () => 'Your plan has ended', detail: () => 'No more monthly fees are taken', action: 'Show' },
  },
} as const satisfies Partial<Record<NoticeKind, NoticeTexts>>
