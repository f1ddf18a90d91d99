import { useState } from 'react'
import type { ManagedInfoBanner } from '@samspel/api'
import { useUndo } from '@samspel/desk/undo'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, LinkButton, Menu, notify } from '@samspel/ui'
import { messages as shared } from '../../components/staff/messages'
import { updateInfoBanner } from '../../data/company-actions'
import { BannerPreview } from './BannerNotice'
import css from './Banners.module.css'
import { BannerStatus, useSchedule } from './BannerStatus'
import { messages } from './messages'

/** A banner with its status and a preview in both languages. */
export function BannerCard({ banner, onDelete }: { banner: ManagedInfoBanner; onDelete: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const schedule = useSchedule()
  const [isSending, setSending] = useState(false)
  const { offer } = useUndo()
  const { id, active, status } = banner
  const setActive = async (next: boolean, isUndo = false) => {
    setSending(true)
    const { ok, parsedError } = await dispatch(
      updateInfoBanner({ params: { id }, body: { infoBanner: { active: next } } }),
    )
    setSending(false)
    if (!ok) return void notify({ kind: 'bad', message: parsedError ? t(parsedError.message) : '' })
    const message = t(next ? messages.published : messages.unpublished)
    if (isUndo) notify({ kind: 'ok', message })
    else offer({ message, undo: () => void setActive(!next, true) })
  }
  return (
    <Card as="li">
      <article className={css.card} aria-label={banner.contentSv ?? banner.contentEn ?? ''}>
        <div className={css.head}>
          <BannerStatus status={status} />
          <span className={css.when}>{schedule(banner)}</span>
          <div className={css.acts}>
            <LinkButton size="sm" icon="pencil" href={`/admin/info-banners/${id}`} aria-label={t(messages.edit)}>
              {t(commonMessages.edit)}
            </LinkButton>
            {status !== 'ended' && (
              <Button
                size="sm"
                variant={active ? 'line' : 'light'}
                loading={isSending}
                onClick={() => void setActive(!active)}
              >
                {t(active ? messages.unpublish : commonMessages.publish)}
              </Button>
            )}
            <Menu
              size="sm"
              label={t(messages.more)}
              align="end"
              items={[{ label: t(shared.remove), icon: 'trash', danger: true, onClick: onDelete }]}
            />
          </div>
        </div>
        <BannerPreview banner={banner} />
      </article>
    </Card>
  )
}
