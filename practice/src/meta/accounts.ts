import type { FastifyInstance } from 'fastify'
import type { Practice } from '../service'
import { text } from './dialog'
import { graphError } from './errors'
import { drawnFaces } from './faces'
import { revoke } from './oauth'
import { accountIdOf, type MadeUpPage, scopedIdOf } from './people'
import { type Caller, callerOf } from './tokens'
import { type Network, rootOf, worldOf } from './world'

type Fields = Record<string, unknown>
type PictureOf = (face: number | undefined) => string | undefined

const meOf = ({ person, has }: Caller, network: Network) => {
  const { name, email, handle, accountType, followers } = person
  if (network === 'facebook')
    return { id: scopedIdOf(person), name, ...(email !== undefined && has('email') && { email }) }
  return {
    id: scopedIdOf(person),
    user_id: accountIdOf(person),
    username: handle,
    name,
    account_type: accountType,
    followers_count: followers,
  }
}

const pageOf = ({ id, name, instagram }: MadeUpPage, { has }: Caller, unlinked: string[], pictureOf: PictureOf) => {
  if (!instagram || !has('instagram_basic') || unlinked.includes(instagram.id)) return { id, name }
  const { professional, followers, username, face } = instagram
  const picture = pictureOf(face)
  const account = { id: instagram.id, username }
  if (!professional) return { id, name, connected_instagram_account: account }
  return {
    id,
    name,
    instagram_business_account: {
      ...account,
      followers_count: followers,
      ...(picture && { profile_picture_url: picture }),
    },
    connected_instagram_account: account,
  }
}

const cursorAt = (at: number) => Buffer.from(`page ${at}`).toString('base64url')
const positionOf = (cursor: string): number | undefined => {
  const found = /^page (\d{1,4})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1]
  return found === undefined ? undefined : Number(found)
}

interface Part<T> {
  data: T[]
  paging?: { cursors: { before: string; after: string }; next?: string }
}

/** A page of a list with cursors, as Graph lists have them; undefined for a cursor that was not issued here. */
export const partOf = <T>(
  all: readonly T[],
  { after, limit }: { after: string | undefined; limit: number },
  address: string,
): Part<T> | undefined => {
  const last = after === undefined ? -1 : positionOf(after)
  if (last === undefined) return undefined
  const data = all.slice(last + 1, last + 1 + limit)
  if (data.length === 0) return { data: [] }
  const end = last + data.length
  return {
    data,
    paging: {
      cursors: { before: cursorAt(last + 1), after: cursorAt(end) },
      ...(end + 1 < all.length && { next: `${address}?limit=${limit}&after=${cursorAt(end)}` }),
    },
  }
}

/** Who signs in, the pages they look after, and what they have allowed. */
export const accountRoutes = (app: FastifyInstance, practice: Practice, network: Network): void => {
  const root = `${rootOf(network)}/:version`

  app.get(`${root}/me`, async (request, reply) => {
    const caller = callerOf(practice, network, request, reply)
    return caller ? meOf(caller, network) : reply
  })
  if (network === 'instagram') return

  app.get<{ Querystring: Fields }>(`${root}/me/accounts`, async (request, reply) => {
    const caller = callerOf(practice, network, request, reply)
    if (!caller) return reply
    const faceOf = await drawnFaces(practice)
    const pictureOf: PictureOf = (face) => {
      const picture = face === undefined ? undefined : faceOf(face)
      return picture && practice.publicUrl + picture
    }
    const { unlinked } = worldOf(practice).value
    // Pages of a business are left out without a word.
    const pages = caller.has('pages_show_list')
      ? caller.person.pages.filter(({ isBusiness }) => !isBusiness || caller.has('business_management'))
      : []
    const part = partOf(
      pages,
      {
        after: text(request.query.after),
        limit: Math.min(Math.max(Number(request.query.limit) || 25, 1), 100),
      },
      practice.ownUrl + (request.url.split('?', 1)[0] ?? ''),
    )
    if (!part) return graphError(reply, { code: 100, message: '(#100) Invalid cursor' })
    return { ...part, data: part.data.map((page) => pageOf(page, caller, unlinked, pictureOf)) }
  })

  app.get(`${root}/me/permissions`, async (request, reply) => {
    const caller = callerOf(practice, network, request, reply)
    return caller ? { data: caller.token.scopes.map((permission) => ({ permission, status: 'granted' })) } : reply
  })

  app.delete(`${root}/me/permissions`, async (request, reply) => {
    const caller = callerOf(practice, network, request, reply)
    if (!caller) return reply
    revoke(practice, network, caller.person.key)
    return { success: true }
  })
}
