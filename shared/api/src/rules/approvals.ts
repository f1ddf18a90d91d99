/** What approving one application takes: money of its brand, and one of each of what is limited. */
export interface Approval {
  brandId: string
  /** Öre. */
  reserves: number
  /** Those with the same key share what is left. */
  limits: readonly { of: 'places' | 'stock'; key: string; left: number }[]
}

/** What a brand can reserve, öre. */
export interface Purse {
  brandId: string
  available: number
}

/** More than is left of something that is limited; `left`: for so many there is room. */
export interface Crowd {
  of: 'places' | 'stock'
  key: string
  left: number
}

/** Whether so many more can be taken; null: nothing limits it. */
export const hasRoom = (left: number | null, wanted = 1): boolean => left === null || left >= wanted

/** How much of a sum is missing, öre. */
export const missingOf = (reserves: number, available: number): number => Math.max(0, reserves - available)

const reservedOf = (approvals: readonly Approval[], brandId: string): number =>
  approvals.reduce((sum, one) => (one.brandId === brandId ? sum + one.reserves : sum), 0)

/** What these reserve on a brand's account after those promised already, what is left for them, and how much of it is missing. */
export const reservedOn = (
  { brandId, available }: Purse,
  approvals: readonly Approval[],
  promised: readonly Approval[] = [],
): { reserves: number; available: number; lacking: number } => {
  const reserves = reservedOf(approvals, brandId)
  const left = available - reservedOf(promised, brandId)
  return { reserves, available: left, lacking: reserves > 0 ? missingOf(reserves, left) : 0 }
}

const taking = (approvals: readonly Approval[], key: string): number =>
  approvals.filter(({ limits }) => limits.some((limit) => limit.key === key)).length

/** The first of what is limited of which these take more than is left after those promised already. */
export const crowdOf = (approvals: readonly Approval[], promised: readonly Approval[] = []): Crowd | undefined => {
  for (const { of, key, left: all } of approvals.flatMap(({ limits }) => limits)) {
    const left = Math.max(0, all - taking(promised, key))
    if (!hasRoom(left, taking(approvals, key))) return { of, key, left }
  }
  return undefined
}

/** The earliest of these for which there is money, and room, one after the other. */
export const fittingOf = <T extends Approval & { createdAt: string }>(
  approvals: readonly T[],
  purses: readonly Purse[],
  promised: readonly Approval[] = [],
): T[] => {
  const taken: T[] = []
  for (const one of approvals.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const all = [...taken, one]
    const isPaid = purses.every((purse) => reservedOn(purse, all, promised).lacking === 0)
    if (isPaid && !crowdOf(all, promised)) taken.push(one)
  }
  return taken
}
