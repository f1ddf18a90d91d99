import type { ImagePurchase } from '@samspel/api'
import { type Translate, useLocale, useText } from '@samspel/i18n'
import { channelNames, purchaseWords } from './purchase-labels'

const termsOf = (
  t: Translate,
  locale: string,
  { channels, durationMonths }: Pick<ImagePurchase, 'channels' | 'durationMonths'>,
): string => {
  const names = channels.map((channel, index) =>
    index === 0 ? t(channelNames[channel]) : t(channelNames[channel]).toLowerCase(),
  )
  return t(purchaseWords.licence, {
    channels: new Intl.ListFormat(locale).format(names),
    months: t(purchaseWords.months, { n: durationMonths }),
  })
}

/** Describes a licence in plain words: 'Sociala medier och webb i 12 månader'. */
export const useTerms = (): ((purchase: Pick<ImagePurchase, 'channels' | 'durationMonths'>) => string) => {
  const t = useText()
  const locale = useLocale()
  return (purchase) => termsOf(t, locale, purchase)
}
