/**
 * A share (0.061) in percent (6.1), rounded to so many decimals. 100 is said of all alone and 0 of none alone: 0.996 is 99, and 0.001 is 1.
 * A change, which may be below zero or above one, is rounded as it is.
 */
export const percentOf = (share: number, decimals = 0): number => {
  const step = 10 ** -decimals
  const percent = Math.round((share * 100) / step) * step
  const inside = share > 0 && share < 1 ? Math.min(Math.max(percent, step), 100 - step) : percent
  return Number(inside.toFixed(decimals))
}
