import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  delivery: { id: 'mf-public.shared.delivery', description: 'Offers that are sent home (S-25)', sv: 'Leverans', en: 'Delivery' },
  pickup: { id: 'mf-public.shared.pickup', description: 'Offers that are picked up in a store (S-25)', sv: 'Hämta i butik', en: 'Pick up' },
  loadMore: { id: 'mf-public.shared.load-more', description: 'Next page of a list', sv: 'Ladda fler', en: 'Load more' },
  retry: { id: 'mf-public.shared.retry', description: 'Ask again', sv: 'Försök igen', en: 'Try again' },
  loading: { id: 'mf-public.shared.loading', description: 'Read out while something loads', sv: 'Hämtar', en: 'Loading' },
  value: { id: 'mf-public.shared.value', description: 'What a creator gets, in kr', sv: 'Värde {money}', en: 'Value {money}' },
  placesLeft: { id: 'mf-public.shared.places-left', description: 'Room for more creators', sv: '{count, plural, one {# plats kvar} other {# platser kvar}}', en: '{count, plural, one {# place left} other {# places left}}' },
  paid: { id: 'mf-public.shared.paid', description: 'Fee of a paid collaboration', sv: 'Ersättning {money}', en: 'Fee {money}' },
  toMarketplace: { id: 'mf-public.shared.to-marketplace', description: 'Way out of a page that does not exist', sv: 'Till marknadsplatsen', en: 'To the marketplace' },
  marketplace: { id: 'mf-public.shared.marketplace', description: 'Way back to all offers', sv: 'Marknadsplatsen', en: 'Marketplace' },
  gone: { id: 'mf-public.shared.gone', description: 'Hint under a not-found heading', sv: 'Det finns mer att upptäcka på marknadsplatsen.', en: 'There is more to discover in the marketplace.' },
  wrongTitle: { id: 'mf-public.shared.wrong-title', description: 'The server failed (S-36)', sv: 'Hoppsan, något gick fel.', en: 'Oops, something went wrong.' },
  reload: { id: 'mf-public.shared.reload', description: 'Button that loads the page again', sv: 'Ladda om sidan', en: 'Reload the page' },
  home: { id: 'mf-public.shared.home', description: 'Link to the start page', sv: 'Gå till startsidan', en: 'Go to the start page' },
  poweredBy: { id: 'mf-public.shared.powered-by', description: 'Footer of a brand page', sv: 'Drivs av {product}', en: 'Powered by {product}' },
  offersFailed: { id: 'mf-public.shared.offers-failed', description: 'Offers could not be fetched', sv: 'Erbjudandena kunde inte hämtas.', en: 'The offers could not be loaded.' },
  breadcrumbs: { id: 'mf-public.shared.breadcrumbs', description: 'Names the path to this page', sv: 'Sökväg', en: 'Breadcrumbs' },
  allCountries: { id: 'mf-public.shared.all-countries', description: 'No country chosen', sv: 'Alla länder', en: 'All countries' },
  country: { id: 'mf-public.shared.country', description: 'Label of the choice of country', sv: 'Land', en: 'Country' },
})
