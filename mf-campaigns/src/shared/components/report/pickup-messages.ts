import { defineMessages } from '@samspel/i18n'

export const pickupMessages = defineMessages({
  title: {
    id: 'mf-campaigns.report-pickups.title',
    description: 'Heading',
    defaultMessage: 'Hämtat i butik per vecka',
    en: 'Picked up at stores by week',
  },
  all: {
    id: 'mf-campaigns.report-pickups.all',
    description: 'Foot of the table',
    defaultMessage: 'Alla butiker',
    en: 'All stores',
  },
  passes: {
    id: 'mf-campaigns.report-pickups.passes',
    description: 'Column: passes that were given',
    defaultMessage: 'Pass',
    en: 'Passes',
  },
  pickedUp: {
    id: 'mf-campaigns.report-pickups.picked-up',
    description: 'Column',
    defaultMessage: 'Hämtade',
    en: 'Picked up',
  },
  lapsed: {
    id: 'mf-campaigns.report-pickups.lapsed',
    description: 'Column: passes that ran out unused',
    defaultMessage: 'Förfallna',
    en: 'Lapsed',
  },
  posts: {
    id: 'mf-campaigns.report-pickups.posts',
    description: 'Column: posts after a pick-up',
    defaultMessage: 'Inlägg',
    en: 'Posts',
  },
  reach: {
    id: 'mf-campaigns.report-pickups.reach',
    description: 'Column',
    defaultMessage: 'Räckvidd',
    en: 'Reach',
  },
  now: {
    id: 'mf-campaigns.report-pickups.now',
    description: 'Under the bar of the present week',
    defaultMessage: 'nu',
    en: 'now',
  },
  sentence: {
    id: 'mf-campaigns.report-pickups.sentence',
    description: 'The chart in a sentence, read out',
    defaultMessage: '{count, plural, one {En hämtad} other {# hämtade}}. Veckor från: {list}',
    en: '{count, plural, one {One picked up} other {# picked up}}. Weeks from: {list}',
  },
  none: {
    id: 'mf-campaigns.report-pickups.none',
    description: 'Before the first pass',
    defaultMessage: 'Inget har hämtats än',
    en: 'Nothing has been picked up yet',
  },
  noneText: {
    id: 'mf-campaigns.report-pickups.none-text',
    description: 'Before the first pass',
    defaultMessage: 'Här står hämtningar i butikerna, vecka för vecka.',
    en: 'Pick-ups at the stores will appear here, week by week.',
  },
})
