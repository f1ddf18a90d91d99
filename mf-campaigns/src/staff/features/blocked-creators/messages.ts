import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-campaigns.blocked-creators.title',
    description: 'Heading',
    defaultMessage: 'Blockerade kreatörer',
    en: 'Blocked creators',
  },
  context: {
    id: 'mf-campaigns.blocked-creators.context',
    description: 'Under the heading',
    defaultMessage: 'De kan inte ansöka eller bjudas in, och får inte veta det.',
    en: 'They cannot apply or be invited, and are not told.',
  },
  loading: {
    id: 'mf-campaigns.blocked-creators.loading',
    description: 'Screen reader',
    defaultMessage: 'Blockerade kreatörer hämtas',
    en: 'Loading blocked creators',
  },
  loadFailed: {
    id: 'mf-campaigns.blocked-creators.load-failed',
    description: 'Above the reason',
    defaultMessage: 'Blockerade kreatörer kunde inte hämtas.',
    en: 'Blocked creators could not be loaded.',
  },
  noMatch: {
    id: 'mf-campaigns.blocked-creators.no-match',
    description: 'Search without hits',
    defaultMessage: 'Ingen blockerad kreatör heter så',
    en: 'No blocked creator has that name',
  },
  clear: {
    id: 'mf-campaigns.blocked-creators.clear',
    description: 'Button: empties the search',
    defaultMessage: 'Visa alla',
    en: 'Show all',
  },
  empty: {
    id: 'mf-campaigns.blocked-creators.empty',
    description: 'Empty',
    defaultMessage: 'Ingen är blockerad',
    en: 'No one is blocked',
  },
  emptyText: {
    id: 'mf-campaigns.blocked-creators.empty-text',
    description: 'Empty: how to block',
    defaultMessage: 'Öppna en kreatör och välj Blockera under de tre punkterna.',
    en: 'Open a creator and choose Block under the three dots.',
  },
  search: {
    id: 'mf-campaigns.blocked-creators.search',
    description: 'Search field',
    defaultMessage: 'Sök på namn eller ort',
    en: 'Search by name or town',
  },
  since: {
    id: 'mf-campaigns.blocked-creators.since',
    description: 'Column: day of the block',
    defaultMessage: 'Sedan',
    en: 'Since',
  },
  by: {
    id: 'mf-campaigns.blocked-creators.by',
    description: 'Column: who of the own staff',
    defaultMessage: 'Blockerad av',
    en: 'Blocked by',
  },
})
