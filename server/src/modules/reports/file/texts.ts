import type { Locale, MentionKind } from '@samspel/api'

export interface ReportTexts {
  file: Record<'pdf' | 'creators' | 'posts' | 'days', string>
  title: string
  period: (from: string, to: string) => string
  made: (day: string) => string
  read: (day: string) => string
  several: (n: number) => string
  campaign: string
  creator: string
  account: string
  numbered: (n: number) => string
  kind: string
  kinds: Record<MentionKind, string>
  day: string
  week: (week: number) => string
  weekColumn: string
  reach: string
  ofWanted: (percent: string, wanted: string) => string
  total: string
  posts: string
  participants: (n: number) => string
  likes: string
  comments: string
  engagement: string
  reactions: (n: string) => string
  clicks: string
  code: string
  orders: string
  bought: (n: string) => string
  revenue: string
  revenueKr: string
  cost: string
  costParts: (fees: string, goods: string, logistics: string) => string
  perThousand: string
  perPost: string
  feesKr: string
  goodsKr: string
  logisticsKr: string
  costKr: string
  perThousandKr: string
  readOn: string
  laterReach: string
  laterReadOn: string
  later: string
  laterOf: (posts: number, before: string) => string
  goneOn: string
  gone: (day: string) => string
  link: string
  /** Headings of the figures of a link, which are in no total. */
  linkViews: string
  linkLikes: string
  linkComments: string
  linkSource: string
  linkReadAt: string
  views: (n: number, shown: string) => string
  liked: (n: number, shown: string) => string
  commented: (n: number, shown: string) => string
  typed: string
  pinned: string
  reachByWeek: string
  allPosts: (n: number) => string
  allCreators: (n: number) => string
  noPosts: string
  sum: string
  earlier: (n: number) => string
  page: (page: number, of: number) => string
  madeWith: string
}

const sv: ReportTexts = {
  file: { pdf: 'rapport', creators: 'per kreatör', posts: 'inlägg', days: 'per dag' },
  title: 'Kampanjrapport',
  period: (from, to) => `${from} till ${to}`,
  made: (day) => `Skapad ${day}`,
  read: (day) => `Siffrorna lästes senast ${day}`,
  several: (n) => `${n} kampanjer`,
  campaign: 'Kampanj',
  creator: 'Kreatör',
  account: 'Konto',
  numbered: (n) => `Kreatör ${n}`,
  kind: 'Slag',
  kinds: { post: 'Inlägg', story: 'Story', link: 'Länk', content: 'Innehåll' },
  day: 'Dag',
  week: (week) => `v. ${week}`,
  weekColumn: 'Vecka',
  reach: 'Räckvidd',
  ofWanted: (percent, wanted) => `${percent} % av önskade ${wanted}`,
  total: 'Sammanlagt',
  posts: 'Godkända inlägg',
  participants: (n) => (n === 1 ? '1 deltagare' : `${n} deltagare`),
  likes: 'Gilla-markeringar',
  comments: 'Kommentarer',
  engagement: 'Engagemang (%)',
  reactions: (n) => `${n} reaktioner`,
  clicks: 'Klick',
  code: 'Kod',
  orders: 'Köp',
  bought: (n) => `${n} köp`,
  revenue: 'Sålt',
  revenueKr: 'Sålt (kr)',
  cost: 'Kostnad',
  costParts: (fees, goods, logistics) => `arvoden ${fees}, varor ${goods}, logistik ${logistics}`,
  perThousand: 'Kostnad per 1 000 nådda',
  perPost: 'Kostnad per inlägg',
  feesKr: 'Arvode (kr)',
  goodsKr: 'Varor (kr)',
  logisticsKr: 'Logistik (kr)',
  costKr: 'Kostnad (kr)',
  perThousandKr: 'Kostnad per 1 000 nådda (kr)',
  readOn: 'Läst',
  laterReach: 'Räckvidd senare',
  laterReadOn: 'Läst igen',
  later: 'Räckvidd efter 30 dagar',
  laterOf: (posts, before) => `för ${posts} inlägg, ${before} vid godkännandet`,
  goneOn: 'Borttaget',
  gone: (day) => `Borttaget ${day}`,
  link: 'Länk',
  linkViews: 'Visningar (länk)',
  linkLikes: 'Gilla (länk)',
  linkComments: 'Kommentarer (länk)',
  linkSource: 'Länkens siffror från',
  linkReadAt: 'Länkens siffror lästa',
  views: (n, shown) => `${shown} ${n === 1 ? 'visning' : 'visningar'}`,
  liked: (_, shown) => `${shown} gilla`,
  commented: (n, shown) => `${shown} ${n === 1 ? 'kommentar' : 'kommentarer'}`,
  typed: 'skrivet av kreatören',
  pinned: 'Utvalt',
  reachByWeek: 'Räckvidd per vecka',
  allPosts: (n) => `Alla inlägg (${n})`,
  allCreators: (n) => `Alla kreatörer (${n})`,
  noPosts: 'Inga godkända inlägg än',
  sum: 'Sammanlagt',
  earlier: (n) => (n === 1 ? 'Den förra kampanjen' : `Medianen av de ${n} förra kampanjerna`),
  page: (page, of) => `Sida ${page} av ${of}`,
  madeWith: 'Gjord med Samspel',
}

