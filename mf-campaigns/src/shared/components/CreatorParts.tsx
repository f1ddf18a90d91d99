import type { ReactNode } from 'react'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import type { PagedListView, RequestError } from '@samspel/store'
import { Avatar, Button, ErrorState, Icon, type IconName, StatusChip } from '@samspel/ui'
import { creatorMessages } from './creator-messages'
import css from './CreatorParts.module.css'
import { isWaiting, Waiting } from './Waiting'

export function BrandLine({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  return (
    <div className={css.brand}>
      <Avatar name={name} src={logoUrl} size={20} shape="square" />
      <span>{name}</span>
    </div>
  )
}

export function SmallFact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={css.fact}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  )
}

/** Status of the creator's own application or post, worded for creators. */
export function MyStateChip({ state, label }: { state: 'pending' | 'approved' | 'rejected'; label?: string }) {
  const t = useText()
  return <StatusChip status={state} label={label ?? t(creatorMessages[state])} />
}

/** The button for a list's next page, or why it failed to load. */
export function LoadMore({ list }: { list: PagedListView }) {
  const t = useText()
  if (list.status === 'errorMore' && list.error)
    return <ErrorState message={t(list.error.message)} retryLabel={t(commonMessages.retry)} onRetry={list.retry} />
  if (!list.hasMore) return null
  return (
    <Button className={css.more} onClick={list.loadMore} loading={list.status === 'loadingMore'}>
      {t(creatorMessages.loadMore)}
    </Button>
  )
}

/** The campaign is not there or not theirs: its own text says so. */
const isRefused = (error: RequestError | undefined) => error !== undefined && error.status >= 400 && error.status < 500

/** An error in place of what could not be loaded; a campaign's 404 and 403 have their own texts. */
export function LoadError({
  error,
  onRetry,
  ofCampaign = false,
  what,
}: {
  error: RequestError | undefined
  onRetry: () => void
  ofCampaign?: boolean
  /** What could not be loaded, above the reason: 'Kampanjerna kunde inte hämtas.' */
  what?: string
}) {
  if (isWaiting(error)) return <Waiting error={error} />
  return (
    <ReadError
      error={error}
      onRetry={onRetry}
      {...(what !== undefined && !(ofCampaign && isRefused(error)) && { what })}
      {...(ofCampaign && { kind: 'campaign' as const })}
    />
  )
}
