import { defineMessages } from '@samspel/i18n'

export const workMessages = defineMessages({
  title: {
    id: 'mf-campaigns.creator-profile.work.title',
    description: 'Heading',
    defaultMessage: 'Samarbeten',
    en: 'Collaborations',
  },
  countTogether: {
    id: 'mf-campaigns.creator-profile.work.count-together',
    description: 'Beside the heading',
    defaultMessage: '{n, plural, =0 {inga med er än} one {# med er} other {# med er}}',
    en: '{n, plural, =0 {none with you yet} one {# with you} other {# with you}}',
  },
  together: {
    id: 'mf-campaigns.creator-profile.work.together',
    description: 'View: collaborations with the own brands',
    defaultMessage: 'Med er',
    en: 'With you',
  },
  own: {
    id: 'mf-campaigns.creator-profile.work.own',
    description: 'View: posts without a paid partner',
    defaultMessage: 'Eget',
    en: 'Own posts',
  },
  loading: {
    id: 'mf-campaigns.creator-profile.work.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar samarbetena',
    en: 'Loading the collaborations',
  },
  workFailed: {
    id: 'mf-campaigns.creator-profile.work.work-failed',
    description: 'What could not be loaded',
    defaultMessage: 'Samarbetena kunde inte hämtas.',
    en: 'The collaborations could not be loaded.',
  },
  postsFailed: {
    id: 'mf-campaigns.creator-profile.work.posts-failed',
    description: 'What could not be loaded',
    defaultMessage: 'Inläggen kunde inte hämtas.',
    en: 'The posts could not be loaded.',
  },
  noneTogether: {
    id: 'mf-campaigns.creator-profile.work.none-together',
    description: 'No collaboration yet',
    defaultMessage: 'Inga samarbeten med er än',
    en: 'No collaborations with you yet',
  },
  noneTogetherText: {
    id: 'mf-campaigns.creator-profile.work.none-together-text',
    description: 'Under it',
    defaultMessage: 'Bjud in till en kampanj så börjar det första.',
    en: 'Invite to a campaign to start the first one.',
  },
  noPosts: {
    id: 'mf-campaigns.creator-profile.work.no-posts',
    description: 'No posts',
    defaultMessage: 'Inga egna inlägg än',
    en: 'No own posts yet',
  },
  noPostsText: {
    id: 'mf-campaigns.creator-profile.work.no-posts-text',
    description: 'Under it',
    defaultMessage: 'Inlägg utan betalt samarbete syns här, när de har lästs från Instagram.',
    en: 'Posts without a paid partner show here, once they are read from Instagram.',
  },
  feeBack: {
    id: 'mf-campaigns.creator-profile.work.fee-back',
    description: 'A fee that was held and returned',
    defaultMessage: 'Arvodet {money} gick tillbaka till kontot {date}.',
    en: 'The fee of {money} went back to the account {date}.',
  },
  showAll: {
    id: 'mf-campaigns.creator-profile.work.show-all',
    description: 'Button: the rest of the list',
    defaultMessage: '{n, plural, one {Visa ett samarbete till} other {Visa # samarbeten till}}',
    en: '{n, plural, one {Show one more collaboration} other {Show # more collaborations}}',
  },
  none: {
    id: 'mf-campaigns.creator-profile.work.none',
    description: 'No collaboration with any brand',
    defaultMessage: 'Inga samarbeten än',
    en: 'No collaborations yet',
  },
})
