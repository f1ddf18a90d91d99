import { defineMessages } from '@samspel/i18n'

export const unpaidMessages = defineMessages({
  failed: {
    id: 'mf-wallet.unpaid.failed',
    description: 'A read that failed',
    defaultMessage: 'Avgifterna som inte kunde dras gick inte att hämta.',
    en: 'The unpaid fees could not be loaded.',
  },
  count: {
    id: 'mf-wallet.unpaid.count',
    description: 'Beside the heading: how many there are',
    defaultMessage: '{count, plural, one {# avgift} other {# avgifter}}',
    en: '{count, plural, one {# fee} other {# fees}}',
  },
  due: { id: 'mf-wallet.unpaid.due', description: 'Column', defaultMessage: 'Skulle dras', en: 'Due' },
  fee: { id: 'mf-wallet.unpaid.sum', description: 'Column', defaultMessage: 'Avgift', en: 'Fee' },
  lacking: {
    id: 'mf-wallet.unpaid.lacking',
    description: 'Column: what the account lacks for it now',
    defaultMessage: 'Saknas',
    en: 'Missing',
  },
  tried: {
    id: 'mf-wallet.unpaid.tried',
    description: 'State: it is tried again',
    defaultMessage: 'Försöks till {until}',
    en: 'Tried until {until}',
  },
  over: {
    id: 'mf-wallet.unpaid.over',
    description: 'State: the month is over, nobody asks for it any more',
    defaultMessage: 'Månaden är slut',
    en: 'The month is over',
  },
  pages: {
    id: 'mf-wallet.unpaid.pages',
    description: 'Names the pager',
    defaultMessage: 'Sidor med avgifter',
    en: 'Pages of fees',
  },
})
