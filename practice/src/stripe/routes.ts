import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Practice } from '../service'
import { underMode } from '../under-mode'
import { answer, list } from './answers'
import { expireCheckout, findSession, openCheckout } from './checkout'
import { broken, inUse, missing, StripeRefusal, tooMany, wrong, wrongKey } from './errors'
import { emit } from './events'
import { type Fields, readForm, record, text } from './form'
import { refund } from './money'
import { cancelLater, endSubscription } from './plans'
import { type StripeObject, type StripeState, type World, worldOf } from './world'

/** Names of lists in addresses, and of their records. */
const kinds: Record<string, string> = {
  balance_transactions: 'balance_transaction',
  charges: 'charge',
  customers: 'customer',
  disputes: 'dispute',
  events: 'event',
  invoice_payments: 'invoice_payment',
  invoices: 'invoice',
  payment_intents: 'payment_intent',
  refunds: 'refund',
  subscriptions: 'subscription',
}

type Work = (id: string, fields: Fields) => Promise<StripeObject> | StripeObject

const refuse = (reply: FastifyReply, { status, error }: StripeRefusal) => reply.code(status).send({ error })

const known = (world: World, id: string, object: string): StripeObject => {
  const found = world.find(id, object)
  if (!found) throw missing(object.replace('_', ' '), id)
  return found
}

const works = (world: World): Record<string, Work> => ({
  'POST checkout/sessions': (_id, fields) => openCheckout(world, fields),
  'GET checkout/sessions/:id': async (id) => {
    const session = await findSession(world, id)
    if (!session) throw missing('checkout.session', id)
    return session
  },
  'POST checkout/sessions/:id/expire': async (id) => expireCheckout(world, known(world, id, 'checkout.session')),
  'POST refunds': (_id, fields) =>
    refund(world, {
      of: text(fields.payment_intent) ?? text(fields.charge),
      amount: fields.amount === undefined ? undefined : Number(text(fields.amount)),
      reason: text(fields.reason) ?? null,
      metadata: record(fields.metadata),
    }),
  'POST customers': async (_id, fields) => {
    const made = world.make('cus', 'customer', {
      email: text(fields.email) ?? null,
      name: text(fields.name) ?? null,
      metadata: record(fields.metadata),
    })
    await emit(world, 'customer.created', made)
    return made
  },
  'POST subscriptions/:id': async (id, fields) => {
    const found = known(world, id, 'subscription')
    await cancelLater(world, found, text(fields.cancel_at_period_end) === 'true')
    return found
  },
  'DELETE subscriptions/:id': async (id) => {
    const found = known(world, id, 'subscription')
    if (found.status === 'canceled') throw missing('subscription', id)
    await endSubscription(world, found)
    return found
  },
  'POST billing_portal/sessions': (_id, fields) => {
    const customer = known(world, text(fields.customer) ?? '', 'customer')
    const made = world.make('bps', 'billing_portal.session', {
      customer: customer.id,
      return_url: text(fields.return_url) ?? '',
      url: '',
    })
    made.url = `${world.practice.publicUrl}/sandbox/payments/portal/${made.id}`
    return made
  },
})

const carryOutIn = async (world: World, key: string, id: string, fields: Fields) => {
  const work = works(world)[key]
  if (!work) throw wrong(`Unrecognized request URL (${key})`)
  return answer(world, await work(id, fields), fields)
}

/** Carries out what was asked for long ago, as if it had been under way all the time. */
export const carryOutLate = async (world: World): Promise<{ done: number }> => {
  const waiting = Object.entries(world.state.lateWork ?? {})
  world.state.lateWork = {}
  for (const [key, { asked, work, id, fields }] of waiting)
    world.state.keys[key] = { asked, status: 200, body: structuredClone(await carryOutIn(world, work, id, fields)) }
  return { done: waiting.length }
}

/** Whether a request is put off; one with the key of a request that is under way is refused. */
const isLate = ({ state, save }: World, key: string, work: NonNullable<StripeState['lateWork']>[string]): boolean => {
  if (state.lateWork?.[key]) throw inUse
  const { late = 0 } = state
  if (late === 0) return false
  state.late = late - 1
  state.lateWork = { ...state.lateWork, [key]: work }
  save()
  return true
}

/** What the next request is answered with in the place of its answer. */
const nextNonsense = ({ state }: World): string | undefined => {
  const { nonsense } = state
  if (!nonsense || nonsense.count === 0) return undefined
  state.nonsense = { ...nonsense, count: nonsense.count - 1 }
  return nonsense.body
}

/** Stripe's interface as its official client speaks it. */
export const stripeApi = async (app: FastifyInstance, practice: Practice): Promise<void> => {
  const world = worldOf(practice)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook(
    'onRequest',
    underMode(practice, 'stripe', {
      limits: (_request, reply) => refuse(reply, tooMany),
      down: (_request, reply) => refuse(reply, broken),
      refuses: (_request, reply) => refuse(reply, wrongKey('sk_test_refused')),
    }),
  )
  app.setErrorHandler((error, _request, reply) =>
    error instanceof StripeRefusal ? refuse(reply, error) : reply.send(error),
  )

  const carryOut = async (key: string, { id, fields }: { id: string; fields: Fields }) =>
    carryOutIn(world, key, id, fields)

  const serve = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
    app.route<{ Params: { kind?: string; id?: string }; Body: string | undefined }>({
      method,
      url: `/v1/${path}`,
      handler: async ({ headers, params, body, url }, reply) => {
        const given = headers.authorization?.replace(/^Bearer /, '') ?? ''
        if (given !== world.state.secretKey) throw wrongKey(given)
        const asked = method === 'POST' ? (body ?? '') : (url.split('?')[1] ?? '')
        const fields = readForm(asked)
        const id = params.id ?? ''
        const { kind } = params
        if (kind !== undefined) {
          const object = kinds[kind]
          if (!object) throw missing('url', kind)
          return id ? answer(world, known(world, id, object), fields) : list(world, object, fields)
        }
        const named = headers['idempotency-key']
        const key = typeof named === 'string' && method === 'POST' ? named : undefined
        const before = key === undefined ? undefined : world.state.keys[key]
        const what = `${url} ${asked}`
        if (before && before.asked !== what)
          throw new StripeRefusal(400, {
            type: 'idempotency_error',
            message: `Keys for idempotent requests can only be used with the same parameters they were first used with.`,
          })
        // The line stays open until the client gives up.
        if (key !== undefined && !before && isLate(world, key, { asked: what, work: `${method} ${path}`, id, fields }))
          return reply.hijack()
        const isLost = method === 'POST' && world.state.unanswered > 0
        if (isLost) world.state.unanswered -= 1
        const fails = !before && world.state.broken > 0
        if (fails) world.state.broken -= 1
        const done = before ?? {
          asked: what,
          ...(fails
            ? { status: broken.status, body: { error: broken.error } as unknown }
            : { status: 200, body: structuredClone(await carryOut(`${method} ${path}`, { id, fields })) }),
        }
        if (key !== undefined) world.state.keys[key] = done
        world.save()
        // The work is done, and nobody hears of it.
        if (isLost) return reply.hijack().raw.destroy()
        const nonsense = nextNonsense(world)
        if (nonsense !== undefined) return reply.type('text/html; charset=utf-8').send(nonsense)
        if (before) void reply.header('idempotent-replayed', 'true')
        return reply.code(done.status).send(done.body)
      },
    })

  for (const key of Object.keys(works(world))) {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'DELETE', string]
    serve(method, path)
  }
  serve('GET', ':kind')
  serve('GET', ':kind/:id')
}
