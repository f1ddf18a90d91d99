import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-editor.field.${name}` as const

const names = defineMessages({
  brandId: { id: id('brand'), description: 'Field', sv: 'Varumärke', en: 'Brand' },
  name: { id: id('name'), description: 'Field', sv: 'Kampanjens namn', en: 'Name of the campaign' },
  caption: { id: id('caption'), description: 'Field', sv: 'Rubriktext', en: 'Caption' },
  deliveryMethod: {
    id: id('delivery-method'), description: 'Field', sv: 'Hur produkten når kreatören', en: 'How the product reaches the creator',
  },
  country: { id: id('country'), description: 'Field', sv: 'Land', en: 'Country' },
  isPublic: { id: id('is-public'), description: 'Switch', sv: 'Visa på den öppna marknadsplatsen', en: 'Show in the public marketplace' },
  productImageUrl: { id: id('product-image'), description: 'Field', sv: 'Produktbild', en: 'Product picture' },
  inspirationImageUrl: { id: id('inspiration-image'), description: 'Field', sv: 'Inspirationsbild', en: 'Inspiration picture' },
  products: { id: id('products'), description: 'Name of the list', sv: 'Produkter', en: 'Products' },
  productTitle: { id: id('product-title'), description: 'Field', sv: 'Produktens rubrik', en: 'Title of the product' },
  productName: { id: id('product-name'), description: 'Field', sv: 'Produktnamn', en: 'Product name' },
  productDescription: { id: id('product-description'), description: 'Field', sv: 'Beskrivning', en: 'Description' },
  productArticleReference: { id: id('product-article-reference'), description: 'Field', sv: 'Artikelnummer', en: 'Article reference' },
  defaultProductValue: { id: id('default-product-value'), description: 'Field', sv: 'Värde', en: 'Value' },
  excerpt: { id: id('excerpt'), description: 'Field', sv: 'Kort beskrivning', en: 'Short description' },
  instructions: { id: id('instructions'), description: 'Field', sv: 'Instruktioner', en: 'Instructions' },
  startAt: { id: id('start-at'), description: 'Field', sv: 'Börjar', en: 'Starts' },
  endAt: { id: id('end-at'), description: 'Field', sv: 'Slutar', en: 'Ends' },
  dueAt: { id: id('due-at'), description: 'Field', sv: 'Sista dag att publicera', en: 'Last day to publish' },
  hashtags: { id: id('hashtags'), description: 'Field', sv: 'Hashtaggar', en: 'Hashtags' },
  mentions: { id: id('mentions'), description: 'Field', sv: 'Konton att nämna', en: 'Accounts to name' },
  paymentType: { id: id('payment-type'), description: 'Field', sv: 'Vad kreatören gör', en: 'What the creator does' },
  paymentLinkType: { id: id('payment-link-type'), description: 'Field', sv: 'Var länken leder', en: 'Where the link leads' },
  paymentLinkTitle: { id: id('payment-link-title'), description: 'Field', sv: 'Platsens namn', en: 'Name of the place' },
  enablePosts: { id: id('enable-posts'), description: 'Switch', sv: 'Inlägg räknas', en: 'Posts count' },
  enableStories: { id: id('enable-stories'), description: 'Switch', sv: 'Storyer räknas också', en: 'Stories count as well' },
  requireUploadedContent: {
    id: id('require-uploaded-content'), description: 'Switch', sv: 'Kreatören laddar upp material', en: 'The creator uploads content',
  },
  package: { id: id('package'), description: 'Field', sv: 'Paket', en: 'Package' },
  wantedReach: { id: id('reach'), description: 'Field', sv: 'Önskad räckvidd', en: 'Wanted reach' },
  targetNumberOfInstagramers: { id: id('target'), description: 'Field', sv: 'Antal platser', en: 'Number of places' },
  categories: { id: id('categories'), description: 'Field', sv: 'Kategorier', en: 'Categories' },
  minFollowers: { id: id('min-followers'), description: 'Field', sv: 'Minst antal följare', en: 'Fewest followers' },
  maxFollowers: { id: id('max-followers'), description: 'Field', sv: 'Högst antal följare', en: 'Most followers' },
  enablePaidCollaborations: { id: id('paid'), description: 'Switch', sv: 'Betala arvode', en: 'Pay a fee' },
  paidCollaborationPrice: { id: id('price'), description: 'Field', sv: 'Arvode per kreatör', en: 'Fee per creator' },
  logisticsCostPerParticipant: { id: id('logistics'), description: 'Field', sv: 'Logistik per kreatör', en: 'Logistics per creator' },
  enableTaxAddon: { id: id('tax-addon'), description: 'Field', sv: 'Skattetillägg', en: 'Tax add-on' },
  packageInfo: { id: id('package-info'), description: 'Field', sv: 'Kommentar till Samspel', en: 'Comment to Samspel' },
  reviewComment: { id: id('review-comment'), description: 'Field', sv: 'Kommentar till granskningen', en: 'Comment to the review' },
  communityListIds: { id: id('community-lists'), description: 'Field', sv: 'Bjud in från listor', en: 'Invite from lists' },
})

/**
 * Names of a campaign's fields, as the editor and the differences between two versions call them. The wanted reach is `reach` in bodies
 * (trap Z9).
 */
export const fieldNames = { ...names, reach: names.wantedReach }

export const paymentTypeNames = defineMessages({
  instagram: { id: id('payment.instagram'), description: 'Card', sv: 'Publicerar på Instagram', en: 'Publishes on Instagram' },
  content: { id: id('payment.content'), description: 'Card', sv: 'Lämnar material', en: 'Hands in content' },
  link: { id: id('payment.link'), description: 'Card', sv: 'Publicerar på annan plats', en: 'Publishes elsewhere' },
})

export const linkTypeNames = defineMessages({
  tiktok: { id: id('link.tiktok'), description: 'Option', sv: 'TikTok', en: 'TikTok' },
  youtube: { id: id('link.youtube'), description: 'Option', sv: 'YouTube', en: 'YouTube' },
  linkedin: { id: id('link.linkedin'), description: 'Option', sv: 'LinkedIn', en: 'LinkedIn' },
  custom: { id: id('link.custom'), description: 'Option', sv: 'Annan plats', en: 'Another place' },
})
