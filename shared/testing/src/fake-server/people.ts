import { actorWithEmail, tokenFor } from './session'
import type { Asked } from './world'
import { invalid, notFound, Refusal } from './world'

/** An answer with headers of its own. */
export class WithHeaders {
  readonly body: object
  readonly headers: Record<string, string>

  constructor(body: object, headers: Record<string, string>) {
    this.body = body
    this.headers = headers
  }
}

type Kind = 'user' | 'instagramer'

const isCreator = (kind: Kind) => kind === 'instagramer'

/** Any of the demo accounts with the demo password, as in the real one. */
export const signIn =
  (kind: Kind) =>
  ({ body, world }: Asked): WithHeaders => {
    const { email, password } = body[kind] as { email: string; password: string }
    const actor = actorWithEmail(email.trim().toLowerCase())
    if (!actor || password !== 'samspel-demo' || (actor === 'creator') !== isCreator(kind))
      throw new Refusal(401, { error: 'bad_credentials' })
    const people = world.table(isCreator(kind) ? 'instagramers' : 'users')
    const me = people.find((person) => person.email === email.trim().toLowerCase())
    return new WithHeaders({ [kind]: me }, { authorization: `Bearer ${tokenFor(actor)}` })
  }

/** A new account, signed in: it sees what the demo account of its kind sees. */
export const signUp =
  (kind: Kind) =>
  ({ body, world }: Asked): WithHeaders => {
    const { email } = body[kind] as { email: string }
    if (actorWithEmail(email)) throw invalid({ email: ['taken'] })
    const [model] = world
      .table(isCreator(kind) ? 'instagramers' : 'users')
      .filter((person) => person.email === (isCreator(kind) ? 'creator@samspel.test' : 'company@samspel.test'))
    return new WithHeaders(
      { [kind]: model },
      { authorization: `Bearer ${tokenFor(isCreator(kind) ? 'creator' : 'company')}` },
    )
  }

const own = ({ actor, me }: Asked): object => (actor === 'creator' ? { instagramer: me } : { user: me })

export const whoAmI = own
export const renewed = (asked: Asked): WithHeaders =>
  new WithHeaders(own(asked), { authorization: `Bearer ${tokenFor(asked.actor as 'creator')}` })

/** Passwords, account numbers and personal ids are taken and not kept. */
export const changeMe =
  (kind: Kind) =>
  (asked: Asked): object => {
    const {
      password: _1,
      passwordConfirmation: _2,
      bankAccountNumber,
      bankAccountNumberConfirmation: _3,
      personalId,
      ...fields
    } = asked.body[kind] as Record<string, unknown>
    const lastFour =
      typeof bankAccountNumber === 'string'
        ? { bankAccountLastFour: bankAccountNumber.replace(/\D/g, '').slice(-4) }
        : {}
    const masked = typeof personalId === 'string' ? { personalIdMasked: `${personalId.slice(0, 8)}-••••` } : {}
    return { [kind]: Object.assign(asked.me!, fields, lastFour, masked) }
  }

/** Row C-32: 200 when the slug is taken, 404 when it is free. */
export function checkSlug({ params, world }: Asked): undefined {
  const taken = [
    ...world.table('brands').map(({ slug }) => slug),
    ...world.table('instagramers').map(({ collaborationPageSlug }) => collaborationPageSlug),
  ]
  if (!taken.includes(params.slug)) throw notFound()
}

export const infoBanner = ({ world }: Asked): object => ({ infoBanner: world.table('infoBanners')[0] ?? null })
