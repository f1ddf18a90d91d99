import { defineMessages } from '@samspel/i18n'

export const reviewMessages = defineMessages({
  reviewTitle: {
    id: 'mf-campaigns.campaign-detail.review-title',
    description: 'Heading of the panel of platform staff',
    defaultMessage: 'Granska kampanjen',
    en: 'Review the campaign',
  },
  reviewText: {
    id: 'mf-campaigns.campaign-detail.review-text',
    description: 'What the answers do',
    defaultMessage: 'När du godkänner syns den på marknadsplatsen. Skicka annars tillbaka den med en kommentar.',
    en: 'Once approved, it is shown in the marketplace. Otherwise send it back with a comment.',
  },
  confirm: {
    id: 'mf-campaigns.campaign-detail.confirm',
    description: 'Button',
    defaultMessage: 'Godkänn och publicera',
    en: 'Approve and publish',
  },
  return: {
    id: 'mf-campaigns.campaign-detail.return',
    description: 'Button',
    defaultMessage: 'Skicka tillbaka',
    en: 'Send back',
  },
  confirmTitle: {
    id: 'mf-campaigns.campaign-detail.confirm-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Godkänn och publicera kampanjen',
    en: 'Approve and publish the campaign',
  },
  returnTitle: {
    id: 'mf-campaigns.campaign-detail.return-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Skicka tillbaka kampanjen',
    en: 'Send the campaign back',
  },
  commentHelp: {
    id: 'mf-campaigns.campaign-detail.comment-help',
    description: 'Help under the field',
    defaultMessage: 'Varumärket läser det här.',
    en: 'The brand reads this.',
  },
  daysPassed: {
    id: 'mf-campaigns.campaign-detail.days-passed',
    description: 'Why the campaign cannot be confirmed',
    defaultMessage: 'Kampanjens dagar har passerat. Skicka tillbaka den, eller ändra dem i redigeraren.',
    en: 'The campaign dates have passed. Send it back, or change them in the editor.',
  },
  confirmed: {
    id: 'mf-campaigns.campaign-detail.confirmed',
    description: 'Toast',
    defaultMessage: 'Kampanjen är på marknadsplatsen',
    en: 'The campaign is in the marketplace',
  },
  returned: {
    id: 'mf-campaigns.campaign-detail.returned',
    description: 'Toast',
    defaultMessage: 'Kampanjen är tillbaka hos varumärket',
    en: 'The campaign is back with the brand',
  },
  firstReview: {
    id: 'mf-campaigns.campaign-detail.first-review',
    description: 'Nothing to compare with',
    defaultMessage: 'Första granskningen: det finns inget tidigare att jämföra med.',
    en: 'First review: there is nothing earlier to compare with.',
  },
  sinceReturned: {
    id: 'mf-campaigns.campaign-detail.since-returned',
    description: 'When it was sent back, by whom',
    defaultMessage: 'Tillbakaskickad {date}{name, select, none {} other { av {name}}}',
    en: 'Sent back {date}{name, select, none {} other { by {name}}}',
  },
  sinceConfirmed: {
    id: 'mf-campaigns.campaign-detail.since-confirmed',
    description: 'When it was confirmed, by whom',
    defaultMessage: 'Godkänd {date}{name, select, none {} other { av {name}}}',
    en: 'Approved {date}{name, select, none {} other { by {name}}}',
  },
  changedSince: {
    id: 'mf-campaigns.campaign-detail.changed-since',
    description: 'Heading over the differences',
    defaultMessage:
      '{n, plural, =0 {Inget är ändrat sedan förra granskningen} one {Ett fält är ändrat sedan förra granskningen} other {# fält är ändrade sedan förra granskningen}}',
    en: '{n, plural, =0 {Nothing has changed since the last review} one {One field has changed since the last review} other {# fields have changed since the last review}}',
  },
  lastComment: {
    id: 'mf-campaigns.campaign-detail.last-comment',
    description: 'What the last review said',
    defaultMessage: 'Förra kommentaren: {comment}',
    en: 'The last comment: {comment}',
  },
  fromBrand: {
    id: 'mf-campaigns.campaign-detail.from-brand',
    description: 'What the brand tells the review',
    defaultMessage: 'Från varumärket: {comment}',
    en: 'From the brand: {comment}',
  },
  queue: {
    id: 'mf-campaigns.campaign-detail.queue',
    description: 'Name of the row of links',
    defaultMessage: 'Kampanjer som väntar på granskning',
    en: 'Campaigns that are waiting for review',
  },
  position: {
    id: 'mf-campaigns.campaign-detail.position',
    description: 'Where one is in the queue',
    defaultMessage: '{at} av {total} väntar',
    en: '{at} of {total} waiting',
  },
  previous: {
    id: 'mf-campaigns.campaign-detail.previous',
    description: 'Link',
    defaultMessage: 'Föregående i kön',
    en: 'Previous in the queue',
  },
  next: {
    id: 'mf-campaigns.campaign-detail.next',
    description: 'Link',
    defaultMessage: 'Nästa i kön',
    en: 'Next in the queue',
  },
})
