/** Fewer likes and comments than these say nothing. */
const fewest = 5

/** Likes and comments of a hundred reached, one decimal; null without reach, and where there are too few. */
export const engagementOf = ({
  reach,
  likes,
  comments,
}: Readonly<{ reach: number; likes: number; comments: number }>): number | null =>
  reach > 0 && likes + comments >= fewest ? Math.round(((likes + comments) * 1_000) / reach) / 10 : null
