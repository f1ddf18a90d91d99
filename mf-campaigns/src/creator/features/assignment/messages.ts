import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  leave: {
    id: 'mf-campaigns.assignment.leave',
    description: 'Item of the menu: opens the sheet where one leaves the collaboration',
    defaultMessage: 'Hoppa av',
    en: 'Leave',
  },
  crumb: {
    id: 'mf-campaigns.assignment.crumb',
    description: 'Way back to the assignments',
    defaultMessage: 'Uppdrag',
    en: 'Assignments',
  },
  notFound: {
    id: 'mf-campaigns.assignment.not-found',
    description: 'Unknown assignment',
    defaultMessage: 'Uppdraget finns inte, eller så har ansökan tagits tillbaka.',
    en: 'The assignment does not exist, or the application was withdrawn.',
  },
  post: {
    id: 'mf-campaigns.assignment.post',
    description: 'Main action',
    defaultMessage: 'Lämna in inlägg',
    en: 'Submit post',
  },
  postAnother: {
    id: 'mf-campaigns.assignment.post-another',
    description: 'Action when there is a post already',
    defaultMessage: 'Lämna in ett till',
    en: 'Submit another',
  },
  offer: {
    id: 'mf-campaigns.assignment.offer',
    description: 'Link to the offer',
    defaultMessage: 'Visa erbjudandet',
    en: 'Show the offer',
  },
  feeUntil: {
    id: 'mf-campaigns.assignment.fee-until',
    description: 'Until when a held fee can be earned once the campaign is finished',
    defaultMessage:
      'Kampanjen är avslutad. Du får arvodet om du lämnar in senast {date} och varumärket godkänner innehållet.',
    en: 'The campaign is finished. You get the fee if you submit by {date} and the brand approves the content.',
  },
  editAgain: {
    id: 'mf-campaigns.assignment.edit-again',
    description: 'Opens what was sent, to change it and send it again',
    defaultMessage: 'Ändra och lämna in igen',
    en: 'Change and send again',
  },
  deadlineMoved: {
    id: 'mf-campaigns.assignment.deadline-moved',
    description: 'The own deadline differs from the campaign',
    defaultMessage: 'Flyttad från {date}',
    en: 'Moved from {date}',
  },
  deadlinePaused: {
    id: 'mf-campaigns.assignment.deadline-paused',
    description: 'The deadline stands still',
    defaultMessage: 'Står still sedan {date}, tills varumärket har svarat om leveransen.',
    en: 'Paused since {date}, until the brand has answered about the delivery.',
  },
  menu: {
    id: 'mf-campaigns.assignment.menu',
    description: 'Names the button of three dots',
    defaultMessage: 'Mer om uppdraget',
    en: 'More on the assignment',
  },
  report: {
    id: 'mf-campaigns.assignment.report',
    description: 'Opens the report of a delivery problem',
    defaultMessage: 'Anmäl leveransproblem',
    en: 'Report a delivery problem',
  },
  loadFailed: {
    id: 'mf-campaigns.assignment.load-failed',
    description: 'Above the reason why an assignment is not there',
    defaultMessage: 'Uppdraget kunde inte hämtas.',
    en: 'The assignment could not be loaded.',
  },
})
