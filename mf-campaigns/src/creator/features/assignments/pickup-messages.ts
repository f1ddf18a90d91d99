import { defineMessages } from '@samspel/i18n'

export const pickupMessages = defineMessages({
  show: {
    id: 'mf-campaigns.assignments.pickup.show',
    description: 'Button to the pass',
    defaultMessage: 'Visa hämtpass',
    en: 'Show the pass',
  },
  until: {
    id: 'mf-campaigns.assignments.pickup.until',
    description: 'When the pass ends',
    defaultMessage: 'Hämta senast {date}',
    en: 'Pick up by {date}',
  },
  walk: {
    id: 'mf-campaigns.assignments.pickup.walk',
    description: 'How far it is to the store',
    defaultMessage: '{minutes, number} min bort',
    en: '{minutes, number} min away',
  },
  away: {
    id: 'mf-campaigns.assignments.pickup.away',
    description: 'How far it is to the store, where nobody walks',
    defaultMessage: '{km, number} km bort',
    en: '{km, number} km away',
  },
  comes: {
    id: 'mf-campaigns.assignments.pickup.comes',
    description: 'The hour that the creator gave',
    defaultMessage: 'Du kommer {date}',
    en: 'You come {date}',
  },
  invitationOver: {
    id: 'mf-campaigns.assignments.pickup.invitation-over',
    description: 'An invitation that nobody answered in time',
    defaultMessage: 'Inbjudan gick ut',
    en: 'The invitation expired',
  },
  lapsed: {
    id: 'mf-campaigns.assignments.pickup.lapsed',
    description: 'The pass ended',
    defaultMessage: 'Passet gick ut {date}',
    en: 'The pass expired {date}',
  },
  pickedUp: {
    id: 'mf-campaigns.assignments.pickup.picked-up',
    description: 'When it was picked up',
    defaultMessage: 'Hämtat {date}',
    en: 'Picked up {date}',
  },
  unanswered: {
    id: 'mf-campaigns.assignments.pickup.unanswered',
    description: 'The brand did not answer within the days it has',
    defaultMessage: '{brand} svarade inte i tid',
    en: '{brand} did not answer in time',
  },
  cancelled: {
    id: 'mf-campaigns.assignments.pickup.cancelled',
    description: 'The brand called the campaign off',
    defaultMessage: 'Kampanjen ställdes in',
    en: 'The campaign was cancelled',
  },
  declined: {
    id: 'mf-campaigns.assignments.pickup.declined',
    description: 'The brand said no',
    defaultMessage: '{brand} tackade nej',
    en: '{brand} declined',
  },
})
