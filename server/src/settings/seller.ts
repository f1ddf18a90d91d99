import type { Setting } from './setting'
import * as is from './validators'

const sellerNames = [
  'SELLER_NAME',
  'SELLER_ORGANISATION_NUMBER',
  'SELLER_VAT_NUMBER',
  'SELLER_STREET',
  'SELLER_POSTAL_CODE',
  'SELLER_TOWN',
] as const
const isSelling = (env: Record<string, unknown>) => sellerNames.some((name) => Boolean(env[name]))

/** Who sells Samspel's services, in Sweden, as it stands on invoices. */
export const seller = {
  SELLER_NAME: {
    spec: is.textUpTo(120)({ default: undefined, requiredWhen: isSelling }),
    meaning: 'legal name of the company that invoices, in Sweden: `docs/guides/switch-on/invoices.md`',
    absent: 'no invoices are made, and no VAT is booked',
  },
  SELLER_ORGANISATION_NUMBER: {
    spec: is.organisationNumber({ default: undefined, requiredWhen: isSelling }),
    meaning: 'its organisation number, such as `556677-8899`',
  },
  SELLER_VAT_NUMBER: {
    spec: is.swedishVatNumber({ default: undefined, requiredWhen: isSelling }),
    meaning: 'its VAT number: `SE`, the organisation number, `01`',
  },
  SELLER_STREET: {
    spec: is.textUpTo(120)({ default: undefined, requiredWhen: isSelling }),
    meaning: 'its street address',
  },
  SELLER_POSTAL_CODE: {
    spec: is.textUpTo(12)({ default: undefined, requiredWhen: isSelling }),
    meaning: 'its postal code',
  },
  SELLER_TOWN: { spec: is.textUpTo(60)({ default: undefined, requiredWhen: isSelling }), meaning: 'its town' },
  SELLER_F_TAX: {
    spec: is.onOrOff({ default: false }),
    meaning: '`on`: it is approved for F-tax, which invoices then say',
  },
} satisfies Record<string, Setting>
