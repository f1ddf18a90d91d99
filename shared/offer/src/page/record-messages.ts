import { defineMessages } from '@samspel/i18n'

export const recordMessages = defineMessages({
  title: {
    id: 'offer.record.title',
    description: 'Heading above how a brand treats creators',
    defaultMessage: 'Så är {brand} mot kreatörer',
    en: 'How {brand} treats creators',
  },
  answers: {
    id: 'offer.record.answers',
    description: 'Above the days a brand takes to answer an application',
    defaultMessage: 'Svarar på',
    en: 'Answers in',
  },
  days: {
    id: 'offer.record.days',
    description: 'Days that an answer takes',
    defaultMessage: '{n, plural, =0 {samma dag} one {# dag} other {# dagar}}',
    en: '{n, plural, =0 {the same day} one {# day} other {# days}}',
  },
  first: {
    id: 'offer.record.first',
    description: 'Above the share of posts approved without a change',
    defaultMessage: 'Godkänns direkt',
    en: 'Approved at once',
  },
  pays: {
    id: 'offer.record.pays',
    description: 'Above whether a brand pays in time',
    defaultMessage: 'Betalar',
    en: 'Pays',
  },
  onTime: { id: 'offer.record.on-time', description: 'A brand pays so', defaultMessage: 'i tid', en: 'on time' },
  late: {
    id: 'offer.record.late',
    description: 'A brand pays so',
    defaultMessage: '{n, plural, one {# dag sent} other {# dagar sent}}',
    en: '{n, plural, one {# day late} other {# days late}}',
  },
  from: {
    id: 'offer.record.from',
    description: 'Above the mean of stars that creators have given a brand',
    defaultMessage: 'Från {n, plural, one {# kreatör} other {# kreatörer}}',
    en: 'From {n, plural, one {# creator} other {# creators}}',
  },
  stars: {
    id: 'offer.record.stars',
    description: 'Read out: the mean of stars',
    defaultMessage: '{mean} av 5',
    en: '{mean} out of 5',
  },
  isNew: {
    id: 'offer.record.new',
    description: 'A brand that has worked with few creators yet',
    defaultMessage:
      'Nytt varumärke, {n, plural, =0 {inga samarbeten än} one {# samarbete hittills} other {# samarbeten hittills}}',
    en: 'New brand, {n, plural, =0 {no collaborations yet} one {# collaboration so far} other {# collaborations so far}}',
  },
  how: {
    id: 'offer.record.how',
    description: 'Opens how the figures of a brand are counted',
    defaultMessage: 'Så räknas det',
    en: 'How it is counted',
  },
  howAnswers: {
    id: 'offer.record.how-answers',
    description: 'How the days to answer are counted',
    defaultMessage:
      'Svarar på: mediantiden från ansökan till svar. En ansökan som ingen svarade på räknas så länge den väntade.',
    en: 'Answers in: the median time from application to answer. An application that nobody answered counts as long as it waited.',
  },
  howFirst: {
    id: 'offer.record.how-first',
    description: 'How the share of posts approved at once is counted',
    defaultMessage:
      'Godkänns direkt: andelen godkända inlägg utan begärd ändring{changes, select, none {} other {, i snitt {changes} ändringar per inlägg}}.',
    en: 'Approved at once: the share of approved posts with no change asked for{changes, select, none {} other {, {changes} changes a post on average}}.',
  },
  howPays: {
    id: 'offer.record.how-pays',
    description: 'How paying in time is counted',
    defaultMessage:
      'Betalar: arvodet är reserverat och blir ditt när inlägget godkänns. I tid är inom {n} dagar från att du lämnat in.',
    en: 'Pays: the fee is reserved, and yours once the post is approved. On time is within {n} days from when you submit.',
  },
  howStars: {
    id: 'offer.record.how-stars',
    description: 'How the mean of stars is counted',
    defaultMessage: 'Stjärnorna kommer från kreatörer som har fått betalt.',
    en: 'The stars come from creators who have been paid.',
  },
  howPeriod: {
    id: 'offer.record.how-period',
    description: 'Which time the figures of a brand are about',
    defaultMessage:
      'Allt gäller de senaste tolv månaderna, både leverans och hämtning. En siffra visas när den bygger på minst {n} fall.',
    en: 'All of it is about the last twelve months, deliveries and pick-ups alike. A figure is shown once it rests on at least {n} cases.',
  },
})
