import { dayMs } from '../days'
import type { Job } from '../jobs/clock'
import { sealAnew, type SealedColumn } from '../sealing/seal-anew'
import { sealedWords } from '../services'
import { sealedPaymentDetails, sealedSecondSteps } from './auth'
import { sealedBankFiles } from './bank'
import { sealedSignIns } from './company-sign-in'
import { sealedPapers } from './creator-papers'
import { sealedAddresses } from './parcels'
import { sealedAlarms } from './platform'
import { sealedShops } from './sales'
import { sealedTokens } from './social'
import { sealedWebhooks } from './webhooks'

/** Every column that the keys of PAYMENT_DETAILS_KEYS seal. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedPaymentDetails,
  ...sealedSecondSteps,
  ...sealedPapers,
  ...sealedAddresses,
  ...sealedTokens,
  ...sealedBankFiles,
  ...sealedSignIns,
  ...sealedShops,
  ...sealedWebhooks,
  ...sealedAlarms,
  ...sealedWords,
]

/** Seals anew soon after start-up, as needed after an upgrade or a new first key. */
export const sealJob: Job = {
  name: 'seal-anew',
  everyMs: dayMs,
  run: async ({ db, config, log }) => {
    for (const { column, sealed, shut } of await sealAnew(db, config, sealedColumns)) {
      if (sealed > 0) log.info({ column, sealed }, 'values sealed with the first key')
      if (shut > 0) log.error({ column, shut }, 'values that no key of PAYMENT_DETAILS_KEYS opens')
    }
  },
}
