import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  stars: {
    id: 'mf-campaigns.creator-work.stars',
    description: 'Rating',
    defaultMessage: '{n} av 5',
    en: '{n} of 5',
  },
  reach: {
    id: 'mf-campaigns.creator-work.reach',
    description: 'Names the figure for screen readers',
    defaultMessage: 'Räckvidd',
    en: 'Reach',
  },
  posts: {
    id: 'mf-campaigns.creator-work.posts',
    description: 'Instead of the reach: approved posts without figures',
    defaultMessage: '{n, plural, =0 {–} one {# inlägg} other {# inlägg}}',
    en: '{n, plural, =0 {–} one {# post} other {# posts}}',
  },
  story: {
    id: 'mf-campaigns.creator-work.story',
    description: 'On the picture of a story',
    defaultMessage: 'Story',
    en: 'Story',
  },
  postOf: {
    id: 'mf-campaigns.creator-work.post-of',
    description: 'Names the link to a post',
    defaultMessage: 'Inlägg {date}',
    en: 'Post {date}',
  },
  postFigures: {
    id: 'mf-campaigns.creator-work.post-figures',
    description: 'Tooltip',
    defaultMessage:
      '{likes, plural, one {# gilla-markering} other {# gilla-markeringar}}, {comments, plural, one {# kommentar} other {# kommentarer}}',
    en: '{likes, plural, one {# like} other {# likes}}, {comments, plural, one {# comment} other {# comments}}',
  },
})
