import { defineMessages } from '@samspel/i18n'

export const reviewMessages = defineMessages({
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
  daysPassed: {
    id: 'mf-campaigns.campaign-detail.days-passed',
    description: 'Why the campaign cannot be confirmed',
    defaultMessage: 'Kampanjens dagar har passerat. Skicka tillbaka den, eller ändra dem i redigeraren.',
    en: 'The campaign dates have passed. Send it back, or change them in the editor.',
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
