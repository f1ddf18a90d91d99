import type { ImagePurchase } from '@samspel/api'
import { bilingual, defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-campaigns.image-purchases.title',
    description: 'Heading of the page',
    defaultMessage: 'Bildköp',
    en: 'Image purchases',
  },
  bought: {
    id: 'mf-campaigns.image-purchases.bought',
    description: 'Part of the page: what is asked for and bought, beside the rights',
    defaultMessage: 'Köp',
    en: 'Purchases',
  },
  states: {
    id: 'mf-campaigns.image-purchases.states',
    description: 'Name of the row of tabs',
    defaultMessage: 'Bildköp efter läge',
    en: 'Image purchases by state',
  },
  requestedCount: {
    id: 'mf-campaigns.image-purchases.requested-count',
    description: 'Under the heading',
    defaultMessage:
      '{n, plural, =0 {Inga frågor väntar på svar} one {# fråga väntar på svar} other {# frågor väntar på svar}}',
    en: '{n, plural, =0 {No requests are waiting for an answer} one {# request is waiting for an answer} other {# requests are waiting for an answer}}',
  },
  synced: {
    id: 'mf-campaigns.image-purchases.synced',
    description: 'When the count was last asked for',
    defaultMessage: 'Uppdaterad {time}',
    en: 'Updated {time}',
  },
  refresh: {
    id: 'mf-campaigns.image-purchases.refresh',
    description: 'Button without words',
    defaultMessage: 'Uppdatera',
    en: 'Refresh',
  },
  empty: {
    id: 'mf-campaigns.image-purchases.empty',
    description: 'Nothing in this state',
    defaultMessage: 'Inga bildköp här',
    en: 'No image purchases here',
  },
  emptyText: {
    id: 'mf-campaigns.image-purchases.empty-text',
    description: 'When that changes',
    defaultMessage: 'Fråga om en bild när du granskar ett inlägg.',
    en: 'Ask for an image while you review a post.',
  },
  emptyPending: {
    id: 'mf-campaigns.image-purchases.empty-pending',
    description: 'Nothing is to be paid',
    defaultMessage: 'Inga bilder att betala',
    en: 'No images to pay for',
  },
  emptyPendingText: {
    id: 'mf-campaigns.image-purchases.empty-pending-text',
    description: 'When that changes',
    defaultMessage: 'När en kreatör tackar ja dyker bilden upp här.',
    en: 'When a creator accepts, the image appears here.',
  },
  askedBy: {
    id: 'mf-campaigns.image-purchases.asked-by',
    description: 'Who asked, when',
    defaultMessage: '{name} frågade {date}',
    en: '{name} asked {date}',
  },
  asked: {
    id: 'mf-campaigns.image-purchases.asked',
    description: 'When it was asked',
    defaultMessage: 'Frågan skickades {date}',
    en: 'Asked {date}',
  },
  answered: {
    id: 'mf-campaigns.image-purchases.answered',
    description: 'The creator said yes',
    defaultMessage: 'Kreatören tackade ja {date}',
    en: 'The creator accepted {date}',
  },
  approve: {
    id: 'mf-campaigns.image-purchases.approve',
    description: 'Button',
    defaultMessage: 'Godkänn och betala',
    en: 'Approve and pay',
  },
  approveTitle: {
    id: 'mf-campaigns.image-purchases.approve-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Betala {money} för bilden',
    en: 'Pay {money} for the image',
  },
  approveText: {
    id: 'mf-campaigns.image-purchases.approve-text',
    description: 'What happens',
    defaultMessage: 'Pengarna går från {brand} till @{username} direkt och kan inte tas tillbaka. {terms}, från i dag.',
    en: 'The money goes from {brand} to @{username} immediately and cannot be taken back. {terms}, from today.',
  },
  balance: {
    id: 'mf-campaigns.image-purchases.balance',
    description: 'What the brand can pay with',
    defaultMessage: '{brand} har {money} att betala med.',
    en: '{brand} has {money} to pay with.',
  },
  pay: {
    id: 'mf-campaigns.image-purchases.pay',
    description: 'Button',
    defaultMessage: 'Betala {money}',
    en: 'Pay {money}',
  },
  paid: {
    id: 'mf-campaigns.image-purchases.paid',
    description: 'Toast',
    defaultMessage: 'Bilden är köpt. Originalet kan laddas ner.',
    en: 'The image is yours. The original can be downloaded.',
  },
  decline: {
    id: 'mf-campaigns.image-purchases.decline',
    description: 'Button',
    defaultMessage: 'Tacka nej',
    en: 'Decline',
  },
  withdraw: {
    id: 'mf-campaigns.image-purchases.withdraw',
    description: 'Button: the creator has not answered yet',
    defaultMessage: 'Dra tillbaka',
    en: 'Withdraw',
  },
  declineTitle: {
    id: 'mf-campaigns.image-purchases.decline-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Tacka nej till bilden av @{username}',
    en: 'Decline the image by @{username}',
  },
  declined: {
    id: 'mf-campaigns.image-purchases.declined',
    description: 'Toast',
    defaultMessage: 'Kreatören får veta att det inte blir något köp',
    en: 'The creator is notified that there will be no purchase',
  },
  download: {
    id: 'mf-campaigns.image-purchases.download',
    description: 'Button',
    defaultMessage: 'Ladda ner original',
    en: 'Download original',
  },
  reasonOther: {
    id: 'mf-campaigns.image-purchases.reason-other',
    description: 'Short name of a reason',
    defaultMessage: 'Annan bild vald',
    en: 'Another image',
  },
  reasonQuality: {
    id: 'mf-campaigns.image-purchases.reason-quality',
    description: 'Short name of a reason',
    defaultMessage: 'För låg upplösning',
    en: 'Resolution too low',
  },
  reasonPlans: {
    id: 'mf-campaigns.image-purchases.reason-plans',
    description: 'Short name of a reason',
    defaultMessage: 'Ändrade planer',
    en: 'Changed plans',
  },
  toPay: {
    id: 'mf-campaigns.image-purchases.to-pay',
    description: 'Over the pictures to pay: how many, and what they cost together',
    defaultMessage: '{n, plural, one {# bild} other {# bilder}} att betala, tillsammans {money}',
    en: '{n, plural, one {# image} other {# images}} to pay, {money} in all',
  },
})

