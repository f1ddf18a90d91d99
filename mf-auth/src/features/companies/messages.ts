import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.admin-companies.title', description: 'Heading', defaultMessage: 'Företag', en: 'Companies' },
  brandCount: {
    id: 'mf-auth.admin-companies.brand-count',
    description: 'In the row of a company on a phone',
    defaultMessage: '{n, plural, one {# varumärke} other {# varumärken}}',
    en: '{n, plural, one {# brand} other {# brands}}',
  },
  memberCount: {
    id: 'mf-auth.admin-companies.member-count',
    description: 'In the row of a company on a phone',
    defaultMessage: '{n, plural, one {# medlem} other {# medlemmar}}',
    en: '{n, plural, one {# member} other {# members}}',
  },
  count: {
    id: 'mf-auth.admin-companies.count',
    description: 'Under the heading',
    defaultMessage: '{n, plural, one {# företag} other {# företag}}',
    en: '{n, plural, one {# company} other {# companies}}',
  },
  search: {
    id: 'mf-auth.admin-companies.search',
    description: 'Search box',
    defaultMessage: 'Sök företag',
    en: 'Search companies',
  },
  since: { id: 'mf-auth.admin-companies.since', description: 'Column', defaultMessage: 'Sedan', en: 'Since' },
  none: {
    id: 'mf-auth.admin-companies.none',
    description: 'Empty list',
    defaultMessage: 'Inga företag än',
    en: 'No companies yet',
  },
  noneText: {
    id: 'mf-auth.admin-companies.none-text',
    description: 'When that changes',
    defaultMessage: 'Företag kommer hit när ett varumärke skapar konto.',
    en: 'Companies appear here when a brand creates an account.',
  },
  noneFound: {
    id: 'mf-auth.admin-companies.none-found',
    description: 'No company for search and filter',
    defaultMessage: 'Inget företag matchar',
    en: 'No company matches',
  },
})
