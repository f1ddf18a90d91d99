import { expect, test } from '@jest/globals'
import { chanceOf } from './support/chance'

test('random numbers of the tests do not repeat within what a long run takes, and are the same for the same seed', () => {
  const seen = new Set<number>()
  const below = chanceOf(7_919)
  for (let at = 0; at < 100_000; at += 1) seen.add(below(2 ** 32))
  expect(seen.size).toBeGreaterThan(99_900)
  const [one, same, other] = [chanceOf(1), chanceOf(1), chanceOf(2)]
  const draws = [one, same, other].map((draw) => Array.from({ length: 20 }, () => draw(1_000)).join(' '))
  expect([draws[0] === draws[1], draws[0] === draws[2]]).toEqual([true, false])
})
