import { emptyWorld, type Row, type SeededTable, type World } from '../bulk'
import { type Clock, idsOf } from '../clock'
import type { BrandFacts } from '../content/brands'
import { type CaptionWriter, captionWriter } from '../content/captions'
import { type Random, seededRandom } from '../random'
import type { Language } from './language'
import { type PostPictures, postPictures } from './post-pictures'

export interface BrandRecord extends BrandFacts {
  id: string
  staffId: string
  staffName: string
  language: Language
  companyId: string
}
export interface CreatorRecord {
  id: string
  username: string
  name: string
  country: BrandFacts['country']
  followers: number
  engagement: number
  bankAccount: string | null
  language: Language
}

/** A creator has asked for money; carried out by the commands once the world is written. */
export interface PayoutRequest {
  creator: Pick<CreatorRecord, 'id' | 'name'>
  /** Öre. */
  amount: number
  at: string
}

/** What the makers share: the clock, random by purpose, ids, and the rows so far. */
export interface Making {
  clock: Clock
  world: World
  add(table: SeededTable, row: Row): void
  random(purpose: string): Random
  id(createdAt: string): string
  /** A caption that nobody else has written. */
  caption: CaptionWriter
  pictures: PostPictures
  passwordHash: string
  adminId: string
  brands: BrandRecord[]
  creators: CreatorRecord[]
  categoryIds: string[]
  payoutRequests: PayoutRequest[]
}

export const startMaking = (clock: Clock, passwordHash: string): Making => {
  const world = emptyWorld()
  return {
    clock,
    world,
    add: (table, row) => void world[table].push(row),
    random: (purpose) => seededRandom(`samspel ${purpose}`),
    id: idsOf(clock, seededRandom('samspel ids')),
    caption: captionWriter(),
    pictures: postPictures(),
    passwordHash,
    adminId: '',
    brands: [],
    creators: [],
    categoryIds: [],
    payoutRequests: [],
  }
}
