import type { settings, ValuesOf } from './settings'

/** How addresses that companies name are reached: whether they may lead into the own network, and how long an answer may take. */
interface Reached {
  ownNetwork: boolean
  patienceMs: number
}

/** What people have us reach: issuers of companies, receivers of their webhooks, and the networks of links in posts. */
export interface ReachedConfig {
  companyIssuers: Reached
  webhooks: Reached
  /** Networks whose posts are handed in as links; one that is absent is not asked. */
  networks: { youtube: { url: string; key: string } | undefined; tiktok: { url: string } | undefined }
}

export const reachedOf = (values: ValuesOf<typeof settings>): ReachedConfig => ({
  companyIssuers: { ownNetwork: values.ISSUERS_IN_OWN_NETWORK, patienceMs: 8_000 },
  webhooks: { ownNetwork: values.WEBHOOKS_IN_OWN_NETWORK, patienceMs: 10_000 },
  networks: {
    youtube: values.YOUTUBE_API_KEY ? { url: values.YOUTUBE_API_URL, key: values.YOUTUBE_API_KEY } : undefined,
    tiktok: values.TIKTOK_OEMBED_URL ? { url: values.TIKTOK_OEMBED_URL } : undefined,
  },
})
