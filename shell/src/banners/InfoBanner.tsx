import { useState } from 'react'
import type { Area } from '@samspel/federation/registry'
import { useLocale, useText } from '@samspel/i18n'
import { storage } from '@samspel/store'
import { Link, Notice } from '@samspel/ui'
import { messages as m } from './messages'
import { addClosedId, bannerText, isBannerShown } from './rules'
import { useInfoBanner } from './use-info-banner'

const key = 'closedInfoBannerIds'
const kinds = { info: 'info', warning: 'warn', success: 'ok' } as const

/** S-02: a notice of the platform above every page. */
export function InfoBanner({ area }: { area: Area | undefined }) {
  const t = useText()
  const locale = useLocale()
  const [closed, setClosed] = useState(() => storage.get(key))
  const banner = useInfoBanner(area)
  const text = banner && isBannerShown(banner, { area, closed }) ? bannerText(banner, locale) : undefined
  if (!banner || !text) return null

  const close = () => {
    const ids = addClosedId(storage.get(key), banner.id)
    storage.set(key, ids)
    setClosed(ids)
  }
  return (
    <Notice
      line
      kind={kinds[banner.style as keyof typeof kinds] ?? 'info'}
      {...(text.link && { action: <Link href={text.link.url}>{text.link.text}</Link> })}
      {...(banner.closable && { onClose: close, closeLabel: t(m.close) })}
    >
      {text.content}
    </Notice>
  )
}
