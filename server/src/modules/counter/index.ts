import { addDays, dayIn, endOfDayIn } from '../../days'
import type { Handlers } from '../../http/call'
import { checkPass, handOut, storeOf, undoHandOut } from './commands'
import { confirm } from './confirm'
import { saltOf, toPickup } from './pickups'
import { listPickups } from './repository'

export { mayTakeBack } from './taking-back'

export const counterHandlers = {
  getCounter: async ({ db, caller, params, now }) => {
    const store = await storeOf({ db, caller }, params.id)
    const day = dayIn(store.country_code, now)
    const rows = await listPickups(db, store, now, endOfDayIn(store.country_code, addDays(day, -1)))
    const codeSalt = saltOf(store, day)
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
        day,
        codeSalt,
        pickups: rows.map((row) => toPickup(row, codeSalt)),
      },
    }
  },
  checkPass: async ({ db, caller, params, body, now }) => ({
    verdict: await checkPass({ db, caller, now }, { storeId: params.id, code: body.pass.code }),
  }),
  handOut: async ({ db, caller, params, body, now, live }) => ({
    verdict: await handOut({ db, caller, now, live }, { storeId: params.id, code: body.pass.code }),
  }),
  undoHandOut: async ({ db, caller, params, now, live }) => ({
    pickup: await undoHandOut({ db, caller, now, live }, { id: params.id }),
  }),
  confirmStoreParticipation: async ({ db, caller, params, body, now, live }) => ({
    storeParticipation: await confirm({ db, caller, now, live }, { id: params.id, token: body.counter.token }),
  }),
} satisfies Partial<Handlers>
