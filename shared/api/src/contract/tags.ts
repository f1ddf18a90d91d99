/** Groups of calls, as the API's documentation shows them. */
export const tags = {
  account: 'What whoever is signed in sees and changes of the own account.',
  auth: 'Signing in and up, sessions, links from mails.',
  brands: 'Brands of companies.',
  campaigns: 'Campaigns of brands: drafts, review, process, figures.',
  communities: "A brand's lists of creators.",
  companies: 'Companies and their settings.',
  'company requests': 'Companies that ask to be let in.',
  creators: 'Creators, as brands and the platform see them.',
  'image purchases': "Rights to creators' pictures that brands ask for and buy.",
  live: 'Changes, sent as they happen.',
  machines: 'What search engines and previews of links read of public pages.',
  mentions: 'What creators publish for a campaign, and the decisions on it.',
  messages: 'Messages between brands and creators.',
  participations: 'Applications, the answers to them, deliveries and ratings.',
  platform: 'Releases of the remotes, failures, notices above every page.',
  public: 'What visitors see, and what is the caller’s own of it.',
  reports: 'Reports of campaigns, and links that share them.',
  'store participations': 'What creators have reserved or asked for at stores.',
  'store products': 'What stores give away, and how many they have.',
  stores: 'Stores of brands.',
  suggestions: 'Products that visitors suggest.',
  uploads: 'Pictures that callers send.',
  users: 'Members of staff and their invitations.',
  wallet: 'Accounts, transactions and payouts; amounts are öre.',
} as const

export type Tag = keyof typeof tags
