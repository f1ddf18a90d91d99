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
  where: {
    id: 'offer.brief.where',
    description: 'The service or place where it is published',
    defaultMessage: 'Publicera på',
    en: 'Publish on',
  },
})

/** Names of the services that a post can be linked at. */
export const linkPlaces = { tiktok: 'TikTok', youtube: 'YouTube', linkedin: 'LinkedIn' } as const
