/** Round steps from 0 that reach over `max`: at most `count` of them, each 1, 2, 2.5 or 5 times a power of ten. */
export function niceTicks(max: number, count = 4): number[] {
  if (!(max > 0)) return [0]
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const ticks: number[] = []
  for (let tick = 0; tick <= max + step * 1e-9; tick += step) ticks.push(Number(tick.toPrecision(12)))
  return ticks
}
