import { defineMessages } from '@samspel/i18n'

export const dialogMessages = defineMessages({
  approveTitle: {
    id: 'mf-campaigns.campaign-detail.dialog.approve-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Godkänn {name}?',
    en: 'Approve {name}?',
  },
  approveText: {
    id: 'mf-campaigns.campaign-detail.dialog.approve-text',
    description: 'What happens',
    defaultMessage:
      'Arvodet reserveras på varumärkets konto och betalas när allt som ni har kommit överens om är godkänt.',
    en: 'The fee is put on hold in the brand’s account and paid when all that you have agreed on is approved.',
  },
  approveAndReserve: {
    id: 'mf-campaigns.campaign-detail.dialog.approve-and-reserve',
    description: 'Button',
    defaultMessage: 'Godkänn och reservera {money}',
    en: 'Approve and reserve {money}',
  },
  rejectTitle: {
    id: 'mf-campaigns.campaign-detail.dialog.reject-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Neka ansökan från {name}',
    en: 'Reject the application of {name}',
  },
  removeTitle: {
    id: 'mf-campaigns.campaign-detail.dialog.remove-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Ta bort {name} från kampanjen',
    en: 'Remove {name} from the campaign',
  },
  noteTitle: {
    id: 'mf-campaigns.campaign-detail.dialog.note-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Anteckning om {name}',
    en: 'Note about {name}',
  },
  noteHelp: {
    id: 'mf-campaigns.campaign-detail.dialog.note-help',
    description: 'Help under the field',
    defaultMessage: 'Bara ni som arbetar med varumärket ser den.',
    en: 'Only those who work with the brand see it.',
  },
  unsaved: {
    id: 'mf-campaigns.campaign-detail.dialog.unsaved',
    description: 'State of the note',
    defaultMessage: 'Ändringar inte sparade',
    en: 'Changes not saved',
  },
  saving: {
    id: 'mf-campaigns.campaign-detail.dialog.saving',
    description: 'State of the note',
    defaultMessage: 'Sparar',
    en: 'Saving',
  },
  rateTitle: {
    id: 'mf-campaigns.campaign-detail.dialog.rate-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Hur gick samarbetet med {name}?',
    en: 'How did it go with {name}?',
  },
  stars: {
    id: 'mf-campaigns.campaign-detail.dialog.stars',
    description: 'One choice of the rating',
    defaultMessage: '{n, plural, one {# stjärna} other {# stjärnor}}',
    en: '{n, plural, one {# star} other {# stars}}',
  },
  scoreMissing: {
    id: 'mf-campaigns.campaign-detail.dialog.score-missing',
    description: 'Error of the field',
    defaultMessage: 'Välj ett betyg från 1 till 5.',
    en: 'Choose a rating from 1 to 5.',
  },
  rateComment: {
    id: 'mf-campaigns.campaign-detail.dialog.rate-comment',
    description: 'Field',
    defaultMessage: 'Kommentar',
    en: 'Comment',
  },
  rateHelp: {
    id: 'mf-campaigns.campaign-detail.dialog.rate-help',
    description: 'Help under the field',
    defaultMessage: 'Betyget räknas in i kreatörens medelbetyg. Kommentaren ser bara varumärken.',
    en: 'The rating counts towards the creator’s average. Only brands see the comment.',
  },
  rate: {
    id: 'mf-campaigns.campaign-detail.dialog.rate',
    description: 'Button',
    defaultMessage: 'Spara betyget',
    en: 'Save the rating',
  },
  ratedDone: {
    id: 'mf-campaigns.campaign-detail.dialog.rated',
    description: 'Toast',
    defaultMessage: 'Betyget är sparat',
    en: 'The rating is saved',
  },
  resolveTitle: {
    id: 'mf-campaigns.campaign-detail.dialog.resolve-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Svara {name} om leveransen',
    en: 'Answer {name} about the delivery',
  },
  reported: {
    id: 'mf-campaigns.campaign-detail.dialog.reported',
    description: 'When it was reported',
    defaultMessage: 'Anmält {date}',
    en: 'Reported {date}',
  },
  answer: {
    id: 'mf-campaigns.campaign-detail.dialog.answer',
    description: 'Field',
    defaultMessage: 'Svar',
    en: 'Answer',
  },
  answerHelp: {
    id: 'mf-campaigns.campaign-detail.dialog.answer-help',
    description: 'Help under the field',
    defaultMessage: 'Kreatören läser det här.',
    en: 'The creator reads this.',
  },
  newDue: {
    id: 'mf-campaigns.campaign-detail.dialog.new-due',
    description: 'Field',
    defaultMessage: 'Ny sista dag att publicera',
    en: 'New last day to publish',
  },
  newDueHelp: {
    id: 'mf-campaigns.campaign-detail.dialog.new-due-help',
    description: 'Help under the field',
    defaultMessage:
      'Flyttad {n, plural, =0 {inga dagar} one {en dag} other {# dagar}}: så länge har deadlinen stått still.',
    en: 'Moved by {n, plural, =0 {no days} one {one day} other {# days}}: that is how long the deadline was paused.',
  },
  resolve: {
    id: 'mf-campaigns.campaign-detail.dialog.resolve',
    description: 'Button',
    defaultMessage: 'Svara och starta deadlinen',
    en: 'Answer and start the deadline',
  },
  resolved: {
    id: 'mf-campaigns.campaign-detail.dialog.resolved',
    description: 'Toast',
    defaultMessage: 'Leveransproblemet är löst',
    en: 'The delivery problem is solved',
  },
})
