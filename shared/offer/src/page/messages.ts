import { defineMessages } from '@samspel/i18n'

export const briefMessages = defineMessages({
  title: {
    id: 'offer.brief.title',
    description: 'What the creator is to do',
    defaultMessage: 'Det här gör du',
    en: 'What you do',
  },
  kind: { id: 'offer.brief.kind', description: 'Kind of post', defaultMessage: 'Publicera', en: 'Publish' },
  due: { id: 'offer.brief.due', description: 'Last day to publish', defaultMessage: 'När', en: 'When' },
  period: {
    id: 'offer.brief.period',
    description: 'Start and end of the campaign',
    defaultMessage: 'Kampanjen pågår',
    en: 'Campaign dates',
  },
  hashtags: {
    id: 'offer.brief.hashtags',
    description: 'Hashtags to use',
    defaultMessage: 'Hashtaggar',
    en: 'Hashtags',
  },
  accounts: {
    id: 'offer.brief.accounts',
    description: 'Accounts to name',
    defaultMessage: 'Nämn',
    en: 'Mention',
  },
  adLabel: {
    id: 'offer.brief.ad-label',
    description: 'Advertising label',
    defaultMessage: 'Märkning',
    en: 'Label',
  },
  adLabelText: {
    id: 'offer.brief.ad-label-text',
    description: 'How to label',
    defaultMessage:
      'Börja texten med {one} eller {other}, innan läsaren behöver trycka på mer. Lagen kräver att reklam märks.',
    en: 'Start the text with {one} or {other}, before the “more” link. The law requires advertising to be labelled.',
  },
  instagram: {
    id: 'offer.brief.instagram',
    description: 'Kind of post',
    defaultMessage: 'Ett inlägg på Instagram',
    en: 'A post on Instagram',
  },
  story: {
    id: 'offer.brief.story',
    description: 'Kind of post',
    defaultMessage: 'En story på Instagram',
    en: 'A story on Instagram',
  },
  instagramStory: {
    id: 'offer.brief.instagram-story',
    description: 'Kind of post',
    defaultMessage: 'Ett inlägg eller en story på Instagram',
    en: 'A post or a story on Instagram',
  },
  link: {
    id: 'offer.brief.link',
    description: 'Kind of post',
    defaultMessage: 'En länk till din publicering',
    en: 'A link to what you published',
  },
  linkAt: {
    id: 'offer.brief.link-at',
    description: 'Kind of post',
    defaultMessage: 'En publicering på {place}',
    en: 'Something published on {place}',
  },
  content: {
    id: 'offer.brief.content',
    description: 'Kind of post',
    defaultMessage: 'Text och bilder som varumärket får använda',
    en: 'Text and images for the brand to use',
  },
  contentUpload: {
    id: 'offer.brief.content-upload',
    description: 'The material is uploaded here',
    defaultMessage: 'Ladda upp materialet här.',
    en: 'Upload the material here.',
  },
})

export const termMessages = defineMessages({
  title: {
    id: 'offer.terms.title',
    description: 'Heading of what the creator gets',
    defaultMessage: 'Det här får du',
    en: 'What you get',
  },
  pay: {
    id: 'offer.terms.pay',
    description: 'Label of fee and worth',
    defaultMessage: 'Ersättning',
    en: 'Compensation',
  },
  way: {
    id: 'offer.terms.way',
    description: 'Label of how the products come',
    defaultMessage: 'Så får du det',
    en: 'How you get it',
  },
  sentHome: {
    id: 'offer.terms.sent-home',
    description: 'How the products come',
    defaultMessage: 'Skickas hem till dig',
    en: 'Sent to your home',
  },
  inStore: {
    id: 'offer.terms.in-store',
    description: 'How the products come',
    defaultMessage: 'Hämtas i butik',
    en: 'Picked up in a store',
  },
  places: {
    id: 'offer.terms.places',
    description: 'Label of the places left',
    defaultMessage: 'Platser',
    en: 'Places',
  },
  unlimited: {
    id: 'offer.terms.unlimited',
    description: 'As many as wanted can take part',
    defaultMessage: 'Ingen gräns för antalet platser',
    en: 'No limit on places',
  },
  article: {
    id: 'offer.terms.article',
    description: 'Article number of a product',
    defaultMessage: 'Artikel {reference}',
    en: 'Article {reference}',
  },
  noProducts: {
    id: 'offer.terms.no-products',
    description: 'The brand has written no product facts',
    defaultMessage: 'Varumärket berättar mer när du ansöker.',
    en: 'The brand tells more when you apply.',
  },
})

export const askedMessages = defineMessages({
  unknownText: {
    id: 'offer.asked.unknown-text',
    description: 'What is asked for; followers is a sentence part such as: at least 1,000 followers',
    defaultMessage: 'Kräver {followers} och att du bor i {country}.',
    en: 'Requires {followers}, and that you live in {country}.',
  },
  followers: {
    id: 'offer.asked.followers',
    description: 'Label of the number of followers that is asked for',
    defaultMessage: 'Följare',
    en: 'Followers',
  },
  country: {
    id: 'offer.asked.country',
    description: 'Label of the country that the offer is for',
    defaultMessage: 'Land',
    en: 'Country',
  },
})

/** Names of the services that a post can be linked at. */
export const linkPlaces = { tiktok: 'TikTok', youtube: 'YouTube', linkedin: 'LinkedIn' } as const
