/** Carriers that a parcel may go with, by the name that the interface shows. */
export const carriers = [
  'postnord',
  'dhl',
  'db_schenker',
  'budbee',
  'instabox',
  'bring',
  'posti',
  'matkahuolto',
  'gls',
  'dao',
  'royal_mail',
  'evri',
  'ups',
  'fedex',
  'other',
] as const
export type Carrier = (typeof carriers)[number]
