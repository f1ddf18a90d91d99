/**
 * Every fact that travels between remotes: `owner:fact` to its payload. A fact tells what happened and never asks for work.
 * The owner named before the colon is the only publisher. Ids are UUIDv7 strings.
 */
export interface Facts {
  /** Somebody has signed in, in this tab: a person of staff (`user`, with the role) or a creator. */
  'session:signed-in': { scope: 'user' | 'instagramer'; role: string | undefined }
  /** Somebody signs out by wish; `session:ended` follows. */
  'session:signed-out': Record<string, never>
  /** The visitor signs out: the session is good until what is handed to `until` is over, or a few seconds have passed. */
  'session:ending': { until: (done: Promise<unknown>) => void }
  /** Nobody is signed in any more, whichever way it came: by wish, by the server, from another tab. */
  'session:ended': Record<string, never>
  /** The server has ended the session; `path` is where to come back to. */
  'session:expired': { path: string }
  /** A member of staff has approved a post in this tab. */
  'campaigns:mention-approved': { mentionId: string; campaignId: string; instagramerId: string }
  /** A member of staff has sent a post back in this tab. */
  'campaigns:mention-rejected': { mentionId: string; campaignId: string; instagramerId: string }
  /** The signed-in creator has applied. */
  'campaigns:participation-requested': { participationId: string; campaignId: string; instagramerId: string }
  /** A member of staff has approved an application in this tab. */
  'campaigns:participation-approved': { participationId: string; campaignId: string; instagramerId: string }
  /** A campaign was changed in this tab. Nobody tells it today. */
  'campaigns:changed': { campaignId: string }
  /** A brand was added or changed, so lists of brands are out of date. */
  'auth:brands-changed': Record<string, never>
  /** A message was sent from this tab. */
  'messages:sent': { messageId: string; instagramerId: string; brandId: string }
  /** A thread was opened in this tab. */
  'messages:read': { instagramerId: string; brandId: string }
  /** Money was moved in this tab. */
  'wallet:changed': { accountId: string }
  /** A message has come for somebody who is signed in here. */
  'live:message-created': { messageId: string; instagramerId: string; brandId: string }
  /** The thread was read, got a system notice, or was muted or blocked. */
  'live:thread-changed': { instagramerId: string; brandId: string }
  /** A post was handed in, approved, sent back or changed, by anybody. */
  'live:mention-changed': { mentionId: string; campaignId: string; instagramerId: string }
  /** An application was made, answered or changed, by anybody. */
  'live:participation-changed': { participationId: string; campaignId: string; instagramerId: string }
  /** A campaign was changed, by anybody. */
  'live:campaign-changed': { campaignId: string }
  /** What an account of the wallet has was changed. */
  'live:account-changed': { accountId: string }
  /** A batch of payouts was changed. */
  'live:payout-batch-changed': { batchId: string }
  /** A purchase of originals was asked for, answered or changed. */
  'live:image-purchase-changed': { imagePurchaseId: string; brandId: string; instagramerId: string }
  /** A pick-up was applied for, answered, fetched or changed. */
  'live:store-participation-changed': { storeParticipationId?: string; storeCampaignId: string; storeId: string }
  /** A notice has come, or was read elsewhere. */
  'live:notices-changed': { accountId: string }
  /** A bulk message is waiting, was sent, or was cancelled. */
  'live:message-bulk-changed': { bulkId: string; brandId: string }
  /** A release was moved or a setting was changed. */
  'live:registry-changed': { revision: string }
  /** The live stream is back after a break: what was missed is to be asked for again. */
  'live:reconnected': Record<string, never>
  /** `ms`: from the navigation to the mounted page. `channel`: live, canary or override. `fallback`: the previous good release stood in. */
  'platform:remote-loaded': { remote: string; version: string; channel: string; ms: number; fallback: boolean }
  /** A remote could not be loaded or shown. */
  'platform:remote-failed': { remote: string; version: string; phase: string; code: string; message: string }
  /** A newer release of a remote is live while this tab runs an older one. */
  'platform:new-version': { remote: string; version: string }
  /** The remote's screen is about to be replaced by that of another release. */
  'platform:version-leaving': { remote: string }
  /** The page has gone to another path. */
  'platform:navigated': { path: string }
}

/** Name of a fact, `owner:fact`. */
export type FactName = keyof Facts
