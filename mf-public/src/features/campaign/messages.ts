import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  login: {
    id: 'mf-public.campaign.login',
    description: 'Leads to sign-in and back here (S-27)',
    defaultMessage: 'Logga in för att ansöka',
    en: 'Log in to apply',
  },
  apply: {
    id: 'mf-public.campaign.apply',
    description: 'For a signed-in creator',
    defaultMessage: 'Ansök',
    en: 'Apply',
  },
  latest: {
    id: 'mf-public.campaign.latest',
    description: 'Last day to publish, beside the button at the foot of a phone',
    defaultMessage: 'Publicera senast {date}',
    en: 'Publish by {date}',
  },
  chooseStore: {
    id: 'mf-public.campaign.choose-store',
    description: 'For a signed-in creator: the offer is picked up',
    defaultMessage: 'Välj butik',
    en: 'Choose a store',
  },
  where: {
    id: 'mf-public.campaign.where',
    description: 'Heading over the stores to pick up in',
    defaultMessage: 'Här hämtar du',
    en: 'Where you pick it up',
  },
  allStores: {
    id: 'mf-public.campaign.all-stores',
    description: 'Link to all stores of the offer',
    defaultMessage: '{count, plural, one {Visa butiken} other {Visa alla # butiker}}',
    en: '{count, plural, one {Show the store} other {Show all # stores}}',
  },
  noStores: {
    id: 'mf-public.campaign.no-stores',
    description: 'No store has the offer now',
    defaultMessage: 'Ingen butik har erbjudandet just nu.',
    en: 'No store has the offer right now.',
  },
  brandMore: {
    id: 'mf-public.campaign.brand-more',
    description: 'Heading over other offers of the brand',
    defaultMessage: 'Mer från {brand}',
    en: 'More from {brand}',
  },
  toBrand: {
    id: 'mf-public.campaign.to-brand',
    description: 'Link to the brand',
    defaultMessage: 'Till varumärket',
    en: 'To the brand',
  },
  withdrawnTitle: {
    id: 'mf-public.campaign.withdrawn-title',
    description: 'The offer was taken back while it is open on screen',
    defaultMessage: 'Erbjudandet är inte längre öppet.',
    en: 'This offer is no longer open.',
  },
  withdrawnText: {
    id: 'mf-public.campaign.withdrawn-text',
    description: 'What is still shown then',
    defaultMessage: 'Du ser det som det var när du öppnade det.',
    en: 'Showing it as it was when you opened it.',
  },
  fullText: {
    id: 'mf-public.campaign.full-text',
    description: 'Every place is taken',
    defaultMessage: 'Följ varumärket för att se när nästa öppnar.',
    en: 'Follow the brand to see when the next one opens.',
  },
})
