import type { LinkProblem, LinkState, Network } from '@samspel/api/network-links'
import type { Auto } from './column'

export interface MentionLinks {
  brand_id: string
  mention_id: string
  campaign_id: string
  instagramer_id: string
  link_key: string
  network: Network | null
  external_id: string | null
  state: LinkState
  missing_since: string | null
  problem: LinkProblem | null
  failures: Auto<number>
  next_at: string | null
  checked_at: string | null
  is_twice: Auto<boolean>
  title: string | null
  author: string | null
  author_url: string | null
  picture_url: string | null
  published_at: string | null
}

export interface LinkReadings {
  brand_id: string
  mention_id: string
  after_days: number
  source: 'youtube' | 'typed'
  read_at: string
  views: number | null
  likes: number | null
  comments: number | null
  proof_url: string | null
}

export interface NetworkUnits {
  network: string
  day: string
  units: number
}

export interface NetworkTables {
  mention_links: MentionLinks
  link_readings: LinkReadings
  network_units: NetworkUnits
}
