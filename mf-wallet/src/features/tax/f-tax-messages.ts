import { defineMessages } from '@samspel/i18n'

export const fTaxMessages = defineMessages({
  title: { id: 'mf-wallet.tax.f-tax', description: 'Heading', defaultMessage: 'F-skatt', en: 'F-tax' },
  since: {
    id: 'mf-wallet.tax.since',
    description: 'F-tax is recorded',
    defaultMessage: 'Godkänd sedan {date}',
    en: 'Approved since {date}',
  },
  counts: {
    id: 'mf-wallet.tax.counts',
    description: 'F-tax is recorded; it counts from the day it was recorded',
    defaultMessage: 'Godkänd sedan {date}, räknas här från {from}',
    en: 'Approved since {date}, counted here from {from}',
  },
  none: {
    id: 'mf-wallet.tax.none',
    description: 'F-tax is not recorded',
    defaultMessage: 'Inte registrerad',
    en: 'Not recorded',
  },
  from: {
    id: 'mf-wallet.tax.from',
    description: 'Field',
    defaultMessage: 'Godkänd för F-skatt från',
    en: 'Approved for F-tax from',
  },
  fromHelp: {
    id: 'mf-wallet.tax.from-help',
    description: 'Help of the field',
    defaultMessage:
      'Lämna tomt om du inte har F-skatt. Det du har fått tidigare ändras inte: F-skatten räknas från den dag du sparar.',
    en: 'Leave it empty if you do not have F-tax. What you have already received does not change: F-tax counts from the day you save it.',
  },
  saved: {
    id: 'mf-wallet.tax.saved',
    description: 'Notice',
    defaultMessage: 'F-skatten är sparad',
    en: 'F-tax is saved',
  },
})
