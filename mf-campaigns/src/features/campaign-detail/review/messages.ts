import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-detail.${name}` as const

export const reviewMessages = defineMessages({
  reviewTitle: { id: id('review-title'), description: 'Heading of the panel of platform staff', sv: 'Granska kampanjen', en: 'Review the campaign' },
  reviewText: { id: id('review-text'), description: 'What the answers do', sv: 'Bekräftad syns den på marknadsplatsen. Skicka annars tillbaka den med en kommentar.', en: 'Confirmed, it shows in the marketplace. Otherwise send it back with a comment.' },
  confirm: { id: id('confirm'), description: 'Button', sv: 'Bekräfta', en: 'Confirm' },
  return: { id: id('return'), description: 'Button', sv: 'Skicka tillbaka', en: 'Send back' },
  confirmTitle: { id: id('confirm-title'), description: 'Heading of the dialog', sv: 'Bekräfta kampanjen', en: 'Confirm the campaign' },
  returnTitle: { id: id('return-title'), description: 'Heading of the dialog', sv: 'Skicka tillbaka kampanjen', en: 'Send the campaign back' },
  comment: { id: id('comment'), description: 'Field', sv: 'Kommentar', en: 'Comment' },
  commentHelp: { id: id('comment-help'), description: 'Help under the field', sv: 'Varumärket läser det här.', en: 'The brand reads this.' },
  daysPassed: { id: id('days-passed'), description: 'Why the campaign cannot be confirmed', sv: 'Kampanjens dagar har passerat. Skicka tillbaka den, eller ändra dem i redigeraren.', en: 'The days of the campaign have passed. Send it back, or change them in the editor.' },
  confirmed: { id: id('confirmed'), description: 'Toast', sv: 'Kampanjen är på marknadsplatsen', en: 'The campaign is in the marketplace' },
  returned: { id: id('returned'), description: 'Toast', sv: 'Kampanjen är tillbaka hos varumärket', en: 'The campaign is back with the brand' },
  firstReview: { id: id('first-review'), description: 'Nothing to compare with', sv: 'Första granskningen: det finns inget tidigare att jämföra med.', en: 'First review: there is nothing earlier to compare with.' },
  sinceReturned: { id: id('since-returned'), description: 'When it was sent back, by whom', sv: 'Tillbakaskickad {date}{name, select, none {} other { av {name}}}', en: 'Sent back {date}{name, select, none {} other { by {name}}}' },
  sinceConfirmed: { id: id('since-confirmed'), description: 'When it was confirmed, by whom', sv: 'Bekräftad {date}{name, select, none {} other { av {name}}}', en: 'Confirmed {date}{name, select, none {} other { by {name}}}' },
  changedSince: { id: id('changed-since'), description: 'Heading over the differences', sv: '{n, plural, =0 {Inget är ändrat sedan förra granskningen} one {Ett fält är ändrat sedan förra granskningen} other {# fält är ändrade sedan förra granskningen}}', en: '{n, plural, =0 {Nothing has changed since the last review} one {One field has changed since the last review} other {# fields have changed since the last review}}' },
  lastComment: { id: id('last-comment'), description: 'What the last review said', sv: 'Förra kommentaren: {comment}', en: 'The last comment: {comment}' },
  fromBrand: { id: id('from-brand'), description: 'What the brand tells the review', sv: 'Från varumärket: {comment}', en: 'From the brand: {comment}' },
  queue: { id: id('queue'), description: 'Name of the row of links', sv: 'Kampanjer som väntar på granskning', en: 'Campaigns that wait for review' },
  position: { id: id('position'), description: 'Where one is in the queue', sv: '{at} av {total} väntar', en: '{at} of {total} waiting' },
  previous: { id: id('previous'), description: 'Link', sv: 'Föregående i kön', en: 'Previous in the queue' },
  next: { id: id('next'), description: 'Link', sv: 'Nästa i kön', en: 'Next in the queue' },
})
