import { defineMessages } from '@samspel/i18n'

export const campaignsMessages = defineMessages({
  title: {
    id: 'mf-campaigns.campaign-report.campaigns.title',
    description: 'Heading of the dialog, and the button that opens it',
    defaultMessage: 'Kampanjer i rapporten',
    en: 'Campaigns in the report',
  },
  text: {
    id: 'mf-campaigns.campaign-report.campaigns.text',
    description: 'Under the heading',
    defaultMessage: 'Välj vilka fler av varumärkets kampanjer som ska räknas ihop, högst {n}.',
    en: 'Choose which other campaigns of the brand to add up, at most {n}.',
  },
  full: {
    id: 'mf-campaigns.campaign-report.campaigns.full',
    description: 'Under the heading when no more can be chosen',
    defaultMessage: 'Fler än {n} går inte att lägga till. Ta bort någon för att välja en annan.',
    en: 'No more than {n} can be added. Remove one to choose another.',
  },
  states: {
    id: 'mf-campaigns.campaign-report.campaigns.states',
    description: 'Names the choice',
    defaultMessage: 'Visa',
    en: 'Show',
  },
  finished: {
    id: 'mf-campaigns.campaign-report.campaigns.finished',
    description: 'Choice',
    defaultMessage: 'Avslutade',
    en: 'Finished',
  },
  ongoing: {
    id: 'mf-campaigns.campaign-report.campaigns.ongoing',
    description: 'Choice',
    defaultMessage: 'Pågående',
    en: 'Ongoing',
  },
  search: {
    id: 'mf-campaigns.campaign-report.campaigns.search',
    description: 'Field',
    defaultMessage: 'Sök kampanj',
    en: 'Search campaigns',
  },
  loading: {
    id: 'mf-campaigns.campaign-report.campaigns.loading',
    description: 'Read out while loading',
    defaultMessage: 'Hämtar kampanjer',
    en: 'Loading campaigns',
  },
  loadFailed: {
    id: 'mf-campaigns.campaign-report.campaigns.load-failed',
    description: 'Above the reason why the list is not there',
    defaultMessage: 'Kampanjerna kunde inte hämtas.',
    en: 'The campaigns could not be loaded.',
  },
  noMatch: {
    id: 'mf-campaigns.campaign-report.campaigns.no-match',
    description: 'A search found nothing',
    defaultMessage: 'Ingen kampanj heter så.',
    en: 'No campaign has that name.',
  },
  clear: {
    id: 'mf-campaigns.campaign-report.campaigns.clear',
    description: 'Button',
    defaultMessage: 'Rensa sökningen',
    en: 'Clear the search',
  },
  noneFinished: {
    id: 'mf-campaigns.campaign-report.campaigns.none-finished',
    description: 'The list is empty',
    defaultMessage: 'Varumärket har ingen annan avslutad kampanj.',
    en: 'The brand has no other finished campaign.',
  },
  noneOngoing: {
    id: 'mf-campaigns.campaign-report.campaigns.none-ongoing',
    description: 'The list is empty',
    defaultMessage: 'Varumärket har ingen annan pågående kampanj.',
    en: 'The brand has no other ongoing campaign.',
  },
  ends: {
    id: 'mf-campaigns.campaign-report.campaigns.ends',
    description: 'Under a campaign: its last day',
    defaultMessage: 'Till {day}',
    en: 'Until {day}',
  },
  onlyFirst: {
    id: 'mf-campaigns.campaign-report.campaigns.only-first',
    description: 'Button: takes all other campaigns out',
    defaultMessage: 'Ta bort alla',
    en: 'Remove all',
  },
  show: {
    id: 'mf-campaigns.campaign-report.campaigns.show',
    description: 'Button; {n} is at least 1',
    defaultMessage: '{n, plural, one {Visa en kampanj} other {Visa # kampanjer}}',
    en: '{n, plural, one {Show one campaign} other {Show # campaigns}}',
  },
})
