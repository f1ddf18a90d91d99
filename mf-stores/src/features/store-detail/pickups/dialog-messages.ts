import { defineMessages } from '@samspel/i18n'

export const dialogMessages = defineMessages({
  pickup: {
    id: 'mf-stores.store-pickups.dialog.pickup',
    description: 'Heading while a pick-up is read',
    defaultMessage: 'Hämtning',
    en: 'Pick-up',
  },
  failed: {
    id: 'mf-stores.store-pickups.dialog.failed',
    description: 'The pick-up could not be read',
    defaultMessage: 'Hämtningen kunde inte hämtas',
    en: 'The pick-up could not be loaded',
  },
  proposes: {
    id: 'mf-stores.store-pickups.dialog.proposes',
    description: 'What the creator wants to be paid, and what the brand takes',
    defaultMessage: 'Föreslår {money} (ni tar {span})',
    en: 'Proposes {money} (you take {span})',
  },
  countered: {
    id: 'mf-stores.store-pickups.dialog.countered',
    description: 'The brand has answered with another fee',
    defaultMessage: 'Ni har svarat med {money}. Kreatören har inte svarat än.',
    en: 'You have answered with {money}. The creator has not answered yet.',
  },
  counter: {
    id: 'mf-stores.store-pickups.dialog.counter',
    description: 'Link to the inbox, where another fee is answered with',
    defaultMessage: 'Svara med ett annat arvode',
    en: 'Answer with another fee',
  },
  history: {
    id: 'mf-stores.store-pickups.dialog.history',
    description: 'Name of the list',
    defaultMessage: 'Vad som har hänt',
    en: 'What has happened',
  },
  applied: {
    id: 'mf-stores.store-pickups.dialog.applied',
    description: 'Event',
    defaultMessage: 'Ansökte',
    en: 'Applied',
  },
  reserved: {
    id: 'mf-stores.store-pickups.dialog.reserved',
    description: 'Event: an offer without an application',
    defaultMessage: 'Bokade',
    en: 'Booked',
  },
  invited: {
    id: 'mf-stores.store-pickups.dialog.invited',
    description: 'Event',
    defaultMessage: 'Bjöds in',
    en: 'Was invited',
  },
  approved: {
    id: 'mf-stores.store-pickups.dialog.approved',
    description: 'Event',
    defaultMessage: 'Godkänd, fick ett hämtpass',
    en: 'Approved, got a pick-up pass',
  },
  declined: {
    id: 'mf-stores.store-pickups.dialog.declined',
    description: 'Event',
    defaultMessage: 'Nekad',
    en: 'Rejected',
  },
  pickedUp: {
    id: 'mf-stores.store-pickups.dialog.picked-up',
    description: 'Event',
    defaultMessage: 'Hämtade',
    en: 'Picked up',
  },
  coming: {
    id: 'mf-stores.store-pickups.dialog.coming',
    description: 'What comes',
    defaultMessage: 'Kommer {date}',
    en: 'Coming {date}',
  },
  until: {
    id: 'mf-stores.store-pickups.dialog.until',
    description: 'What comes',
    defaultMessage: 'Passet gäller till {date}',
    en: 'The pass holds until {date}',
  },
  motivation: {
    id: 'mf-stores.store-pickups.dialog.motivation',
    description: 'Heading of what the creator wrote',
    defaultMessage: 'Motivering',
    en: 'Motivation',
  },
  posts: {
    id: 'mf-stores.store-pickups.dialog.posts',
    description: 'Event',
    defaultMessage: '{count, plural, one {Ett inlägg} other {# inlägg}}',
    en: '{count, plural, one {One post} other {# posts}}',
  },
  agreement: {
    id: 'mf-stores.store-pickups.dialog.agreement',
    description: 'Link to what brand and creator have agreed on',
    defaultMessage: 'Avtal',
    en: 'Agreement',
  },
  profile: {
    id: 'mf-stores.store-pickups.dialog.profile',
    description: 'Link',
    defaultMessage: 'Visa profil',
    en: 'Show profile',
  },
})
