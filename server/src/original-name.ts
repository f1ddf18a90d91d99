const asFileName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

interface Original {
  id: string
  creator_username: string
  campaign_name: string | null
  brand_name: string
}

/**
 * The name under which an original is saved: whose it is, what it is of, the end of its id.
 * @param ending of the file, without a dot
 * @param number among several of one right; none for 0
 */
export const originalName = (row: Original, ending: string, number = 0): string =>
  `${[row.creator_username, row.campaign_name ?? row.brand_name, row.id.slice(-6), ...(number ? [String(number)] : [])]
    .map(asFileName)
    .filter(Boolean)
    .join('-')
    .slice(0, 150)}.${ending}`
