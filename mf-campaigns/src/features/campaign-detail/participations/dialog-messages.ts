import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-detail.dialog.${name}` as const

export const dialogMessages = defineMessages({
  noteTitle: { id: id('note-title'), description: 'Heading of the dialog', sv: 'Anteckning om {name}', en: 'Note about {name}' },
  note: { id: id('note'), description: 'Field', sv: 'Anteckning', en: 'Note' },
  noteHelp: { id: id('note-help'), description: 'Help under the field', sv: 'Bara ni som arbetar med varumärket ser den.', en: 'Only those who work with the brand see it.' },
  unsaved: { id: id('unsaved'), description: 'State of the note', sv: 'Ändringar inte sparade', en: 'Changes not saved' },
  saving: { id: id('saving'), description: 'State of the note', sv: 'Sparar', en: 'Saving' },
  saved: { id: id('saved'), description: 'State of the note', sv: 'Sparat {time}', en: 'Saved {time}' },
  rateTitle: { id: id('rate-title'), description: 'Heading of the dialog', sv: 'Hur gick samarbetet med {name}?', en: 'How did it go with {name}?' },
  score: { id: id('score'), description: 'Field', sv: 'Betyg', en: 'Rating' },
  stars: { id: id('stars'), description: 'One choice of the rating', sv: '{n, plural, one {# stjärna} other {# stjärnor}}', en: '{n, plural, one {# star} other {# stars}}' },
  scoreMissing: { id: id('score-missing'), description: 'Error of the field', sv: 'Välj ett betyg från 1 till 5.', en: 'Choose a rating from 1 to 5.' },
  rateComment: { id: id('rate-comment'), description: 'Field', sv: 'Kommentar', en: 'Comment' },
  rateHelp: { id: id('rate-help'), description: 'Help under the field', sv: 'Betyget räknas in i kreatörens medelbetyg. Kommentaren ser bara varumärken.', en: 'The rating counts in the creator’s mean. Only brands see the comment.' },
  rate: { id: id('rate'), description: 'Button', sv: 'Spara betyget', en: 'Save the rating' },
  ratedDone: { id: id('rated'), description: 'Toast', sv: 'Betyget är sparat', en: 'The rating is saved' },
  resolveTitle: { id: id('resolve-title'), description: 'Heading of the dialog', sv: 'Svara {name} om leveransen', en: 'Answer {name} about the delivery' },
  reported: { id: id('reported'), description: 'When it was reported', sv: 'Anmält {date}', en: 'Reported {date}' },
  answer: { id: id('answer'), description: 'Field', sv: 'Svar', en: 'Answer' },
  answerHelp: { id: id('answer-help'), description: 'Help under the field', sv: 'Kreatören läser det här.', en: 'The creator reads this.' },
  newDue: { id: id('new-due'), description: 'Field', sv: 'Ny sista dag att publicera', en: 'New last day to publish' },
  newDueHelp: { id: id('new-due-help'), description: 'Help under the field', sv: 'Flyttad {n, plural, =0 {inga dagar} one {en dag} other {# dagar}}: så länge har deadlinen stått still.', en: 'Moved by {n, plural, =0 {no days} one {one day} other {# days}}: for so long the deadline stood still.' },
  resolve: { id: id('resolve'), description: 'Button', sv: 'Svara och starta deadlinen', en: 'Answer and start the deadline' },
  resolved: { id: id('resolved'), description: 'Toast', sv: 'Leveransproblemet är löst', en: 'The delivery problem is solved' },
  close: { id: id('close'), description: 'Button', sv: 'Stäng', en: 'Close' },
})

export const problemNames = defineMessages({
  not_arrived: { id: id('problem.not-arrived'), description: 'Delivery problem', sv: 'Har inte kommit fram', en: 'Has not arrived' },
  damaged: { id: id('problem.damaged'), description: 'Delivery problem', sv: 'Trasig eller skadad', en: 'Damaged' },
  wrong_item: { id: id('problem.wrong-item'), description: 'Delivery problem', sv: 'Fel vara', en: 'Wrong item' },
  other: { id: id('problem.other'), description: 'Delivery problem', sv: 'Annat', en: 'Something else' },
})
