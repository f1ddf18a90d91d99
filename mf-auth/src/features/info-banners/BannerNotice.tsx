import type { Locale } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { cx, Link, Notice } from '@samspel/ui'
import css from './Banners.module.css'
import { messages } from './messages'

/** The visible part of a banner (E-20). */
export interface BannerLook {
  contentSv: string | null
  contentEn: string | null
  style: 'info' | 'warning' | 'success'
  linkUrl: string | null
  linkTextSv: string | null
  linkTextEn: string | null
  closable: boolean
}

/** The shell's notice kind for each style. */
const kinds = { info: 'info', warning: 'warn', success: 'ok' } as const

/**
 * A banner in one language as the shell shows it, without working links. If it has no text in that language, it is not shown (E-21), and
 * the preview says so.
 */
export function BannerNotice({ banner, locale }: { banner: BannerLook; locale: Locale }) {
  const t = useText()
  const [content, linkText] =
    locale === 'sv' ? [banner.contentSv, banner.linkTextSv] : [banner.contentEn, banner.linkTextEn]
  if (!content?.trim()) return <p className={css.nothing}>{t(messages.nothing)}</p>
  return (
    <div inert lang={locale}>
      <Notice
        kind={kinds[banner.style]}
        {...(banner.linkUrl && linkText && { action: <Link href={banner.linkUrl}>{linkText}</Link> })}
        {...(banner.closable && { onClose: () => undefined })}
      >
        {content}
      </Notice>
    </div>
  )
}

/** Both languages with their names; `wide` gives each the full width, as in the shell. */
export function BannerPreview({ banner, wide = false }: { banner: BannerLook; wide?: boolean }) {
  const t = useText()
  return (
    <div className={cx(css.preview, wide && css.wide)}>
      <div>
        <div className={css.label}>{t(messages.swedish)}</div>
        <BannerNotice banner={banner} locale="sv" />
      </div>
      <div>
        <div className={css.label}>{t(messages.english)}</div>
        <BannerNotice banner={banner} locale="en" />
      </div>
    </div>
  )
}
