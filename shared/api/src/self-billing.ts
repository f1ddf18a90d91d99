import type { Locale } from './constants'

/** The version of the words that a creator says yes to. Whoever changes them adds a version and keeps those before: consents name theirs. */
export const selfBillingVersion = 1

/** What a creator says yes to, by version: sentences, in order. */
export const selfBillingTexts: Record<number, Record<Locale, readonly string[]>> = {
  1: {
    sv: [
      'Samspel skriver en faktura i ditt namn till varje företag, för de arvoden som du kunde ta ut under månaden. Du får den, och företaget får den.',
      'Arvodena är de ni kom överens om. Är du momsregistrerad ingår momsen i dem, och du redovisar den. Pengarna du får är desamma.',
      'Ditt namn, din adress, din e-postadress och ditt momsnummer står på fakturan. Stämmer något inte säger du till, och fakturan krediteras.',
      'Fakturorna har nummer i en egen serie. Skriv inga egna fakturor för samma arvoden.',
      'Du kan säga nej när som helst. Det gäller för arvoden som kommer efter det.',
    ],
    en: [
      'Samspel writes an invoice in your name to each company, for the fees that you could withdraw in the month. You get it, and so does the company.',
      'The fees are those you agreed on. If you are registered for VAT, they include the VAT, which you account for. The money you get is the same.',
      'Your name, address, email address and VAT number stand on the invoice. If something is wrong you tell us, and the invoice is credited.',
      'The invoices have numbers in a series of their own. Write no invoices of your own for the same fees.',
      'You can say no at any time. It holds for fees that come after that.',
    ],
  },
}

/** What an invoice needs to know of a creator. `vatNumber`: the one that stands there is not valid. */
export const selfBillingNeeds = ['firstName', 'lastName', 'street', 'postalCode', 'town', 'vatNumber'] as const
/** What it needs to know of a company. `vatRule`: Samspel does not know the VAT between the two countries, so the creator invoices. */
export const selfBillingPayerNeeds = [
  'legalName',
  'organisationNumber',
  'street',
  'postalCode',
  'town',
  'vatRule',
] as const
