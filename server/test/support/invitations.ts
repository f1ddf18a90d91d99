import { uuidv7 } from 'uuidv7'
import { mailsFor } from './mails'
import type { Records } from './records'
import type { Actor, Answer, TestApi } from './test-api'

export const newEmail = () => `${uuidv7()}@samspel.test`
export const invitationId = ({ body }: Answer) => (body as { invitation: { id: string } }).invitation.id

/** Invites and accepts as people do, with the link from the mail. */
export const invitationsOf = (api: TestApi, make: Records) => ({
  invite: (who: Actor, invitation: object, headers: Record<string, string> = {}) =>
    api.call(who, 'POST', '/api/invitations', { body: { invitation }, headers }),
  tokenOf: async (email: string) =>
    /invitation_token=([\w-]+)/.exec((await mailsFor(api, email)).at(-1)?.text ?? '')?.[1] ?? '',
  look: (token: string) => api.call(null, 'GET', `/public/invitations/${token}`),
  accept: (token: string, fields: object = {}) =>
    api.call(null, 'POST', '/api/auth/users/invitation', {
      body: {
        user: {
          invitation_token: token,
          name: 'Elin Ny',
          password: 'long enough',
          password_confirmation: 'long enough',
          ...fields,
        },
      },
    }),
  /** A brand with a staff member of its company. */
  setUp: async () => {
    const brand = await make.brand()
    return { brand, staff: await make.staff('company', [brand.id]) }
  },
})

export type Invitations = ReturnType<typeof invitationsOf>
