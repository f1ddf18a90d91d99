import { scopes, webhookScopes } from '../../modules/social'

/** A person as the practice world knows one, with the page that stands before the Instagram account. */
interface DemoPerson {
  key: string
  subject: string
  name: string
  handle: string
  email: string
  accountType: 'Media_Creator'
  followers: number
  pages: {
    id: string
    name: string
    instagram: { id: string; username: string; followers: number; professional: true }
  }[]
}

export interface ConnectedCreator {
  username: string
  name: string
  email: string
  followers_count: number
  connected_account_id: string
  connected_ig_user_id: string
}

/** How Facebook names a creator of the demo data to Samspel. */
export const demoSubject = (username: string): string => `practice-demo-${username}`

/**
 * The token by which a creator of the demo data has connected Instagram. The practice world reads from it who that is
 * (practice/src/meta/tokens.ts); for Meta itself it is no token.
 */
export const demoToken = (creator: ConnectedCreator): string => {
  const { username, name, email, followers_count: followers } = creator
  const person: DemoPerson = {
    key: `demo-${username}`,
    subject: demoSubject(username),
    name,
    handle: username,
    email,
    accountType: 'Media_Creator',
    followers,
    pages: [
      {
        id: creator.connected_account_id,
        name,
        instagram: { id: creator.connected_ig_user_id, username, followers, professional: true },
      },
    ],
  }
  return `demo.${Buffer.from(JSON.stringify({ person, scopes: [...scopes.facebook, ...webhookScopes.facebook] })).toString('base64url')}`
}