export const stateTabs = defineMessages<'all' | ImagePurchase['state']>({
  requested: {
    id: 'mf-campaigns.image-purchases.tab.requested',
    description: 'Tab',
    defaultMessage: 'Frågade',
    en: 'Asked',
  },
  pending: {
    id: 'mf-campaigns.image-purchases.tab.pending',
    description: 'Tab',
    defaultMessage: 'Att betala',
    en: 'To pay',
  },
  approved: {
    id: 'mf-campaigns.image-purchases.tab.approved',
    description: 'Tab',
    defaultMessage: 'Köpta',
    en: 'Bought',
  },
  declined: {
    id: 'mf-campaigns.image-purchases.tab.declined',
    description: 'Tab',
    defaultMessage: 'Nej tack',
    en: 'Declined',
  },
  all: { id: 'mf-campaigns.image-purchases.tab.all', description: 'Tab', defaultMessage: 'Alla', en: 'All' },
})

export const stateNames = defineMessages<ImagePurchase['state']>({
  requested: {
    id: 'mf-campaigns.image-purchases.state.requested',
    description: 'State of one purchase',
    defaultMessage: 'Väntar på kreatören',
    en: 'Waiting for the creator',
  },
  pending: {
    id: 'mf-campaigns.image-purchases.state.pending',
    description: 'State of one purchase',
    defaultMessage: 'Att betala',
    en: 'To pay',
  },
  approved: {
    id: 'mf-campaigns.image-purchases.state.approved',
    description: 'State of one purchase',
    defaultMessage: 'Köpt',
    en: 'Bought',
  },
  declined: {
    id: 'mf-campaigns.image-purchases.state.declined',
    description: 'State of one purchase',
    defaultMessage: 'Nej tack',
    en: 'Declined',
  },
})

export const endedMessages = defineMessages({
  state: {
    id: 'mf-campaigns.image-purchases.ended.state',
    description: 'State of a bought picture whose licence is over',
    defaultMessage: 'Licensen är slut',
    en: 'Licence over',
  },
  noMore: {
    id: 'mf-campaigns.image-purchases.ended.no-more',
    description: 'After the day on which the licence ran out',
    defaultMessage: 'Bilden får inte användas längre och kan inte laddas ner. En ny licens frågar du om vid inlägget.',
    en: 'The picture may no longer be used and cannot be downloaded. Ask for a new licence at the post.',
  },
  toPost: {
    id: 'mf-campaigns.image-purchases.ended.to-post',
    description: 'Link to the posts, where a licence is asked for',
    defaultMessage: 'Till inläggen',
    en: 'To the posts',
  },
})

/** Reasons shown to the creator, in the language the brand chooses. */
export const reasonTexts = bilingual(
  defineMessages({
    reasonOtherText: {
      id: 'mf-campaigns.image-purchases.reason-other-text',
      description: 'Reason to the creator',
      defaultMessage: 'Vi har valt en annan bild den här gången.',
      en: 'We have chosen another image this time.',
    },
    reasonQualityText: {
      id: 'mf-campaigns.image-purchases.reason-quality-text',
      description: 'Reason to the creator',
      defaultMessage: 'Bilden har för låg upplösning för det vi behöver den till.',
      en: 'The resolution is too low for what we need the image for.',
    },
    reasonPlansText: {
      id: 'mf-campaigns.image-purchases.reason-plans-text',
      description: 'Reason to the creator',
      defaultMessage: 'Våra planer har ändrats och vi behöver inte bilden längre.',
      en: 'Our plans have changed and we no longer need the image.',
    },
  }),
)
