import { defineMessages } from '@samspel/i18n'

export const briefMessages = defineMessages({
  title: {
    id: 'offer.brief.title',
    description: 'What the creator is to do',
    defaultMessage: 'Det här gör du',
    en: 'What you do',
  },
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

/** Names of the services that a post can be linked at. */
export const linkPlaces = { tiktok: 'TikTok', youtube: 'YouTube', linkedin: 'LinkedIn' } as const
