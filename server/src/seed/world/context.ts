import type { Row, SeededTable, World } from '../bulk'
import { emptyWorld } from '../bulk'
import type { Clock } from '../clock'
import { idsOf } from '../clock'
import type { BrandFacts } from '../content/brands'
import { type Chance, chanceOf } from '../random'
import type { Language } from './language'

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

/** What the makers share: the clock, chance by purpose, ids, and the rows so far. */
export interface Making {
  clock: Clock
  world: World
  add(table: SeededTable, row: Row): void
  chance(purpose: string): Chance
  id(createdAt: string): string
  passwordHash: string
  adminId: string
  brands: BrandRecord[]
  creators: CreatorRecord[]
  categoryIds: string[]
}

export const startMaking = (clock: Clock, passwordHash: string): Making => {
  const world = emptyWorld()
  return {
    clock,
    world,
    add: (table, row) => void world[table].push(row),
    chance: (purpose) => chanceOf(`samspel ${purpose}`),
    id: idsOf(clock, chanceOf('samspel ids')),
    passwordHash,
    adminId: '',
    brands: [],
    creators: [],
    categoryIds: [],
  }
}
