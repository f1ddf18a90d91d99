import type { PaymentLinkType } from '@samspel/api'
import { networkReads, postAt } from '@samspel/api/network-links'
import type { Random } from '../random'

/** Where a link of the demo leads: a post that the practice world shows. */
export const demoLink = (type: PaymentLinkType, username: string, random: Random): string => {
  const number = random.int(10_000, 99_999)
  return {
    youtube: `https://www.youtube.com/watch?v=demo-v${number}`,
    tiktok: `https://www.tiktok.com/@${username}/video/73000000000000${number}`,
    linkedin: `https://www.linkedin.com/feed/update/urn:li:activity:73000000000000${number}`,
    custom: `https://blogg.example/${username}/${number}`,
  }[type]
}

/** What the demo knows of a link: its network is asked as soon as somebody runs the jobs. */
export const linkRowOf = (url: string, createdAt: string) => {
  const post = postAt(url)
  const isTold = post !== undefined && networkReads[post.network].about
  return {
    link_key: post?.key ?? `custom:${url}`,
    network: post?.network ?? null,
    external_id: post?.id ?? null,
    state: isTold ? 'waiting' : 'unreadable',
    missing_since: isTold ? createdAt : null,
    next_at: isTold ? createdAt : null,
  }
}
