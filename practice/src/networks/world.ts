import { type Practice, WrongAct } from '../service'

/** How a network answers about one of its posts. `other`: with another post than was asked about. */
export const states = ['shown', 'private', 'deleted', 'no_figures', 'other'] as const
export type VideoState = (typeof states)[number]

export interface Video {
  state?: VideoState
  title?: string
  author?: string
  views?: number
  likes?: number
  comments?: number
}

export type NetworkName = 'youtube' | 'tiktok'

interface World {
  /** What was said of posts, by their ids or short codes. */
  videos: Record<string, Video>
  /** What the vendor refuses all calls for. */
  fault: string
}

export const worldOf = (practice: Practice, network: NetworkName) =>
  practice.kept<World>(network, () => ({ videos: {}, fault: '' }))

/** The same number for the same text, so that a post has the same figures each time it is asked about. */
export const drawn = (text: string, most: number): number => {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003
  return sum % most
}

export const idIn = (text: string, pattern: RegExp): string => {
  const [found] = pattern.exec(text) ?? []
  if (!found) throw new WrongAct('video is the address or the id of a post')
  return found
}
