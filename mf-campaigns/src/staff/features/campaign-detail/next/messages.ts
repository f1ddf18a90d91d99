import { defineMessages } from '@samspel/i18n'

export const nextMessages = defineMessages({
  complete: {
    id: 'mf-campaigns.campaign-next.complete',
    description: 'What to do now: a draft lacks something',
    defaultMessage: 'Gör klart utkastet',
    en: 'Finish the draft',
  },
  newDays: {
    id: 'mf-campaigns.campaign-next.new-days',
    description: 'What to do now: days of the draft have passed',
    defaultMessage: 'Välj nya dagar',
    en: 'Choose new dates',
  },
  passed: {
    id: 'mf-campaigns.campaign-next.passed',
    description: 'Which days have passed',
    defaultMessage: 'Har passerat: {fields}.',
    en: 'Passed: {fields}.',
  },
  blocked: {
    id: 'mf-campaigns.campaign-next.blocked',
    description: 'Nothing to do now; the reason stands beneath',
    defaultMessage: 'Utkastet kan inte skickas för granskning än',
    en: 'The draft cannot be sent for review yet',
  },
  send: {
    id: 'mf-campaigns.campaign-next.send',
    description: 'What to do now',
    defaultMessage: 'Skicka kampanjen för granskning',
    en: 'Send the campaign for review',
  },
  sendText: {
    id: 'mf-campaigns.campaign-next.send-text',
    description: 'Under it',
    defaultMessage: 'Allt som krävs är ifyllt. Den publiceras när granskningen är klar.',
    en: 'Everything required is filled in. It is published once the review is done.',
  },
  inReview: {
    id: 'mf-campaigns.campaign-detail.in-review',
    description: 'Waiting for the review',
    defaultMessage: 'Kampanjen granskas. Du får besked här.',
    en: 'The campaign is in review. You will see the answer here.',
  },
  review: {
    id: 'mf-campaigns.campaign-next.review',
    description: 'What to do now',
    defaultMessage: '{n, plural, one {Ett inlägg väntar} other {# inlägg väntar}} på granskning',
    en: '{n, plural, one {One post is} other {# posts are}} waiting for review',
  },
  answer: {
    id: 'mf-campaigns.campaign-next.answer',
    description: 'What to do now',
    defaultMessage: '{n, plural, one {En ansökan väntar} other {# ansökningar väntar}} på svar',
    en: '{n, plural, one {One application is} other {# applications are}} waiting for an answer',
  },
  answerAct: {
    id: 'mf-campaigns.campaign-next.answer-act',
    description: 'Button to the inbox',
    defaultMessage: 'Svara på {n, plural, one {en ansökan} other {# ansökningar}}',
    en: 'Answer {n, plural, one {one application} other {# applications}}',
  },
  allTaken: {
    id: 'mf-campaigns.campaign-next.all-taken',
    description: 'No place is left; a heading and a sentence',
    defaultMessage: 'Alla platser är tagna',
    en: 'All places are taken',
  },
  answerFull: {
    id: 'mf-campaigns.campaign-next.answer-full',
    description: 'Applications wait, and no place is left',
    defaultMessage: 'Alla platser är tagna. Neka dem som inte får plats.',
    en: 'All places are taken. Decline those for whom there is no room.',
  },
  invite: {
    id: 'mf-campaigns.campaign-next.invite',
    description: 'What to do now, and its button',
    defaultMessage: 'Bjud in kreatörer',
    en: 'Invite creators',
  },
  inviteText: {
    id: 'mf-campaigns.campaign-next.invite-text',
    description: 'Under it',
    defaultMessage: 'Ingen kreatör är med än.',
    en: 'No creator takes part yet.',
  },
  closeText: {
    id: 'mf-campaigns.campaign-next.close-text',
    description: 'All places are taken: what leads on',
    defaultMessage: 'Stäng ansökningarna, så börjar leveransen.',
    en: 'Close applications, and delivery begins.',
  },
  applying: {
    id: 'mf-campaigns.campaign-next.applying',
    description: 'Nothing to do now',
    defaultMessage: 'Kreatörer kan ansöka',
    en: 'Creators can apply',
  },
  placesLeft: {
    id: 'mf-campaigns.campaign-next.places-left',
    description: 'Under it',
    defaultMessage: '{n, plural, one {En plats är kvar} other {# platser är kvar}}. Du behöver inte göra något nu.',
    en: '{n, plural, one {One place is left} other {# places are left}}. There is nothing to do now.',
  },
  nothing: {
    id: 'mf-campaigns.campaign-next.nothing',
    description: 'Under a heading: whose turn it is',
    defaultMessage: 'Du behöver inte göra något nu.',
    en: 'There is nothing to do now.',
  },
  picking: {
    id: 'mf-campaigns.campaign-next.picking',
    description: 'Nothing to do now: creators fetch the product at stores',
    defaultMessage: 'Kreatörerna hämtar i butik',
    en: 'Creators pick up at the stores',
  },
  deliver: {
    id: 'mf-campaigns.campaign-next.deliver',
    description: 'What to do now',
    defaultMessage: 'Leverera till {n, plural, one {en kreatör} other {# kreatörer}}',
    en: 'Deliver to {n, plural, one {one creator} other {# creators}}',
  },
  deliverText: {
    id: 'mf-campaigns.campaign-next.deliver-text',
    description: 'Under it',
    defaultMessage: 'Produkterna ska vara framme när kampanjen startar.',
    en: 'The products should have arrived when the campaign starts.',
  },
  participants: {
    id: 'mf-campaigns.campaign-next.participants',
    description: 'Button: who takes part',
    defaultMessage: 'Visa deltagarna',
    en: 'Show the participants',
  },
  publishing: {
    id: 'mf-campaigns.campaign-next.publishing',
    description: 'Nothing to do now',
    defaultMessage: 'Kreatörerna publicerar',
    en: 'The creators are publishing',
  },
  publishingText: {
    id: 'mf-campaigns.campaign-next.publishing-text',
    description: 'Under it',
    defaultMessage: 'Du behöver inte göra något nu. Inläggen kommer hit för granskning.',
    en: 'There is nothing to do now. Posts come here for review.',
  },
  finished: {
    id: 'mf-campaigns.campaign-next.finished',
    description: 'The campaign is over',
    defaultMessage: 'Kampanjen är avslutad',
    en: 'The campaign is over',
  },
  finishedText: {
    id: 'mf-campaigns.campaign-next.finished-text',
    description: 'Under it',
    defaultMessage: 'I rapporten står hur det gick.',
    en: 'The report says how it went.',
  },
  report: {
    id: 'mf-campaigns.campaign-next.report',
    description: 'Button',
    defaultMessage: 'Öppna rapporten',
    en: 'Open the report',
  },
  cancelled: {
    id: 'mf-campaigns.campaign-next.cancelled',
    description: 'The campaign was called off',
    defaultMessage: 'Kampanjen är inställd',
    en: 'The campaign is cancelled',
  },
  edit: {
    id: 'mf-campaigns.campaign-next.edit',
    description: 'Button to the editor',
    defaultMessage: 'Fortsätt redigera',
    en: 'Continue editing',
  },
})

/** The date shown beside the next step, and how far away it is. */
export const byNames = defineMessages({
  answer: {
    id: 'mf-campaigns.campaign-next.by-answer',
    description: 'When the first application expires',
    defaultMessage: 'Svara senast {date}, {days}',
    en: 'Answer by {date}, {days}',
  },
  start: {
    id: 'mf-campaigns.campaign-next.by-start',
    description: 'When the campaign begins',
    defaultMessage: 'Börjar {date}, {days}',
    en: 'Begins {date}, {days}',
  },
  due: {
    id: 'mf-campaigns.campaign-next.by-due',
    description: 'The last day to publish',
    defaultMessage: 'Sista dag att publicera {date}, {days}',
    en: 'Last day to publish {date}, {days}',
  },
  apply: {
    id: 'mf-campaigns.campaign-next.by-apply',
    description: 'The last day to apply',
    defaultMessage: 'Öppen till och med {date}, {days}',
    en: 'Open until {date}, {days}',
  },
  end: {
    id: 'mf-campaigns.campaign-next.by-end',
    description: 'The last day of the campaign',
    defaultMessage: 'Slutar {date}, {days}',
    en: 'Ends {date}, {days}',
  },
})
