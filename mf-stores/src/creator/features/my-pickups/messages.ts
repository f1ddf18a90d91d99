import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  fetch: {
    id: 'mf-stores.my-pickups.fetch',
    description: 'Heading: passes',
    defaultMessage: 'Att hämta',
    en: 'To pick up',
  },
  waiting: {
    id: 'mf-stores.my-pickups.waiting',
    description: 'Heading: applications',
    defaultMessage: 'Väntar på svar i butik',
    en: 'Awaiting reply from stores',
  },
  post: {
    id: 'mf-stores.my-pickups.post',
    description: 'Heading: picked up, to be posted',
    defaultMessage: 'Att publicera',
    en: 'To post',
  },
  ended: {
    id: 'mf-stores.my-pickups.ended',
    description: 'Heading: lapsed or declined',
    defaultMessage: 'Avslutade hämtningar',
    en: 'Ended pick-ups',
  },
  review: {
    id: 'mf-stores.my-pickups.review',
    description: 'Heading: posts that wait for the brand',
    defaultMessage: 'Granskas',
    en: 'In review',
  },
  done: {
    id: 'mf-stores.my-pickups.done',
    description: 'Heading: nothing is left to do',
    defaultMessage: 'Klara hämtningar',
    en: 'Finished pick-ups',
  },
  postBy: {
    id: 'mf-stores.my-pickups.post-by',
    description: 'Last day to post',
    defaultMessage: 'Publicera senast {date}',
    en: 'Post by {date}',
  },
  changes: {
    id: 'mf-stores.my-pickups.changes',
    description: 'The brand asked for changes',
    defaultMessage: '{brand} vill att du ändrar',
    en: '{brand} asks for changes',
  },
  reviewed: {
    id: 'mf-stores.my-pickups.reviewed',
    description: 'Waits for the brand',
    defaultMessage: '{brand} granskar ditt inlägg',
    en: '{brand} is reviewing your post',
  },
  approved: {
    id: 'mf-stores.my-pickups.approved',
    description: 'The post was approved',
    defaultMessage: 'Inlägget är godkänt',
    en: 'The post is approved',
  },
  show: {
    id: 'mf-stores.my-pickups.show',
    description: 'Button to the pass',
    defaultMessage: 'Visa hämtpass',
    en: 'Show the pass',
  },
  until: {
    id: 'mf-stores.my-pickups.until',
    description: 'When the pass ends',
    defaultMessage: 'Hämta senast {date}',
    en: 'Pick up by {date}',
  },
  comes: {
    id: 'mf-stores.my-pickups.comes',
    description: 'The hour that the creator gave',
    defaultMessage: 'Du kommer {date}',
    en: 'You come {date}',
  },
  answersBy: {
    id: 'mf-stores.my-pickups.answers-by',
    description: 'Waits for an answer, which comes by a day',
    defaultMessage: '{brand} svarar senast {date}',
    en: '{brand} replies by {date}',
  },
  asked: {
    id: 'mf-stores.my-pickups.asked',
    description: 'Waits for an answer',
    defaultMessage: '{brand} har inte svarat än',
    en: '{brand} has not replied yet',
  },
  pickedUp: {
    id: 'mf-stores.my-pickups.picked-up',
    description: 'When it was picked up',
    defaultMessage: 'Hämtat {date}',
    en: 'Picked up {date}',
  },
  lapsed: {
    id: 'mf-stores.my-pickups.lapsed',
    description: 'The pass ended',
    defaultMessage: 'Passet gick ut {date}',
    en: 'The pass expired {date}',
  },
  unanswered: {
    id: 'mf-stores.my-pickups.unanswered',
    description: 'The brand did not answer within the days it has',
    defaultMessage: '{brand} svarade inte i tid',
    en: '{brand} did not answer in time',
  },
  declined: {
    id: 'mf-stores.my-pickups.declined',
    description: 'The brand said no',
    defaultMessage: '{brand} tackade nej',
    en: '{brand} declined',
  },
  failed: {
    id: 'mf-stores.my-pickups.failed',
    description: 'The list could not be fetched',
    defaultMessage: 'Dina hämtningar kunde inte hämtas.',
    en: 'Your pick-ups could not be loaded.',
  },
})
