/**
 * Every fact that travels between remotes: `owner:fact` to its payload. A fact tells what happened and never asks for work.
 * The owner named before the colon is the only publisher. Ids are UUIDv7 strings.
 */
export interface Facts {
  'session:signed-in': { scope: 'user' | 'instagramer'; role: string | undefined }
  'session:signed-out': Record<string, never>
  /** The visitor signs out: the session is good until what is handed to `until` is over, or a few seconds have passed. */
  'session:ending': { until: (done: Promise<unknown>) => void }
  /** Nobody is signed in any more, whichever way it came: by wish, by the server, from another tab. */
  'session:ended': Record<string, never>
  'session:expired': { path: string }
  'campaigns:mention-approved': { mentionId: string; campaignId: string; instagramerId: string }
  'campaigns:mention-rejected': { mentionId: string; campaignId: string; instagramerId: string }
  /** The signed-in creator has applied. */
  'campaigns:participation-requested': { participationId: string; campaignId: string; instagramerId: string }
  'campaigns:participation-approved': { participationId: string; campaignId: string; instagramerId: string }
  'campaigns:changed': { campaignId: string }
  /** A brand was added or changed, so lists of brands are out of date. */
  'auth:brands-changed': Record<string, never>
  'messages:sent': { messageId: string; instagramerId: string; brandId: string }
  'messages:read': { instagramerId: string; brandId: string }
  'wallet:changed': { accountId: string }
  'live:message-created': { messageId: string; instagramerId: string; brandId: string }
  /** The thread was read, got a system notice, or was muted or blocked. */
  'live:thread-changed': { instagramerId: string; brandId: string }
  'live:mention-changed': { mentionId: string; campaignId: string; instagramerId: string }
  'live:participation-changed': { participationId: string; campaignId: string; instagramerId: string }
  'live:campaign-changed': { campaignId: string }
  'live:account-changed': { accountId: string }
  'live:payout-batch-changed': { batchId: string }
  'live:image-purchase-changed': { imagePurchaseId: string; brandId: string; instagramerId: string }
  'live:store-participation-changed': { storeParticipationId?: string; storeCampaignId: string; storeId: string }
  'live:notices-changed': { accountId: string }
  /** A bulk message is waiting, was sent, or was cancelled. */
  'live:message-bulk-changed': { bulkId: string; brandId: string }
  'live:reconnected': Record<string, never>
  /** `ms`: from the navigation to the mounted page. `channel`: live, canary or override. `fallback`: the previous good release stood in. */
  'platform:remote-loaded': { remote: string; version: string; channel: string; ms: number; fallback: boolean }
  'platform:remote-failed': { remote: string; version: string; phase: string; code: string; message: string }
  /** A newer release of a remote is live while this tab runs an older one. */
  'platform:new-version': { remote: string; version: string }
  /** The remote's screen is about to be replaced by that of another release. */
  'platform:version-leaving': { remote: string }
  'platform:navigated': { path: string }
}

/** Name of a fact, `owner:fact`. */
export type FactName = keyof Facts
