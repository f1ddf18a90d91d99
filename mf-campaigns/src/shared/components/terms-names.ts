import type { Terms } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

/** What is counted, in the plural. */
export const pieceNames = defineMessages<keyof Terms['pieces']>({
  post: {
    id: 'mf-campaigns.terms.piece.post',
    description: 'After a number',
    defaultMessage: '{n, plural, one {inlägg} other {inlägg}}',
    en: '{n, plural, one {post} other {posts}}',
  },
  reel: {
    id: 'mf-campaigns.terms.piece.reel',
    description: 'After a number',
    defaultMessage: '{n, plural, one {reel} other {reels}}',
    en: '{n, plural, one {reel} other {reels}}',
  },
  story: {
    id: 'mf-campaigns.terms.piece.story',
    description: 'After a number',
    defaultMessage: '{n, plural, one {story} other {stories}}',
    en: '{n, plural, one {story} other {stories}}',
  },
  link: {
    id: 'mf-campaigns.terms.piece.link',
    description: 'After a number: what is published elsewhere',
    defaultMessage: '{n, plural, one {publicering} other {publiceringar}}',
    en: '{n, plural, one {publication} other {publications}}',
  },
  content: {
    id: 'mf-campaigns.terms.piece.content',
    description: 'After a number: uploaded for the brand’s own use',
    defaultMessage: '{n, plural, one {uppladdat material} other {uppladdade material}}',
    en: '{n, plural, one {uploaded item} other {uploaded items}}',
  },
})

/** Where pictures may be used. */
export const channelNames = defineMessages<NonNullable<Terms['rights']>['channels'][number]>({
  own: {
    id: 'mf-campaigns.terms.channel.own',
    description: 'Where pictures may be used',
    defaultMessage: 'Egna kanaler',
    en: 'Own channels',
  },
  web: {
    id: 'mf-campaigns.terms.channel.web',
    description: 'Where pictures may be used',
    defaultMessage: 'Webb',
    en: 'Web',
  },
  ads: {
    id: 'mf-campaigns.terms.channel.ads',
    description: 'Where pictures may be used',
    defaultMessage: 'Annonser',
    en: 'Ads',
  },
  print: {
    id: 'mf-campaigns.terms.channel.print',
    description: 'Where pictures may be used',
    defaultMessage: 'Tryck',
    en: 'Print',
  },
})
