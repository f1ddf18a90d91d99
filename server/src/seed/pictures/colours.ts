const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** So much of the second colour in the first, 0 to 1; both as #rrggbb. */
export const mix = (colour: string, other: string, share: number): string => {
  const to = channels(other)
  return `#${channels(colour)
    .map((value, at) =>
      Math.round(value + (to[at]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const lighter = (colour: string, share: number): string => mix(colour, '#fffdf8', share)
export const darker = (colour: string, share: number): string => mix(colour, '#14121c', share)

/** How light a colour is to the eye, 0 to 1. */
export const lightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}
