import type { ReasonTemplate } from '@samspel/desk/reason'
import { bilingual, defineMessages } from '@samspel/i18n'

const names = defineMessages({
  full: {
    id: 'mf-stores.store-pickups.reason.full',
    description: 'Button: reason',
    defaultMessage: 'Platserna räcker inte',
    en: 'Not enough places',
  },
  audience: {
    id: 'mf-stores.store-pickups.reason.audience',
    description: 'Button: reason',
    defaultMessage: 'Annan målgrupp',
    en: 'Another audience',
  },
  stock: {
    id: 'mf-stores.store-pickups.reason.stock',
    description: 'Button: reason for ending a pass',
    defaultMessage: 'Varan är slut',
    en: 'Out of stock',
  },
  closed: {
    id: 'mf-stores.store-pickups.reason.closed',
    description: 'Button: reason for ending a pass',
    defaultMessage: 'Butiken har stängt',
    en: 'The store is closed',
  },
  phone: {
    id: 'mf-stores.store-pickups.reason.phone',
    description: 'Button: reason for handing out without a code',
    defaultMessage: 'Telefonen gick inte att använda',
    en: 'The phone could not be used',
  },
  counter: {
    id: 'mf-stores.store-pickups.reason.counter',
    description: 'Button: reason for handing out without a code',
    defaultMessage: 'Kassan kunde inte läsa koden',
    en: 'The counter could not read the code',
  },
})

/** In the creator's language. */
const texts = bilingual(
  defineMessages({
    fullText: {
      id: 'mf-stores.store-pickups.reason.full-text',
      description: 'Reason that the creator reads',
      defaultMessage: 'Tack för din ansökan. Fler ville hämta i butiken än vi har platser, och vi har valt andra.',
      en: 'Thank you for applying. More creators wanted to pick up at the store than we have places, and we chose others.',
    },
    audienceText: {
      id: 'mf-stores.store-pickups.reason.audience-text',
      description: 'Reason that the creator reads',
      defaultMessage: 'Tack för din ansökan. Erbjudandet riktar sig till en annan målgrupp än din.',
      en: 'Thank you for applying. The offer is for another audience than yours.',
    },
    stockText: {
      id: 'mf-stores.store-pickups.reason.stock-text',
      description: 'Reason that the creator reads',
      defaultMessage: 'Varan är tyvärr slut i butiken, så vi behöver avsluta ditt hämtpass.',
      en: 'The store has run out of the product, so we need to end your pick-up pass.',
    },
    phoneText: {
      id: 'mf-stores.store-pickups.reason.phone-text',
      description: 'Reason that staff read later',
      defaultMessage: 'Kreatörens telefon gick inte att använda, så personalen lämnade ut varan utan kod.',
      en: 'The creator’s phone could not be used, so the staff handed out the product without a code.',
    },
    counterText: {
      id: 'mf-stores.store-pickups.reason.counter-text',
      description: 'Reason that staff read later',
      defaultMessage: 'Kassan kunde inte läsa koden, så personalen lämnade ut varan utan den.',
      en: 'The counter could not read the code, so the staff handed out the product without it.',
    },
    closedText: {
      id: 'mf-stores.store-pickups.reason.closed-text',
      description: 'Reason that the creator reads',
      defaultMessage: 'Butiken har stängt, så vi behöver avsluta ditt hämtpass.',
      en: 'The store is closed, so we need to end your pick-up pass.',
    },
  }),
)

export const declineTemplates: readonly ReasonTemplate[] = [
  { name: names.full, text: texts.fullText },
  { name: names.audience, text: texts.audienceText },
]

export const endTemplates: readonly ReasonTemplate[] = [
  { name: names.stock, text: texts.stockText },
  { name: names.closed, text: texts.closedText },
]

export const handOutTemplates: readonly ReasonTemplate[] = [
  { name: names.phone, text: texts.phoneText },
  { name: names.counter, text: texts.counterText },
]
