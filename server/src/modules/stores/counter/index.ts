import { dayIn, startOfDayIn } from '../../../days'
import type { Handlers } from '../../../http/call'
import { checkPass, handOut, storeOf, undoHandOut } from './commands'
import { confirm } from './confirm'
import { saltOf, toPickup } from './pickups'
import { listPickups } from './repository'
import { listStaff } from './staff'

export { mayTakeBack } from './taking-back'

export const counterHandlers = {
  listStoreStaff: ({ db, caller, params }) => listStaff({ db, caller }, { storeId: params.id }),
  getCounter: async ({ db, caller, params, now }) => {
    const store = await storeOf({ db, caller }, params.id)
    const day = dayIn(store.country_code, now)
    const rows = await listPickups(db, store, now, startOfDayIn(store.country_code, day))
    const codeSalt = saltOf(store)
    return {
      counterDay: {
        store: {
          id: store.id,
          brandId: store.brand_id,
          name: store.name,
          brandName: store.brand_name,
          imageUrl: store.image_url,
          handoverNote: store.handover_note,
        },
        isOnlyStore: caller.storeIds?.length === 1,
        day,
        codeSalt,
        pickups: rows.map((row) => toPickup(row, codeSalt)),
      },
    }
  },
  checkPass: async ({ db, caller, params, body, now }) => ({
    verdict: await checkPass({ db, caller, now }, { storeId: params.id, code: body.pass.code }),
  }),
  handOut: async ({ db, caller, params, body, now, live, config }) => ({
    verdict: await handOut({ db, caller, now, live, config }, { storeId: params.id, code: body.pass.code }),
  }),
  undoHandOut: async ({ db, caller, params, now, live, config }) => ({
    pickup: await undoHandOut({ db, caller, now, live, config }, { id: params.id }),
  }),
  confirmStoreParticipation: async ({ db, caller, params, body, now, live, config }) => ({
    storeParticipation: await confirm({ db, caller, now, live, config }, { id: params.id, token: body.counter.token }),
  }),
} satisfies Partial<Handlers>
