import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-public.store-campaigns.title',
    description: 'Heading of the page',
    defaultMessage: 'Hämta i butik',
    en: 'Pick up',
  },
  context: {
    id: 'mf-public.store-campaigns.context',
    description: 'Under the heading',
    defaultMessage: 'Produkter att hämta i en butik nära dig.',
    en: 'Products to pick up in a store near you.',
  },
  count: {
    id: 'mf-public.store-campaigns.count',
    description: 'How many there are',
    defaultMessage: '{count, plural, one {# erbjudande} other {# erbjudanden}}',
    en: '{count, plural, one {# offer} other {# offers}}',
  },
  countStores: {
    id: 'mf-public.store-campaigns.count-stores',
    description: 'How many stores have the offer',
    defaultMessage: '{count, plural, one {# butik} other {# butiker}}',
    en: '{count, plural, one {# store} other {# stores}}',
  },
  from: {
    id: 'mf-public.store-campaigns.from',
    description: 'Beside the number: where the distances are counted from, which was chosen on the marketplace',
    defaultMessage: 'Avstånd från {town}',
    en: 'Distances from {town}',
  },
  onlyCampaign: {
    id: 'mf-public.store-campaigns.only-campaign',
    description: 'Only one campaign is shown',
    defaultMessage: 'Bara {name}',
    en: 'Only {name}',
  },
  oneCampaign: {
    id: 'mf-public.store-campaigns.one-campaign',
    description: 'The same while its name is not known',
    defaultMessage: 'Ett erbjudande',
    en: 'One offer',
  },
  oneBrand: {
    id: 'mf-public.store-campaigns.one-brand',
    description: 'Only one brand is shown, its name is not known',
    defaultMessage: 'Ett varumärke',
    en: 'One brand',
  },
  removeFilter: {
    id: 'mf-public.store-campaigns.remove-filter',
    description: 'Button of the tag',
    defaultMessage: 'Visa alla erbjudanden',
    en: 'Show all offers',
  },
  noneTitle: {
    id: 'mf-public.store-campaigns.none-title',
    description: 'Nothing at all',
    defaultMessage: 'Inget att hämta just nu',
    en: 'Nothing to pick up right now',
  },
  noneText: {
    id: 'mf-public.store-campaigns.none-text',
    description: 'What to do',
    defaultMessage: 'Nya erbjudanden kommer hela tiden. Se vad som skickas hem så länge.',
    en: 'New offers come all the time. See what is sent home meanwhile.',
  },
  nonePlace: {
    id: 'mf-public.store-campaigns.none-place',
    description: 'Nothing at the chosen place',
    defaultMessage: 'Inget att hämta här',
    en: 'Nothing to pick up here',
  },
  nonePlaceText: {
    id: 'mf-public.store-campaigns.none-place-text',
    description: 'What to do',
    defaultMessage: 'Prova en annan stad eller ett annat land.',
    en: 'Try another city or another country.',
  },
  everywhere: {
    id: 'mf-public.store-campaigns.everywhere',
    description: 'Takes place and filter away',
    defaultMessage: 'Visa alla platser',
    en: 'Show all places',
  },
})
