import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.creators.title', description: 'Heading of the page', sv: 'Kreatörer', en: 'Creators' },
  count: { id: 'mf-campaigns.creators.count', description: 'How many match', sv: '{n, plural, one {{total} kreatör} other {{total} kreatörer}}', en: '{n, plural, one {{total} creator} other {{total} creators}}' },
  search: { id: 'mf-campaigns.creators.search', description: 'Search field', sv: 'Namn, användarnamn eller stad', en: 'Name, username or city' },
  country: { id: 'mf-campaigns.creators.country', description: 'Filter', sv: 'Land', en: 'Country' },
  allCountries: { id: 'mf-campaigns.creators.all-countries', description: 'No country chosen', sv: 'Alla länder', en: 'All countries' },
  category: { id: 'mf-campaigns.creators.category', description: 'Filter', sv: 'Kategori', en: 'Category' },
  allCategories: { id: 'mf-campaigns.creators.all-categories', description: 'No category chosen', sv: 'Alla kategorier', en: 'All categories' },
  creator: { id: 'mf-campaigns.creators.creator', description: 'Column', sv: 'Kreatör', en: 'Creator' },
  place: { id: 'mf-campaigns.creators.place', description: 'Column', sv: 'Ort', en: 'Place' },
  categories: { id: 'mf-campaigns.creators.categories', description: 'Column', sv: 'Kategorier', en: 'Categories' },
  followers: { id: 'mf-campaigns.creators.followers', description: 'Column', sv: 'Följare', en: 'Followers' },
  engagement: { id: 'mf-campaigns.creators.engagement', description: 'Column', sv: 'Engagemang', en: 'Engagement' },
  blocked: { id: 'mf-campaigns.creators.blocked', description: 'State, seen by administrators', sv: 'Spärrad', en: 'Blocked' },
  none: { id: 'mf-campaigns.creators.none', description: 'An empty cell', sv: '–', en: '–' },
  emptyTitle: { id: 'mf-campaigns.creators.empty.title', description: 'Nobody has registered', sv: 'Inga kreatörer än', en: 'No creators yet' },
  emptyText: { id: 'mf-campaigns.creators.empty.text', description: 'Nobody has registered', sv: 'Här syns de när de har skapat ett konto.', en: 'They appear here when they have created an account.' },
  noHitsTitle: { id: 'mf-campaigns.creators.no-hits.title', description: 'Search without hits', sv: 'Inga kreatörer matchar', en: 'No creators match' },
  noHitsText: { id: 'mf-campaigns.creators.no-hits.text', description: 'Search without hits', sv: 'Prova ett annat ord, fler länder eller en annan kategori.', en: 'Try another word, more countries or another category.' },
  reset: { id: 'mf-campaigns.creators.reset', description: 'Takes search and filters away', sv: 'Visa alla', en: 'Show all' },
  loading: { id: 'mf-campaigns.creators.loading', description: 'Read out while loading', sv: 'Laddar kreatörer', en: 'Loading creators' },
})
