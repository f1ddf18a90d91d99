import { defineMessages } from '@samspel/i18n'

export const abroadMessages = defineMessages({
  title: {
    id: 'mf-wallet.tax.abroad.title',
    description: 'Heading of the note to creators outside Sweden',
    defaultMessage: 'Du betalar skatt i {country}',
    en: 'You pay tax in {country}',
  },
  sums: {
    id: 'mf-wallet.tax.abroad.sums',
    description: 'What the page knows',
    defaultMessage:
      'Här ser du vad du har fått. Samspel vet inte vilken skatt eller vilka avgifter som gäller för dig: fråga {office}.',
    en: 'Here you see what you received. Samspel does not know which taxes or contributions apply to you: ask {office}.',
  },
  reported: {
    id: 'mf-wallet.tax.abroad.reported',
    description: 'Creators in the EU: the directive DAC7',
    defaultMessage:
      'Enligt EU-regler som heter DAC7 ska Samspel rapportera vad kreatörer får till Skatteverket, som lämnar det vidare till skattemyndigheten i ditt land.',
    en: 'Under the EU rules known as DAC7, Samspel reports what creators receive to the Swedish tax office, which passes it on to the one in your country.',
  },
  notKnown: {
    id: 'mf-wallet.tax.abroad.not-known',
    description: 'Creators outside the EU',
    defaultMessage: 'Samspel vet inte heller om det du får rapporteras till ditt land.',
    en: 'Samspel does not know either whether what you receive is reported to your country.',
  },
  office: {
    id: 'mf-wallet.tax.abroad.office',
    description: 'Link to the tax office of a country',
    defaultMessage: 'Till {office}',
    en: 'To {office}',
  },
})
