import { randomBytes } from 'node:crypto'
import type { Actor, Answer, TestApi } from './test-api'

export const password = 'samspel-demo'

/** The token in an answer's Authorization header; '' when there is none. */
export const tokenIn = ({ headers }: Answer): string => String(headers.authorization ?? '').replace('Bearer ', '')

export const withToken = (token: string): Actor => ({ id: '', sessionId: '', token })

export const linkIn = (text: string | undefined): URL =>
  new URL(/http\S+/.exec(text ?? '')?.[0] ?? 'http://no-link.test')

export const roots = { user: 'users', instagramer: 'instagramers' } as const

/** Accounts created through the API, as people do. */
export const peopleOf = (api: Pick<TestApi, 'call' | 'mailsTo'>) => {
  const name = () => `p-${randomBytes(5).toString('hex')}`

  const signUp = async (fields: Record<string, unknown> = {}) => {
    const slug = name()
    const email = `${slug}@samspel.test`
    const answer = await api.call(null, 'POST', '/api/auth/users', {
      body: { user: { email, password, brand_name: 'Björkbrygg', slug, locale: 'sv', ...fields } },
    })
    return { email, slug, answer, who: withToken(tokenIn(answer)) }
  }
  const signUpCreator = async (fields: Record<string, unknown> = {}) => {
    const slug = name()
    const email = `${slug}@samspel.test`
    const answer = await api.call(null, 'POST', '/api/auth/instagramers', {
      body: { instagramer: { email, password, collaboration_page_attributes: { slug }, ...fields } },
    })
    return { email, slug, answer, who: withToken(tokenIn(answer)) }
  }
  const signIn = (email: string, word = password, root: keyof typeof roots = 'user') =>
    api.call(null, 'POST', `/api/auth/${roots[root]}/sign_in`, { body: { [root]: { email, password: word } } })
  /** The link in the latest mail to an address. */
  const lastLink = async (email: string) => linkIn((await api.mailsTo(email))[0]?.body_text)

  /** A creator who has just signed up, and how they delete their account. */
  const newCreator = async () => {
    const person = await signUpCreator()
    const { instagramer } = (await api.call(person.who, 'GET', '/api/instagramers/me')).body as {
      instagramer: { id: string }
    }
    const remove = (fields: object = {}) =>
      api.call(person.who, 'POST', '/api/instagramers/me/deletion', {
        body: { username: person.slug, password, ...fields },
      })
    return { ...person, id: instagramer.id, remove }
  }
  /** The first staff member of a new company, and how they delete their account. */
  const newStaff = async () => {
    const person = await signUp()
    const { user } = (await api.call(person.who, 'GET', '/api/users/me')).body as {
      user: { id: string; company_id: string; brand_ids: string[] }
    }
    const remove = (word = password) =>
      api.call(person.who, 'POST', '/api/users/me/deletion', { body: { password: word } })
    return { ...person, ...user, remove }
  }
  return { signUp, signUpCreator, signIn, lastLink, newCreator, newStaff }
}
