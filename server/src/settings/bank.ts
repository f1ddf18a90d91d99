import { str } from 'envalid'
import type { Setting } from './setting'
import * as is from './validators'

const isPaying = (env: Record<string, unknown>) =>
  ['PAYOUT_IBAN', 'PAYOUT_BIC', 'PAYOUT_PAYER_NAME', 'PAYOUT_PAYER_ID'].some((name) => Boolean(env[name]))

/** Settings for what is exchanged with the bank. */
export const bank = {
  PAYOUT_IBAN: {
    spec: is.iban({ default: undefined, requiredWhen: isPaying }),
    meaning: 'the account that payouts leave from: `docs/guides/switch-on/bank.md`',
    absent: 'no file for the bank can be made',
  },
  PAYOUT_BIC: {
    spec: is.bic({ default: undefined, requiredWhen: isPaying }),
    meaning: 'the bank of `PAYOUT_IBAN`',
  },
  PAYOUT_PAYER_NAME: {
    spec: is.textUpTo(70)({ default: undefined, requiredWhen: isPaying }),
    meaning: 'the name of the account’s owner, which payees read on their statements',
  },
  PAYOUT_PAYER_ID: {
    spec: is.textUpTo(35)({ default: undefined, requiredWhen: isPaying }),
    meaning: 'how the bank knows the payer (`InitgPty/Id`): the number of the agreement on payment files',
  },
  PAYOUT_PAYER_SCHEME: {
    spec: str({ choices: ['BANK', 'CUST', 'COID', 'TXID'], default: 'BANK' }),
    meaning:
      'who gave `PAYOUT_PAYER_ID`, in the code that the bank asks for: `BANK` the bank, `CUST` a customer number, `COID` or `TXID` the authorities',
  },
  TRANSFER_IBAN: {
    spec: is.iban({ default: undefined }),
    meaning:
      'the account behind `TRANSFER_BANKGIRO`, where it is another one than `PAYOUT_IBAN`: its files are read too',
    absent: 'the same account',
  },
  BANK_FOLDER: {
    spec: str({ default: undefined }),
    meaning:
      'folder that the bank’s file transfer and all instances share: files for the bank in `out`, its files in `in`',
    absent: 'files are taken to the bank and read in by hand',
  },
} satisfies Record<string, Setting>
