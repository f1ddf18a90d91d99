import { defineMessages } from '@samspel/i18n'

export const creatorMessages = defineMessages({
  pending: { id: 'mf-campaigns.creator.pending', description: 'State of an own application or post', sv: 'Väntar', en: 'Pending' },
  approved: { id: 'mf-campaigns.creator.approved', description: 'State of an own application or post', sv: 'Godkänd', en: 'Approved' },
  rejected: { id: 'mf-campaigns.creator.rejected', description: 'State of an own application or post', sv: 'Nekad', en: 'Rejected' },
  fee: { id: 'mf-campaigns.creator.fee', description: 'What a creator is paid', sv: '{money} arvode', en: '{money} fee' },
  value: { id: 'mf-campaigns.creator.value', description: 'Value of the products', sv: 'Värde {money}', en: 'Value {money}' },
  placesLeft: { id: 'mf-campaigns.creator.places-left', description: 'Places that nobody has got yet', sv: '{n, plural, =0 {Inga platser kvar} one {# plats kvar} other {# platser kvar}}', en: '{n, plural, =0 {No places left} one {# place left} other {# places left}}' },
  dueBy: { id: 'mf-campaigns.creator.due-by', description: 'Last day to publish', sv: 'Publicera senast {date}', en: 'Publish by {date}' },
  toPost: { id: 'mf-campaigns.creator.to-post', description: 'Name of the badge', sv: '{n, plural, one {# uppdrag väntar på inlägg} other {# uppdrag väntar på inlägg}}', en: '{n, plural, one {# assignment waits for a post} other {# assignments wait for a post}}' },
  loadMore: { id: 'mf-campaigns.creator.load-more', description: 'Button for the next page', sv: 'Ladda fler', en: 'Load more' },
  retry: { id: 'mf-campaigns.creator.retry', description: 'Asks again', sv: 'Försök igen', en: 'Try again' },
  loading: { id: 'mf-campaigns.creator.loading', description: 'Read out while loading', sv: 'Laddar', en: 'Loading' },
})
