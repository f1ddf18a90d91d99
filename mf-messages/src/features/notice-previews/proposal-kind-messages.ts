import { defineMessages } from '@samspel/i18n'

/** What the kinds of notices about proposed fees are called. */
export const proposalNames = defineMessages({
  fee_countered: {
    id: 'mf-messages.notice-previews.kind-fee-countered',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Svar med ett annat arvode',
    en: 'Answer with another fee',
  },
  counter_accepted: {
    id: 'mf-messages.notice-previews.kind-counter-accepted',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Ja till arvodet',
    en: 'Yes to the fee',
  },
  counter_declined: {
    id: 'mf-messages.notice-previews.kind-counter-declined',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Nej till arvodet',
    en: 'No to the fee',
  },
  counter_stopped: {
    id: 'mf-messages.notice-previews.kind-counter-stopped',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Ja till arvodet som inte gick att genomföra',
    en: 'Yes to the fee that could not be carried out',
  },
})
