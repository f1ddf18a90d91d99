import { defineMessages } from '@samspel/i18n'

export const recordMessages = defineMessages({
  title: {
    id: 'mf-campaigns.creator-record.title',
    description: 'Heading above how a creator has kept agreements, as brands read it',
    defaultMessage: 'Har hållit det som avtalats',
    en: 'Has kept what was agreed',
  },
  own: {
    id: 'mf-campaigns.creator-record.own',
    description: 'Heading above the same, as its creator reads it',
    defaultMessage: 'Det här ser företag om dig',
    en: 'What companies see about you',
  },
  period: {
    id: 'mf-campaigns.creator-record.period',
    description: 'What the figures are made from',
    defaultMessage: 'De senaste 12 månaderna, hos alla företag.',
    en: 'The last 12 months, at all companies.',
  },
  from: {
    id: 'mf-campaigns.creator-record.from',
    description: 'To a creator: why there are no figures yet',
    defaultMessage: 'Siffror visas när du har minst {n} samarbeten bakom dig på 12 månader.',
    en: 'Figures are shown once you have at least {n} collaborations behind you in 12 months.',
  },
  inTime: {
    id: 'mf-campaigns.creator-record.in-time',
    description: 'Figure: share of the work that was handed in by its last day',
    defaultMessage: 'I tid',
    en: 'On time',
  },
  changes: {
    id: 'mf-campaigns.creator-record.changes',
    description: 'Figure: changes that brands asked for, per approved post',
    defaultMessage: 'Ändringar per inlägg',
    en: 'Changes per post',
  },
  left: {
    id: 'mf-campaigns.creator-record.left',
    description: 'Figure: collaborations that the creator left',
    defaultMessage: 'Hoppat av',
    en: 'Left',
  },
  neverPosted: {
    id: 'mf-campaigns.creator-record.never-posted',
    description: 'Figure: collaborations for which nothing was ever published',
    defaultMessage: 'Aldrig publicerat',
    en: 'Never published',
  },
  of: {
    id: 'mf-campaigns.creator-record.of',
    description: 'So many of all agreements',
    defaultMessage: '{n, number} av {all, number}',
    en: '{n, number} of {all, number}',
  },
  leftNote: {
    id: 'mf-campaigns.creator-record.left-note',
    description: 'To a creator: what does not count',
    defaultMessage:
      'Det du lämnat för att villkor eller paket inte stämde, eller för att företaget var sent, räknas inte.',
    en: 'What you left because terms or parcel were not right, or because the company was late, does not count.',
  },
})
