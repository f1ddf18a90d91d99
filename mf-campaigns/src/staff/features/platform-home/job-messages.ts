import { defineMessages } from '@samspel/i18n'

export const jobMessages = defineMessages({
  title: {
    id: 'mf-campaigns.platform-jobs.title',
    description: 'Heading of a card: work that the server does by itself at intervals',
    defaultMessage: 'Jobb',
    en: 'Jobs',
  },
  troubled: {
    id: 'mf-campaigns.platform-jobs.troubled',
    description: 'How many jobs fail or are late',
    defaultMessage: '{n} av {of} med fel',
    en: '{n} of {of} in trouble',
  },
  allOnTime: {
    id: 'mf-campaigns.platform-jobs.all-on-time',
    description: 'No job fails or is late',
    defaultMessage: 'Alla i tid',
    en: 'All on time',
  },
  onTime: {
    id: 'mf-campaigns.platform-jobs.on-time',
    description: 'Beside the number of the other jobs',
    defaultMessage: 'alla i tid',
    en: 'all on time',
  },
  others: {
    id: 'mf-campaigns.platform-jobs.others',
    description: 'Jobs that are not listed by name',
    defaultMessage: '{n, plural, one {# jobb till} other {# jobb till}}',
    en: '{n, plural, one {# more job} other {# more jobs}}',
  },
  failing: {
    id: 'mf-campaigns.platform-jobs.failing',
    description: 'Since when a job fails; `when` is a date with its time',
    defaultMessage: 'fel sedan {when}',
    en: 'failing since {when}',
  },
  late: {
    id: 'mf-campaigns.platform-jobs.late',
    description: 'When a late job ran last; `when` is a date with its time',
    defaultMessage: 'senast {when}',
    en: 'last {when}',
  },
  stateFailing: {
    id: 'mf-campaigns.platform-jobs.state-failing',
    description: 'Name of an icon: the job fails',
    defaultMessage: 'Misslyckas',
    en: 'Failing',
  },
  stateLate: {
    id: 'mf-campaigns.platform-jobs.state-late',
    description: 'Name of an icon: the job is late',
    defaultMessage: 'Försenat',
    en: 'Late',
  },
  stateGood: {
    id: 'mf-campaigns.platform-jobs.state-good',
    description: 'Name of an icon: the job went well',
    defaultMessage: 'I tid',
    en: 'On time',
  },
  none: {
    id: 'mf-campaigns.platform-jobs.none',
    description: 'No job has run yet',
    defaultMessage: 'Inget jobb har gått än.',
    en: 'No job has run yet.',
  },
  failed: {
    id: 'mf-campaigns.platform-jobs.failed',
    description: 'The jobs could not be loaded',
    defaultMessage: 'Jobben kunde inte hämtas.',
    en: 'The jobs could not be loaded.',
  },
})

/** Jobs that staff know, by their name at the server, in the order in which they are shown. */
export const jobNames = defineMessages({
  'mention-readings': {
    id: 'mf-campaigns.platform-jobs.mention-readings',
    description: 'Name of a job',
    defaultMessage: 'Läs inlägg från Instagram',
    en: 'Read posts from Instagram',
  },
  'link-readings': {
    id: 'mf-campaigns.platform-jobs.link-readings',
    description: 'Name of a job: reads links to YouTube and TikTok in posts',
    defaultMessage: 'Läs länkar till YouTube och TikTok',
    en: 'Read links to YouTube and TikTok',
  },
  'unanswered-posts': {
    id: 'mf-campaigns.platform-jobs.unanswered-posts',
    description: 'Name of a job: approves posts that nobody has answered in time',
    defaultMessage: 'Svarsklockan',
    en: 'Answer clock',
  },
  mails: {
    id: 'mf-campaigns.platform-jobs.mails',
    description: 'Name of a job',
    defaultMessage: 'Skicka e-post',
    en: 'Send emails',
  },
  'fee-returns': {
    id: 'mf-campaigns.platform-jobs.fee-returns',
    description: 'Name of a job: gives back fees that nobody can earn any more',
    defaultMessage: 'Reserverat tillbaka',
    en: 'Reserved money back',
  },
  reconcile: {
    id: 'mf-campaigns.platform-jobs.reconcile',
    description: 'Name of a job',
    defaultMessage: 'Stäm av pengar',
    en: 'Reconcile money',
  },
  campaigns: {
    id: 'mf-campaigns.platform-jobs.campaigns',
    description: 'Name of a job: starts and ends campaigns on their days',
    defaultMessage: 'Kampanjernas dagar',
    en: 'Days of campaigns',
  },
})
