/**
 * Seeded random numbers (mulberry32), so that a failing run can be repeated; answers whole numbers from 0 up to, not including, a limit.
 * Its state is 32 bits, kept by integer multiplication: products that outgrow a double lose their lowest bits, and such numbers soon repeat.
 */
export const chanceOf = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}
