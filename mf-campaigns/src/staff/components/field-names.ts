import type { PaymentLinkType, PaymentType } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

const names = defineMessages({
  brandId: {
    id: 'mf-campaigns.campaign-editor.field.brand',
    description: 'Field',
    defaultMessage: 'Varumärke',
    en: 'Brand',
  },
  name: {
    id: 'mf-campaigns.campaign-editor.field.name',
    description: 'Field',
    defaultMessage: 'Kampanjens namn',
    en: 'Name of the campaign',
  },
  caption: {
    id: 'mf-campaigns.campaign-editor.field.caption',
    description: 'Field',
    defaultMessage: 'Rubriktext',
    en: 'Caption',
  },
  deliveryMethod: {
    id: 'mf-campaigns.campaign-editor.field.delivery-method',
    description: 'Field',
    defaultMessage: 'Hur produkten når kreatören',
    en: 'How the product reaches the creator',
  },
  country: {
    id: 'mf-campaigns.campaign-editor.field.country',
    description: 'Field',
    defaultMessage: 'Land',
    en: 'Country',
  },
  isPublic: {
    id: 'mf-campaigns.campaign-editor.field.is-public',
    description: 'Switch',
    defaultMessage: 'Visa på den öppna marknadsplatsen',
    en: 'Show in the public marketplace',
  },
  productImageUrl: {
    id: 'mf-campaigns.campaign-editor.field.product-image',
    description: 'Field',
    defaultMessage: 'Produktbild',
    en: 'Product image',
  },
  productImageFocus: {
    id: 'mf-campaigns.campaign-editor.field.product-image-focus',
    description: 'Field: the point of the product image that stays in sight however it is cropped',
    defaultMessage: 'Fokuspunkt',
    en: 'Focus point',
  },
  inspirationImageUrl: {
    id: 'mf-campaigns.campaign-editor.field.inspiration-image',
    description: 'Field',
    defaultMessage: 'Inspirationsbild',
    en: 'Inspiration image',
  },
  products: {
    id: 'mf-campaigns.campaign-editor.field.products',
    description: 'Name of the list',
    defaultMessage: 'Produkter',
    en: 'Products',
  },
  stores: {
    id: 'mf-campaigns.campaign-editor.field.stores',
    description: 'Name of the section, where the stores of a campaign with pick-up are missing',
    defaultMessage: 'Butiker',
    en: 'Stores',
  },
  productTitle: {
    id: 'mf-campaigns.campaign-editor.field.product-title',
    description: 'Field',
    defaultMessage: 'Produktens rubrik',
    en: 'Title of the product',
  },
  productName: {
    id: 'mf-campaigns.campaign-editor.field.product-name',
    description: 'Field',
    defaultMessage: 'Produktnamn',
    en: 'Product name',
  },
  productDescription: {
    id: 'mf-campaigns.campaign-editor.field.product-description',
    description: 'Field',
    defaultMessage: 'Beskrivning',
    en: 'Description',
  },
  productArticleReference: {
    id: 'mf-campaigns.campaign-editor.field.product-article-reference',
    description: 'Field',
    defaultMessage: 'Artikelnummer',
    en: 'Article reference',
  },
  defaultProductValue: {
    id: 'mf-campaigns.campaign-editor.field.default-product-value',
    description: 'Field',
    defaultMessage: 'Värde',
    en: 'Value',
  },
  excerpt: {
    id: 'mf-campaigns.campaign-editor.field.excerpt',
    description: 'Field',
    defaultMessage: 'Kort beskrivning',
    en: 'Short description',
  },
  instructions: {
    id: 'mf-campaigns.campaign-editor.field.instructions',
    description: 'Field',
    defaultMessage: 'Instruktioner',
    en: 'Instructions',
  },
  startAt: {
    id: 'mf-campaigns.campaign-editor.field.start-at',
    description: 'Field',
    defaultMessage: 'Börjar',
    en: 'Starts',
  },
  endAt: {
    id: 'mf-campaigns.campaign-editor.field.end-at',
    description: 'Field',
    defaultMessage: 'Slutar',
    en: 'Ends',
  },
  dueAt: {
    id: 'mf-campaigns.campaign-editor.field.due-at',
    description: 'Field',
    defaultMessage: 'Sista dag att publicera',
    en: 'Last day to publish',
  },
  sendBy: {
    id: 'mf-campaigns.campaign-editor.field.send-by',
    description: 'Field: last day on which parcels are sent',
    defaultMessage: 'Skicka senast',
    en: 'Send by',
  },
  hashtags: {
    id: 'mf-campaigns.campaign-editor.field.hashtags',
    description: 'Field',
    defaultMessage: 'Hashtaggar',
    en: 'Hashtags',
  },
  mentions: {
    id: 'mf-campaigns.campaign-editor.field.mentions',
    description: 'Field',
    defaultMessage: 'Konton att nämna',
    en: 'Accounts to mention',
  },
  paymentType: {
    id: 'mf-campaigns.campaign-editor.field.payment-type',
    description: 'Field',
    defaultMessage: 'Vad kreatören gör',
    en: 'What the creator does',
  },
  paymentLinkType: {
    id: 'mf-campaigns.campaign-editor.field.payment-link-type',
    description: 'Field',
    defaultMessage: 'Var länken leder',
    en: 'Where the link leads',
  },
  paymentLinkTitle: {
    id: 'mf-campaigns.campaign-editor.field.payment-link-title',
    description: 'Field',
    defaultMessage: 'Platsens namn',
    en: 'Name of the place',
  },
  enablePosts: {
    id: 'mf-campaigns.campaign-editor.field.enable-posts',
    description: 'Switch',
    defaultMessage: 'Inlägg räknas',
    en: 'Posts count',
  },
  enableStories: {
    id: 'mf-campaigns.campaign-editor.field.enable-stories',
    description: 'Switch',
    defaultMessage: 'Storyer räknas',
    en: 'Stories count',
  },
  requireUploadedContent: {
    id: 'mf-campaigns.campaign-editor.field.require-uploaded-content',
    description: 'Switch',
    defaultMessage: 'Kreatören laddar upp material',
    en: 'The creator uploads content',
  },
  terms: {
    id: 'mf-campaigns.campaign-editor.field.terms',
    description: 'Section of fields: what both sides say yes to',
    defaultMessage: 'Villkor',
    en: 'Terms',
  },
  package: {
    id: 'mf-campaigns.campaign-editor.field.package',
    description: 'Field',
    defaultMessage: 'Paket',
    en: 'Package',
  },
  wantedReach: {
    id: 'mf-campaigns.campaign-editor.field.reach',
    description: 'Field',
    defaultMessage: 'Önskad räckvidd',
    en: 'Target reach',
  },
  targetNumberOfInstagramers: {
    id: 'mf-campaigns.campaign-editor.field.target',
    description: 'Field',
    defaultMessage: 'Antal platser',
    en: 'Number of places',
  },
  categories: {
    id: 'mf-campaigns.campaign-editor.field.categories',
    description: 'Field',
    defaultMessage: 'Kategorier',
    en: 'Categories',
  },
  minFollowers: {
    id: 'mf-campaigns.campaign-editor.field.min-followers',
    description: 'Field',
    defaultMessage: 'Minst antal följare',
    en: 'Fewest followers',
  },
  maxFollowers: {
    id: 'mf-campaigns.campaign-editor.field.max-followers',
    description: 'Field',
    defaultMessage: 'Högst antal följare',
    en: 'Most followers',
  },
  enablePaidCollaborations: {
    id: 'mf-campaigns.campaign-editor.field.paid',
    description: 'Switch',
    defaultMessage: 'Betala arvode',
    en: 'Pay a fee',
  },
  paidCollaborationPrice: {
    id: 'mf-campaigns.campaign-editor.field.price',
    description: 'Field',
    defaultMessage: 'Arvode per kreatör',
    en: 'Fee per creator',
  },
  logisticsCostPerParticipant: {
    id: 'mf-campaigns.campaign-editor.field.logistics',
    description: 'Field',
    defaultMessage: 'Logistik per kreatör',
    en: 'Logistics per creator',
  },
  enableTaxAddon: {
    id: 'mf-campaigns.campaign-editor.field.tax-addon',
    description: 'Field',
    defaultMessage: 'Vem är uppdragsgivare?',
    en: 'Who is the principal?',
  },
  packageInfo: {
    id: 'mf-campaigns.campaign-editor.field.package-info',
    description: 'Field',
    defaultMessage: 'Kommentar till Samspel',
    en: 'Comment to Samspel',
  },
  reviewComment: {
    id: 'mf-campaigns.campaign-editor.field.review-comment',
    description: 'Field',
    defaultMessage: 'Kommentar till granskningen',
    en: 'Comment to the review',
  },
  communityListIds: {
    id: 'mf-campaigns.campaign-editor.field.community-lists',
    description: 'Field',
    defaultMessage: 'Bjud in från listor',
    en: 'Invite from lists',
  },
})

