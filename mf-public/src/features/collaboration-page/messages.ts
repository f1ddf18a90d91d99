import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  tabs: {
    id: 'mf-public.collaboration-page.tabs',
    description: 'Names the tabs of a creator',
    defaultMessage: 'Innehåll',
    en: 'Content',
  },
  links: { id: 'mf-public.collaboration-page.links', description: 'Tab', defaultMessage: 'Länkar', en: 'Links' },
  portfolio: {
    id: 'mf-public.collaboration-page.portfolio',
    description: 'Tab',
    defaultMessage: 'Portfolio',
    en: 'Portfolio',
  },
  followers: {
    id: 'mf-public.collaboration-page.followers',
    description: 'How many follow',
    defaultMessage: '{count, plural, one {# följare} other {# följare}}',
    en: '{count, plural, one {# follower} other {# followers}}',
  },
  engagement: {
    id: 'mf-public.collaboration-page.engagement',
    description: 'Share of followers who react',
    defaultMessage: '{share} engagemang',
    en: '{share} engagement',
  },
  noLinks: {
    id: 'mf-public.collaboration-page.no-links',
    description: 'No links',
    defaultMessage: 'Inga länkar än',
    en: 'No links yet',
  },
  noLinksText: {
    id: 'mf-public.collaboration-page.no-links-text',
    description: 'No links',
    defaultMessage: 'Här visas länkar som {name} väljer att dela.',
    en: 'Links that {name} chooses to share are shown here.',
  },
  noPosts: {
    id: 'mf-public.collaboration-page.no-posts',
    description: 'Empty portfolio',
    defaultMessage: 'Inga samarbeten att visa än',
    en: 'No collaborations to show yet',
  },
  noPostsText: {
    id: 'mf-public.collaboration-page.no-posts-text',
    description: 'Empty portfolio',
    defaultMessage: 'Här visas inlägg som {name} väljer att dela.',
    en: 'Posts that {name} chooses to share are shown here.',
  },
  portfolioFailed: {
    id: 'mf-public.collaboration-page.portfolio-failed',
    description: 'The portfolio could not be fetched',
    defaultMessage: 'Portfolion kunde inte hämtas.',
    en: 'The portfolio could not be loaded.',
  },
  workFor: {
    id: 'mf-public.collaboration-page.work-for',
    description: 'Link to a post',
    defaultMessage: 'Samarbete med {brand}',
    en: 'Collaboration with {brand}',
  },
  work: {
    id: 'mf-public.collaboration-page.work',
    description: 'Link to a post whose brand is not named',
    defaultMessage: 'Samarbete',
    en: 'Collaboration',
  },
  likes: {
    id: 'mf-public.collaboration-page.likes',
    description: 'Read out for the number of likes',
    defaultMessage: '{count, plural, one {# gilla-markering} other {# gilla-markeringar}}',
    en: '{count, plural, one {# like} other {# likes}}',
  },
  edit: {
    id: 'mf-public.collaboration-page.edit',
    description: 'Button for the owner',
    defaultMessage: 'Ändra sidan',
    en: 'Edit the page',
  },
})
