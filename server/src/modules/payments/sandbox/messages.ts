import type { Locale } from '@samspel/api'

const words = {
  sv: {
    sandbox: 'Sandlåda: inga pengar dras',
    title: 'Betala med kort',
    stands: 'Här står betalningstjänstens sida när en sådan är inkopplad. Välj vad som ska hända.',
    pay: (sum: string) => `Betala ${sum}`,
    decline: 'Kortet nekas',
    cancel: 'Avbryt och gå tillbaka',
    declined: 'Kortet nekades. Inget har dragits. Försök igen, eller avbryt.',
    card: 'Kort',
    closed: 'Här finns inget att betala',
    closedText: 'Betalningen är redan gjord, har avbrutits eller finns inte.',
    back: 'Tillbaka till Samspel',
  },
  en: {
    sandbox: 'Sandbox: no money is taken',
    title: 'Pay by card',
    stands: "The payment provider's page stands here once one is connected. Choose what is to happen.",
    pay: (sum: string) => `Pay ${sum}`,
    decline: 'The card is declined',
    cancel: 'Cancel and go back',
    declined: 'The card was declined. Nothing was taken. Try again, or cancel.',
    card: 'Card',
    closed: 'There is nothing to pay here',
    closedText: 'The payment was made already, was cancelled, or does not exist.',
    back: 'Back to Samspel',
  },
} as const

export const wordsOf = (locale: Locale) => words[locale]
export const localeOf = (accepted: string | undefined): Locale => (/^\s*en\b/i.test(accepted ?? '') ? 'en' : 'sv')