/** Names of a campaign's fields in the editor and in comparisons. The wanted reach is `reach` in request bodies (reading Z9). */
export const fieldNames = { ...names, reach: names.wantedReach }

export const paymentTypeNames = defineMessages<PaymentType>({
  instagram: {
    id: 'mf-campaigns.campaign-editor.field.payment.instagram',
    description: 'Card',
    defaultMessage: 'Publicerar på Instagram',
    en: 'Publishes on Instagram',
  },
  content: {
    id: 'mf-campaigns.campaign-editor.field.payment.content',
    description: 'Card',
    defaultMessage: 'Lämnar material',
    en: 'Submits content',
  },
  link: {
    id: 'mf-campaigns.campaign-editor.field.payment.link',
    description: 'Card',
    defaultMessage: 'Publicerar på annan plats',
    en: 'Publishes elsewhere',
  },
})

export const linkTypeNames = defineMessages<PaymentLinkType>({
  tiktok: {
    id: 'mf-campaigns.campaign-editor.field.link.tiktok',
    description: 'Option',
    defaultMessage: 'TikTok',
    en: 'TikTok',
  },
  youtube: {
    id: 'mf-campaigns.campaign-editor.field.link.youtube',
    description: 'Option',
    defaultMessage: 'YouTube',
    en: 'YouTube',
  },
  linkedin: {
    id: 'mf-campaigns.campaign-editor.field.link.linkedin',
    description: 'Option',
    defaultMessage: 'LinkedIn',
    en: 'LinkedIn',
  },
  custom: {
    id: 'mf-campaigns.campaign-editor.field.link.custom',
    description: 'Option',
    defaultMessage: 'Annan plats',
    en: 'Another place',
  },
})
