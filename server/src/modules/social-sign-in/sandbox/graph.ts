import type { MadeUpPage, MadeUpPerson } from './identities'

type PictureOf = (face: number | undefined) => string | undefined

/** `me` of the Facebook and Instagram Graph APIs. */
export const meOf = (
  { key, name, email, handle, accountType, followers }: MadeUpPerson,
  provider: 'facebook' | 'instagram',
) =>
  provider === 'facebook'
    ? { id: `sandbox-${key}`, name, ...(email && { email }) }
    : { user_id: `sandbox-${key}`, username: handle, name, account_type: accountType, followers_count: followers }

const pageOf = ({ id, name, instagram }: MadeUpPage, pictureOf: PictureOf) => {
  if (!instagram) return { id, name }
  const { professional, followers, username, face } = instagram
  const picture = pictureOf(face)
  const account = { id: instagram.id, username }
  return professional
    ? {
        id,
        name,
        instagram_business_account: {
          ...account,
          followers_count: followers,
          ...(picture && { profile_picture_url: picture }),
        },
        connected_instagram_account: account,
      }
    : { id, name, connected_instagram_account: account }
}

const cursorAt = (at: number) => Buffer.from(`page ${at}`).toString('base64url')
const positionOf = (cursor: string): number | undefined => {
  const found = /^page (\d{1,4})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1]
  return found === undefined ? undefined : Number(found)
}

/** `me/accounts` with cursors; undefined for a cursor that was not issued here. */
export const accountsOf = (
  { pages }: MadeUpPerson,
  { after, limit }: { after: string | undefined; limit: number },
  address: string,
  pictureOf: PictureOf,
) => {
  const last = after === undefined ? -1 : positionOf(after)
  if (last === undefined) return undefined
  const shown = pages.slice(last + 1, last + 1 + limit)
  if (shown.length === 0) return { data: [] }
  const end = last + shown.length
  return {
    data: shown.map((page) => pageOf(page, pictureOf)),
    paging: {
      cursors: { before: cursorAt(last + 1), after: cursorAt(end) },
      ...(end + 1 < pages.length && { next: `${address}?limit=${limit}&after=${cursorAt(end)}` }),
    },
  }
}