const en: ReportTexts = {
  file: { pdf: 'report', creators: 'by creator', posts: 'posts', days: 'by day' },
  title: 'Campaign report',
  period: (from, to) => `${from} to ${to}`,
  made: (day) => `Made on ${day}`,
  read: (day) => `Figures last read on ${day}`,
  several: (n) => `${n} campaigns`,
  campaign: 'Campaign',
  creator: 'Creator',
  account: 'Account',
  numbered: (n) => `Creator ${n}`,
  kind: 'Kind',
  kinds: { post: 'Post', story: 'Story', link: 'Link', content: 'Content' },
  day: 'Day',
  week: (week) => `week ${week}`,
  weekColumn: 'Week',
  reach: 'Reach',
  ofWanted: (percent, wanted) => `${percent}% of ${wanted} targeted`,
  total: 'In total',
  posts: 'Approved posts',
  participants: (n) => (n === 1 ? '1 participant' : `${n} participants`),
  likes: 'Likes',
  comments: 'Comments',
  engagement: 'Engagement (%)',
  reactions: (n) => `${n} reactions`,
  clicks: 'Clicks',
  code: 'Code',
  orders: 'Orders',
  bought: (n) => `${n} orders`,
  revenue: 'Sold',
  revenueKr: 'Sold (SEK)',
  cost: 'Cost',
  costParts: (fees, goods, logistics) => `fees ${fees}, goods ${goods}, logistics ${logistics}`,
  perThousand: 'Cost per 1,000 reached',
  perPost: 'Cost per post',
  feesKr: 'Fee (SEK)',
  goodsKr: 'Goods (SEK)',
  logisticsKr: 'Logistics (SEK)',
  costKr: 'Cost (SEK)',
  perThousandKr: 'Cost per 1,000 reached (SEK)',
  readOn: 'Read on',
  laterReach: 'Reach later',
  laterReadOn: 'Read again on',
  later: 'Reach after 30 days',
  laterOf: (posts, before) => `of ${posts} posts, ${before} at the approval`,
  goneOn: 'Removed on',
  gone: (day) => `Removed ${day}`,
  link: 'Link',
  linkViews: 'Views (link)',
  linkLikes: 'Likes (link)',
  linkComments: 'Comments (link)',
  linkSource: 'Figures of the link from',
  linkReadAt: 'Figures of the link read',
  views: (n, shown) => `${shown} ${n === 1 ? 'view' : 'views'}`,
  liked: (n, shown) => `${shown} ${n === 1 ? 'like' : 'likes'}`,
  commented: (n, shown) => `${shown} ${n === 1 ? 'comment' : 'comments'}`,
  typed: 'typed by the creator',
  pinned: 'Chosen',
  reachByWeek: 'Reach per week',
  allPosts: (n) => `All posts (${n})`,
  allCreators: (n) => `All creators (${n})`,
  noPosts: 'No approved posts yet',
  sum: 'In total',
  earlier: (n) => (n === 1 ? 'The campaign before' : `The median of the ${n} campaigns before`),
  page: (page, of) => `Page ${page} of ${of}`,
  madeWith: 'Made with Samspel',
}

export const texts: Record<Locale, ReportTexts> = { sv, en }
