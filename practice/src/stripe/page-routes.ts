import type { FastifyInstance, FastifyReply } from 'fastify'
import { forms } from '../forms'
import { localeOf } from '../locale'
import type { Practice } from '../service'
import { findSession, payCheckout } from './checkout'
import { closedPage, invoicePage, pagePath, pageStyles, payPage, portalPage } from './pages'
import { cancelLater, payInvoice } from './plans'
import { type StripeObject, worldOf } from './world'

// Browsers hold `form-action` against where an answer leads to, which is Samspel.
const policy = (publicUrl: string) =>
  `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${new URL(publicUrl).origin}; base-uri 'none'; frame-ancestors 'none'`

interface Asked {
  Params: { id: string }
  Querystring: { declined?: unknown }
  Body: { answer?: unknown } | undefined
}

const methods = { pay: 'card', swish: 'swish', klarna: 'klarna' } as const

/** The pages of Stripe that people see. */
export const stripePages = async (app: FastifyInstance, practice: Practice): Promise<void> => {
  const world = worldOf(practice)
  forms(app)
  const html = (reply: FastifyReply, page: string) =>
    reply
      .header('content-security-policy', policy(practice.publicUrl))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page)
  const backOf = (session: StripeObject | undefined) => session?.success_url as string | undefined

  app.get(`${pagePath}/page.css`, async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyles))

  app.get<Asked>(`${pagePath}/:id`, async (request, reply) => {
    const session = await findSession(world, request.params.id)
    const locale = localeOf(request)
    if (session?.status !== 'open' || session.mode !== 'payment')
      return html(reply.code(410), closedPage(locale, backOf(session)))
    return html(reply, payPage(session, locale, request.query.declined !== undefined))
  })

  app.post<Asked>(`${pagePath}/:id`, async (request, reply) => {
    const session = await findSession(world, request.params.id)
    if (session?.status !== 'open' || session.mode !== 'payment')
      return html(reply.code(410), closedPage(localeOf(request), backOf(session)))
    const pressed = request.body?.answer
    if (pressed === 'cancel') return reply.redirect(session.cancel_url as string, 303)
    const method = methods[pressed as keyof typeof methods]
    await payCheckout(world, session, method ?? 'refused')
    world.save()
    return reply.redirect(method ? (session.success_url as string) : `${pagePath}/${session.id}?declined`, 303)
  })

  const portalOf = (id: string) => {
    const portal = world.find(id, 'billing_portal.session')
    const subscription = world.all('subscription').find(({ customer }) => customer === portal?.customer)
    return portal && subscription && { portal, subscription }
  }
  app.get<Asked>(`${pagePath}/portal/:id`, async (request, reply) => {
    const found = portalOf(request.params.id)
    if (!found) return html(reply.code(410), closedPage(localeOf(request), undefined))
    const { portal, subscription } = found
    const isEnding = subscription.cancel_at_period_end === true
    return html(reply, portalPage(localeOf(request), { id: portal.id, back: portal.return_url as string, isEnding }))
  })
  app.post<Asked>(`${pagePath}/portal/:id`, async (request, reply) => {
    const found = portalOf(request.params.id)
    if (!found) return html(reply.code(410), closedPage(localeOf(request), undefined))
    await cancelLater(world, found.subscription, request.body?.answer === 'end')
    world.save()
    return reply.redirect(found.portal.return_url as string, 303)
  })

  app.get<Asked>(`${pagePath}/invoices/:id`, async (request, reply) => {
    const invoice = world.find(request.params.id, 'invoice')
    if (invoice?.status !== 'open') return html(reply.code(410), closedPage(localeOf(request), undefined))
    return html(reply, invoicePage(invoice, localeOf(request)))
  })
  app.post<Asked>(`${pagePath}/invoices/:id`, async (request, reply) => {
    const invoice = world.find(request.params.id, 'invoice')
    if (invoice?.status === 'open') await payInvoice(world, invoice)
    world.save()
    return reply.redirect(`${practice.publicUrl}/wallet`, 303)
  })
}
