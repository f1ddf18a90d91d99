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
