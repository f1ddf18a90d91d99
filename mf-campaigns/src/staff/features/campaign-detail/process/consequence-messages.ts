import { defineMessages } from '@samspel/i18n'

export const consequenceNames = defineMessages({
  unsent: {
    id: 'mf-campaigns.campaign-process.does.unsent',
    description: 'Asks before a campaign starts whose parcels are not sent',
    defaultMessage: '{n, plural, one {Ett paket är inte skickat} other {# paket är inte skickade}}. Starta ändå?',
    en: '{n, plural, one {One parcel has not been sent} other {# parcels have not been sent}}. Start anyway?',
  },
  toPack: {
    id: 'mf-campaigns.campaign-process.does.to-pack',
    description: 'Of the parcels that are not sent: those that can be',
    defaultMessage: '{n, plural, one {Ett kan packas} other {# kan packas}} nu.',
    en: '{n, plural, one {One can be packed} other {# can be packed}} now.',
  },
  withoutAddress: {
    id: 'mf-campaigns.campaign-process.does.without-address',
    description: 'Of the parcels that are not sent: those that have no address',
    defaultMessage: '{n, plural, one {Ett saknar adress} other {# saknar adress}}.',
    en: '{n, plural, one {One has no address} other {# have no address}}.',
  },
  withoutChoice: {
    id: 'mf-campaigns.campaign-process.does.without-choice',
    description: 'Of the parcels that are not sent: those whose creator has not chosen a variant',
    defaultMessage:
      '{n, plural, one {Ett väntar på att kreatören väljer variant} other {# väntar på att kreatören väljer variant}}.',
    en: '{n, plural, one {One is waiting for the creator to choose a variant} other {# are waiting for the creator to choose a variant}}.',
  },
  stillWaiting: {
    id: 'mf-campaigns.campaign-process.does.still-waiting',
    description: 'What a move does',
    defaultMessage:
      '{n, plural, one {En ansökan väntar på svar och kan besvaras även sedan} other {# ansökningar väntar på svar och kan besvaras även sedan}}.',
    en: '{n, plural, one {One application is waiting for an answer and can still be answered afterwards} other {# applications are waiting for an answer and can still be answered afterwards}}.',
  },
  deliveryBegins: {
    id: 'mf-campaigns.campaign-process.does.delivery-begins',
    description: 'What a move does',
    defaultMessage: 'Leveransen börjar till {n, plural, one {en kreatör} other {# kreatörer}}.',
    en: 'Delivery begins to {n, plural, one {one creator} other {# creators}}.',
  },
  placesEmpty: {
    id: 'mf-campaigns.campaign-process.does.places-empty',
    description: 'What a move does',
    defaultMessage: '{n, plural, one {En plats blir tom} other {# platser blir tomma}}.',
    en: '{n, plural, one {One place stays empty} other {# places stay empty}}.',
  },
  unansweredLost: {
    id: 'mf-campaigns.campaign-process.does.unanswered-lost',
    description: 'What a move does',
    defaultMessage:
      '{n, plural, one {En ansökan väntar på svar. Den får besked om att kampanjen är slut} other {# ansökningar väntar på svar. De får besked om att kampanjen är slut}}.',
    en: '{n, plural, one {One application is waiting for an answer. The creator is notified that the campaign is over} other {# applications are waiting for an answer. The creators are notified that the campaign is over}}.',
  },
  postsStillReviewed: {
    id: 'mf-campaigns.campaign-process.does.posts-still-reviewed',
    description: 'What a move does',
    defaultMessage:
      '{n, plural, one {Ett inlägg väntar på granskning och kan granskas även sedan} other {# inlägg väntar på granskning och kan granskas även sedan}}.',
    en: '{n, plural, one {One post is waiting for review and can still be reviewed} other {# posts are waiting for review and can still be reviewed}}.',
  },
  draftsStillAnswered: {
    id: 'mf-campaigns.campaign-process.does.drafts-still-answered',
    description: 'What a move does',
    defaultMessage:
      '{n, plural, one {Ett utkast väntar på svar. Det kan besvaras även sedan, och är godkänt om ingen svarar i tid} other {# utkast väntar på svar. De kan besvaras även sedan, och är godkända om ingen svarar i tid}}.',
    en: '{n, plural, one {One draft is waiting for an answer. It can still be answered, and is approved if nobody answers in time} other {# drafts are waiting for an answer. They can still be answered, and are approved if nobody answers in time}}.',
  },
  told: {
    id: 'mf-campaigns.campaign-process.does.told',
    description: 'What cancelling does',
    defaultMessage:
      '{n, plural, =0 {Ingen har ansökt, så ingen behöver få besked} one {En kreatör får besked} other {# kreatörer får besked}}.',
    en: '{n, plural, =0 {No one has applied, so no one needs to be notified} one {One creator is notified} other {# creators are notified}}.',
  },
  toldDetail: {
    id: 'mf-campaigns.campaign-process.does.told-detail',
    description: 'Of whom cancelling tells',
    defaultMessage:
      '{approved, plural, one {En är godkänd} other {# är godkända}}, {pending, plural, one {en väntar på svar} other {# väntar på svar}}.',
    en: '{approved, plural, one {One is approved} other {# are approved}}, {pending, plural, one {one is waiting for an answer} other {# are waiting for an answer}}.',
  },
  heldBack: {
    id: 'mf-campaigns.campaign-process.does.held-back',
    description: 'What cancelling or archiving does',
    defaultMessage: '{money} som är reserverade går tillbaka till varumärkets konto.',
    en: 'The {money} on hold goes back to the brand’s account.',
  },
  heldAgain: {
    id: 'mf-campaigns.campaign-process.does.held-again',
    description: 'What restoring does',
    defaultMessage:
      '{money} reserveras igen på varumärkets konto för de kreatörer som fortfarande kan lämna in innehåll. De får besked. Räcker inte pengarna på kontot blir kampanjen kvar i arkivet.',
    en: '{money} is put on hold again in the brand’s account for the creators who can still submit content. They are notified. If the account has too little, the campaign stays in the archive.',
  },
  staysBack: {
    id: 'mf-campaigns.campaign-process.does.stays-back',
    description: 'What restoring does not do',
    defaultMessage:
      '{money} som gick tillbaka vid arkiveringen reserveras inte igen: tiden för att lämna in innehåll har gått ut.',
    en: 'The {money} that went back when the campaign was archived is not put on hold again: the time to submit content has run out.',
  },
  shownTo: {
    id: 'mf-campaigns.campaign-process.does.shown-to',
    description: 'What confirming does',
    defaultMessage:
      'Den syns för alla kreatörer på marknadsplatsen, {places, plural, =0 {med obegränsat antal platser} one {med en plats} other {med # platser}}.',
    en: 'All creators see it in the marketplace, {places, plural, =0 {with any number of places} one {with one place} other {with # places}}.',
  },
  shownToInvited: {
    id: 'mf-campaigns.campaign-process.does.shown-to-invited',
    description: 'What confirming does',
    defaultMessage: 'Den är inte publik: bara inbjudna kreatörer ser den.',
    en: 'It is not public: only invited creators see it.',
  },
  invitesFrom: {
    id: 'mf-campaigns.campaign-process.does.invites-from',
    description: 'What confirming does; names of lists with their members',
    defaultMessage: 'Vid publiceringen bjuds medlemmarna in från {lists}.',
    en: 'Members are invited on publishing from {lists}.',
  },
  invitesNobody: {
    id: 'mf-campaigns.campaign-process.does.invites-nobody',
    description: 'What confirming does',
    defaultMessage: 'Ingen lista är vald: ingen bjuds in automatiskt.',
    en: 'No list is chosen: no one is invited automatically.',
  },
  listWithMembers: {
    id: 'mf-campaigns.campaign-process.does.list-with-members',
    description: 'A list of creators and how many are in it',
    defaultMessage: '{name} ({n, plural, one {en medlem} other {# medlemmar}})',
    en: '{name} ({n, plural, one {one member} other {# members}})',
  },
})
