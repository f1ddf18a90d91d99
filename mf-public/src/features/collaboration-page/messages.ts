import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  tabs: { id: 'mf-public.collaboration-page.tabs', description: 'Names the tabs of a creator', sv: 'Innehåll', en: 'Content' },
  links: { id: 'mf-public.collaboration-page.links', description: 'Tab', sv: 'Länkar', en: 'Links' },
  portfolio: { id: 'mf-public.collaboration-page.portfolio', description: 'Tab', sv: 'Portfolio', en: 'Portfolio' },
  onInstagram: { id: 'mf-public.collaboration-page.on-instagram', description: 'Link to the profile', sv: '{username} på Instagram', en: '{username} on Instagram' },
  followers: { id: 'mf-public.collaboration-page.followers', description: 'How many follow', sv: '{count} följare', en: '{count} followers' },
  noPosts: { id: 'mf-public.collaboration-page.no-posts', description: 'Empty portfolio', sv: 'Inga samarbeten att visa än', en: 'No collaborations to show yet' },
  noPostsText: { id: 'mf-public.collaboration-page.no-posts-text', description: 'Empty portfolio', sv: 'Här visas inlägg som {name} väljer att dela.', en: 'Posts that {name} chooses to share are shown here.' },
})
