import { defineMessages } from '@samspel/i18n'

export const briefMessages = defineMessages({
  title: {
    id: 'mf-campaigns.brief.title',
    description: 'What the creator is to do',
    defaultMessage: 'Det här ska du göra',
    en: 'What to do',
  },
  kind: { id: 'mf-campaigns.brief.kind', description: 'Kind of post', defaultMessage: 'Publicera', en: 'Publish' },
  due: {
    id: 'mf-campaigns.brief.due',
    description: 'Last day to publish',
    defaultMessage: 'Senast',
    en: 'No later than',
  },
  period: {
    id: 'mf-campaigns.brief.period',
    description: 'Start and end of the campaign',
    defaultMessage: 'Kampanjen pågår',
    en: 'Campaign dates',
  },
  hashtags: {
    id: 'mf-campaigns.brief.hashtags',
    description: 'Hashtags to use',
    defaultMessage: 'Hashtaggar',
    en: 'Hashtags',
  },
  accounts: {
    id: 'mf-campaigns.brief.accounts',
    description: 'Accounts to name',
    defaultMessage: 'Nämn',
    en: 'Mention',
  },
  adLabel: {
    id: 'mf-campaigns.brief.ad-label',
    description: 'Advertising label',
    defaultMessage: 'Märkning',
    en: 'Label',
  },
  adLabelText: {
    id: 'mf-campaigns.brief.ad-label-text',
    description: 'How to label',
    defaultMessage:
      'Börja texten med {one} eller {other}, innan läsaren behöver trycka på mer. Lagen kräver att reklam märks.',
    en: 'Start the text with {one} or {other}, before the “more” link. The law requires advertising to be labelled.',
  },
  instagram: {
    id: 'mf-campaigns.brief.instagram',
    description: 'Kind of post',
    defaultMessage: 'Ett inlägg på Instagram',
    en: 'A post on Instagram',
  },
  story: {
    id: 'mf-campaigns.brief.story',
    description: 'Kind of post',
    defaultMessage: 'En story på Instagram',
    en: 'A story on Instagram',
  },
  instagramStory: {
    id: 'mf-campaigns.brief.instagram-story',
    description: 'Kind of post',
    defaultMessage: 'Ett inlägg eller en story på Instagram',
    en: 'A post or a story on Instagram',
  },
  link: {
    id: 'mf-campaigns.brief.link',
    description: 'Kind of post',
    defaultMessage: 'En länk till din publicering',
    en: 'A link to what you published',
  },
  linkAt: {
    id: 'mf-campaigns.brief.link-at',
    description: 'Kind of post',
    defaultMessage: 'En publicering på {place}',
    en: 'Something published on {place}',
  },
  content: {
    id: 'mf-campaigns.brief.content',
    description: 'Kind of post',
    defaultMessage: 'Text och bilder som varumärket får använda',
    en: 'Text and images for the brand to use',
  },
  contentUpload: {
    id: 'mf-campaigns.brief.content-upload',
    description: 'The material is uploaded here',
    defaultMessage: 'Ladda upp materialet här.',
    en: 'Upload the material here.',
  },
  products: {
    id: 'mf-campaigns.brief.products',
    description: 'Products of the offer',
    defaultMessage: 'Det här får du',
    en: 'What you get',
  },
})

export const linkPlaces = { tiktok: 'TikTok', youtube: 'YouTube', linkedin: 'LinkedIn' } as const
