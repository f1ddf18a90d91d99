import type { PublicSurface } from '@samspel/federation/registry'

const ids = {
  mention: ['mentionId', 'campaignId', 'instagramerId'],
  participation: ['participationId', 'campaignId', 'instagramerId'],
}

/** What remotes may rely on: read by publishing, no part of the shell's own build. */
export const surface: PublicSurface = {
  publishes: {
    'session:signed-in': ['scope', 'role?'],
    'session:signed-out': [],
    'session:ending': ['until'],
    'session:ended': [],
    'session:expired': ['path'],
    'live:message-created': ['messageId', 'instagramerId', 'brandId'],
    'live:thread-changed': ['instagramerId', 'brandId'],
    'live:mention-changed': ids.mention,
    'live:participation-changed': ids.participation,
    'live:campaign-changed': ['campaignId'],
    'live:account-changed': ['accountId'],
    'live:payout-batch-changed': ['batchId'],
    'live:image-purchase-changed': ['imagePurchaseId', 'brandId', 'instagramerId'],
    'live:store-participation-changed': ['storeParticipationId?', 'storeCampaignId', 'storeId'],
    'live:notices-changed': ['accountId'],
    'live:message-bulk-changed': ['bulkId', 'brandId'],
    'live:registry-changed': ['revision'],
    'live:reconnected': [],
    'platform:remote-loaded': ['remote', 'version', 'channel', 'ms', 'fallback'],
    'platform:remote-failed': ['remote', 'version', 'phase', 'code', 'message'],
    'platform:new-version': ['remote', 'version'],
    'platform:version-leaving': ['remote'],
    'platform:navigated': ['path'],
  },
  offers: { 'nav.badge:*': [], 'nav.bell': [], 'notice:provider-error': [] },
}
