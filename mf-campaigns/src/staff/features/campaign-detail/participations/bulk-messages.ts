import { defineMessages } from '@samspel/i18n'

export const bulkMessages = defineMessages({
  approveText: {
    id: 'mf-campaigns.campaign-detail.bulk.approve-text',
    description: 'What happens',
    defaultMessage: 'De godkänns en i taget och får besked.',
    en: 'They are approved one by one and notified.',
  },
  fee: {
    id: 'mf-campaigns.campaign-detail.bulk.fee',
    description: 'What each costs; the sum that is put on hold follows',
    defaultMessage: 'Arvodet är {each} per kreatör.',
    en: 'The fee is {each} per creator.',
  },
  ownFees: {
    id: 'mf-campaigns.campaign-detail.bulk.own-fees',
    description: 'Each costs what its creator has proposed',
    defaultMessage: 'Var och en får det arvode som hen föreslog, tillsammans {money}.',
    en: 'Each gets the fee that they proposed, {money} together.',
  },
  approvePlaces: {
    id: 'mf-campaigns.campaign-detail.bulk.approve-places',
    description: 'More than there are places',
    defaultMessage:
      '{left, plural, one {Det finns en plats kvar} other {Det finns # platser kvar}}: de som är först i ordningen får dem.',
    en: '{left, plural, one {There is one place left} other {There are # places left}}: the first in order get them.',
  },
  conflict: {
    id: 'mf-campaigns.campaign-detail.bulk.row.beaten',
    description: 'Result of a row',
    defaultMessage: '{by} hann före',
    en: '{by} got there first',
  },
})
