import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-stores.post-pickup.title',
    description: 'Heading of the page',
    defaultMessage: 'Lämna in inlägg',
    en: 'Submit post',
  },
  titleAgain: {
    id: 'mf-stores.post-pickup.title-again',
    description: 'Heading when something is changed',
    defaultMessage: 'Ändra och lämna in igen',
    en: 'Change and submit again',
  },
  until: {
    id: 'mf-stores.post-pickup.until',
    description: 'Last day, under the heading',
    defaultMessage: 'Publicera senast {date}',
    en: 'Publish by {date}',
  },
  toPickup: {
    id: 'mf-stores.post-pickup.to-pickup',
    description: 'Back to what was picked up',
    defaultMessage: 'Till hämtningen',
    en: 'To the pick-up',
  },
  toOffer: {
    id: 'mf-stores.post-pickup.to-offer',
    description: 'To the offer',
    defaultMessage: 'Till erbjudandet',
    en: 'To the offer',
  },
  notMine: {
    id: 'mf-stores.post-pickup.not-mine',
    description: 'There is no pass of this creator',
    defaultMessage: 'Du har inte hämtat något här.',
    en: 'You have not picked up anything here.',
  },
  notPickedUp: {
    id: 'mf-stores.post-pickup.not-picked-up',
    description: 'Posting comes after the pick-up',
    defaultMessage: 'Hämta produkten i butiken först. Sedan kan du lämna in ditt inlägg.',
    en: 'Pick up the product at the store first. Then you can submit your post.',
  },
  loading: {
    id: 'mf-stores.post-pickup.loading',
    description: 'For screen readers',
    defaultMessage: 'Formuläret hämtas',
    en: 'Loading the form',
  },
  failed: {
    id: 'mf-stores.post-pickup.failed',
    description: 'The part of the page did not come',
    defaultMessage: 'Formuläret kunde inte hämtas.',
    en: 'The form could not be loaded.',
  },
})
