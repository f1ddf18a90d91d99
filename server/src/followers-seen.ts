import { daysBetween } from './days'

/** Growth of a quarter within two weeks is rare without a post that went around or followers that were bought. */
export const jumpShare = 25
/** A quarter of a small account is a party; a jump is this many people at the least. */
export const jumpFollowers = 1_000
/** A reading is held against one that is at least so old, so that many small steps count as well… */
export const daysAtLeast = 7
/** …and at most so old: over a longer time growth is growth. */
export const daysAtMost = 21
/** What is kept of readings of followers. */
export interface FollowersSeen {
  before: { count: number; on: string }
  jump: { from: number; to: number; fromOn: string; toOn: string } | null
}

/** What is kept after another reading. */
export const seenAfter = (seen: FollowersSeen | null, count: number, on: string): FollowersSeen => {
  if (!seen) return { before: { count, on }, jump: null }
  const { before } = seen
  const days = daysBetween(before.on, on)
  const more = count - before.count
  const isJump =
    days <= daysAtMost && more >= jumpFollowers && before.count > 0 && more * 100 >= before.count * jumpShare
  // After a jump the next one is counted from there, or the same would be told again.
  if (isJump) return { before: { count, on }, jump: { from: before.count, to: count, fromOn: before.on, toOn: on } }
  return { before: days >= daysAtLeast ? { count, on } : before, jump: seen.jump }
}
