import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  apply: {
    id: 'mf-public.pickup.apply',
    description: 'Asks the brand first (S-28)',
    defaultMessage: 'Ansök',
    en: 'Apply',
  },
  reserve: {
    id: 'mf-public.pickup.reserve',
    description: 'Reserved at once (S-28)',
    defaultMessage: 'Reservera och hämta nu',
    en: 'Reserve & pick up now',
  },
  full: {
    id: 'mf-public.pickup.full',
    description: 'Chip: nothing left in this store',
    defaultMessage: 'Slut här',
    en: 'None left here',
  },
  paused: {
    id: 'mf-public.pickup.paused',
    description: 'Chip: the brand takes nobody at this store for the time being',
    defaultMessage: 'Pausat',
    en: 'Paused',
  },
  closed: {
    id: 'mf-public.pickup.closed',
    description: 'Chip: the campaign is over',
    defaultMessage: 'Stängt',
    en: 'Closed',
  },
  requested: {
    id: 'mf-public.pickup.requested',
    description: 'Own state',
    defaultMessage: 'Ansökan skickad',
    en: 'Application sent',
  },
  approved: { id: 'mf-public.pickup.approved', description: 'Own state', defaultMessage: 'Reserverad', en: 'Reserved' },
  pickedUp: { id: 'mf-public.pickup.picked-up', description: 'Own state', defaultMessage: 'Hämtad', en: 'Picked up' },
  declined: { id: 'mf-public.pickup.declined', description: 'Own state', defaultMessage: 'Nekad', en: 'Declined' },
  lapsed: {
    id: 'mf-public.pickup.lapsed',
    description: 'Own state: the pass lapsed, or the brand did not answer in time',
    defaultMessage: 'Utgången',
    en: 'Expired',
  },
  invited: { id: 'mf-public.pickup.invited', description: 'Own state', defaultMessage: 'Inbjuden', en: 'Invited' },
  code: {
    id: 'mf-public.pickup.code',
    description: 'Code of a reservation, in a list',
    defaultMessage: 'Kod {code}',
    en: 'Code {code}',
  },
  moreStores: {
    id: 'mf-public.pickup.more-stores',
    description: 'Link to the same offer in other stores',
    defaultMessage: '{count, plural, one {Även i # butik till} other {Även i # butiker till}}',
    en: '{count, plural, one {In # more store} other {In # more stores}}',
  },
  failed: {
    id: 'mf-public.pickup.failed',
    description: 'The list could not be fetched',
    defaultMessage: 'Det som går att hämta kunde inte visas.',
    en: 'What can be picked up could not be loaded.',
  },
})

export const dialogMessages = defineMessages({
  opens: {
    id: 'mf-public.pickup.opens',
    description: 'In the summary before reserving, while the store is closed',
    defaultMessage: '{until}. Stängt nu, öppnar {at}',
    en: '{until}. Closed now, opens {at}',
  },
  reserveTitle: {
    id: 'mf-public.pickup.reserve-title',
    description: 'Question',
    defaultMessage: 'Reservera {name}?',
    en: 'Reserve {name}?',
  },
  abroadTitle: {
    id: 'mf-public.pickup.abroad-title',
    description: 'Question before an offer is taken at a store in another country than the creator lives in',
    defaultMessage: 'Kan du hämta i {country}?',
    en: 'Can you pick it up in {country}?',
  },
  abroadText: {
    id: 'mf-public.pickup.abroad-text',
    description: 'Beneath that question',
    defaultMessage: 'Du bor i {country}, och {name} hämtas på plats i butiken.',
    en: 'You live in {country}, and {name} is picked up at the store itself.',
  },
  confirmAbroad: {
    id: 'mf-public.pickup.confirm-abroad',
    description: 'Button: the answer to that question',
    defaultMessage: 'Ja, reservera',
    en: 'Yes, reserve',
  },
  reserveText: {
    id: 'mf-public.pickup.reserve-text',
    description: 'What reserving means',
    defaultMessage: 'Du får en kod att visa i kassan på {store}.',
    en: 'You get a code to show at the till of {store}.',
  },
  until: {
    id: 'mf-public.pickup.until',
    description: 'Last day to pick up',
    defaultMessage: 'Hämta senast {date}.',
    en: 'Pick up by {date}.',
  },
  dealFailed: {
    id: 'mf-public.pickup.deal-failed',
    description: 'The terms of what is picked up could not be loaded',
    defaultMessage: 'Villkoren kunde inte hämtas.',
    en: 'The terms could not be loaded.',
  },
  within: {
    id: 'mf-public.pickup.within',
    description: 'How long a pass is used, where the brand answers first',
    defaultMessage: 'När du har fått ja hämtar du inom {days, plural, one {# dag} other {# dagar}}.',
    en: 'Once you are approved, you pick up within {days, plural, one {# day} other {# days}}.',
  },
  confirm: { id: 'mf-public.pickup.confirm', description: 'Reserves', defaultMessage: 'Reservera', en: 'Reserve' },
  reserved: {
    id: 'mf-public.pickup.reserved',
    description: 'Toast',
    defaultMessage: 'Reserverad. Visa koden i kassan.',
    en: 'Reserved. Show the code at the till.',
  },
})
