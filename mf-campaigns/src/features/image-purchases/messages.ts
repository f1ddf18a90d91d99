import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.image-purchases.${name}` as const

export const messages = defineMessages({
  title: { id: id('title'), description: 'Heading of the page', sv: 'Bildköp', en: 'Image purchases' },
  states: { id: id('states'), description: 'Name of the row of tabs', sv: 'Bildköp efter läge', en: 'Image purchases by state' },
  requestedCount: { id: id('requested-count'), description: 'Under the heading', sv: '{n, plural, =0 {Inga frågor väntar på svar} one {# fråga väntar på svar} other {# frågor väntar på svar}}', en: '{n, plural, =0 {No requests wait for an answer} one {# request waits for an answer} other {# requests wait for an answer}}' },
  synced: { id: id('synced'), description: 'When the count was last asked for', sv: 'Uppdaterad {time}', en: 'Updated {time}' },
  refresh: { id: id('refresh'), description: 'Button without words', sv: 'Uppdatera', en: 'Refresh' },
  empty: { id: id('empty'), description: 'Nothing in this state', sv: 'Inga bildköp här', en: 'No image purchases here' },
  emptyText: { id: id('empty-text'), description: 'When that changes', sv: 'Fråga om en bild när du granskar ett inlägg.', en: 'Ask for a picture while you review a post.' },
  emptyPending: { id: id('empty-pending'), description: 'Nothing is to be paid', sv: 'Inga bilder att betala', en: 'No pictures to pay for' },
  emptyPendingText: { id: id('empty-pending-text'), description: 'When that changes', sv: 'När en kreatör säger ja dyker bilden upp här.', en: 'When a creator says yes, the picture appears here.' },
  toReview: { id: id('to-review'), description: 'Button', sv: 'Granska inlägg', en: 'Review posts' },
  askedBy: { id: id('asked-by'), description: 'Who asked, when', sv: '{name} frågade {date}', en: '{name} asked {date}' },
  asked: { id: id('asked'), description: 'When it was asked', sv: 'Frågan skickades {date}', en: 'Asked {date}' },
  answered: { id: id('answered'), description: 'The creator said yes', sv: 'Kreatören sa ja {date}', en: 'The creator said yes {date}' },
  approve: { id: id('approve'), description: 'Button', sv: 'Godkänn och betala', en: 'Approve and pay' },
  approveTitle: { id: id('approve-title'), description: 'Heading of the dialog', sv: 'Betala {money} för bilden', en: 'Pay {money} for the picture' },
  approveText: { id: id('approve-text'), description: 'What happens', sv: 'Pengarna går från {brand} till @{username} direkt och kan inte tas tillbaka. {terms}, från i dag.', en: 'The money goes from {brand} to @{username} at once and cannot be taken back. {terms}, from today.' },
  balance: { id: id('balance'), description: 'What the brand can pay with', sv: '{brand} har {money} att betala med.', en: '{brand} has {money} to pay with.' },
  pay: { id: id('pay'), description: 'Button', sv: 'Betala {money}', en: 'Pay {money}' },
  toWallet: { id: id('to-wallet'), description: 'Link', sv: 'Till plånboken', en: 'To the wallet' },
  paid: { id: id('paid'), description: 'Toast', sv: 'Bilden är köpt. Originalet kan laddas ner.', en: 'The picture is yours. The original can be downloaded.' },
  decline: { id: id('decline'), description: 'Button', sv: 'Tacka nej', en: 'Decline' },
  withdraw: { id: id('withdraw'), description: 'Button: the creator has not answered yet', sv: 'Dra tillbaka', en: 'Withdraw' },
  declineTitle: { id: id('decline-title'), description: 'Heading of the dialog', sv: 'Tacka nej till bilden av @{username}', en: 'Decline the picture by @{username}' },
  declined: { id: id('declined'), description: 'Toast', sv: 'Kreatören får veta att det inte blir något köp', en: 'The creator is told that there will be no purchase' },
  download: { id: id('download'), description: 'Button', sv: 'Ladda ner original', en: 'Download original' },
  reasonOther: { id: id('reason-other'), description: 'Short name of a reason', sv: 'Annan bild vald', en: 'Another picture' },
  reasonOtherText: { id: id('reason-other-text'), description: 'Reason to the creator', sv: 'Vi har valt en annan bild den här gången.', en: 'We have chosen another picture this time.' },
  reasonQuality: { id: id('reason-quality'), description: 'Short name of a reason', sv: 'För låg upplösning', en: 'Resolution too low' },
  reasonQualityText: { id: id('reason-quality-text'), description: 'Reason to the creator', sv: 'Bilden har för låg upplösning för det vi behöver den till.', en: 'The resolution is too low for what we need the picture for.' },
  reasonPlans: { id: id('reason-plans'), description: 'Short name of a reason', sv: 'Ändrade planer', en: 'Changed plans' },
  reasonPlansText: { id: id('reason-plans-text'), description: 'Reason to the creator', sv: 'Våra planer har ändrats och vi behöver inte bilden längre.', en: 'Our plans have changed and we no longer need the picture.' },
})

export const stateTabs = defineMessages({
  requested: { id: id('tab.requested'), description: 'Tab', sv: 'Frågade', en: 'Asked' },
  pending: { id: id('tab.pending'), description: 'Tab', sv: 'Att betala', en: 'To pay' },
  approved: { id: id('tab.approved'), description: 'Tab', sv: 'Köpta', en: 'Bought' },
  declined: { id: id('tab.declined'), description: 'Tab', sv: 'Nej tack', en: 'Declined' },
  all: { id: id('tab.all'), description: 'Tab', sv: 'Alla', en: 'All' },
})

export const stateNames = defineMessages({
  requested: { id: id('state.requested'), description: 'State of one purchase', sv: 'Väntar på kreatören', en: 'Waits for the creator' },
  pending: { id: id('state.pending'), description: 'State of one purchase', sv: 'Att betala', en: 'To pay' },
  approved: { id: id('state.approved'), description: 'State of one purchase', sv: 'Köpt', en: 'Bought' },
  declined: { id: id('state.declined'), description: 'State of one purchase', sv: 'Nej tack', en: 'Declined' },
})
