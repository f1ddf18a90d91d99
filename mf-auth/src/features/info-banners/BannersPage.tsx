import { useState } from 'react'
import type { ManagedInfoBanner } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { usePagedList } from '@samspel/store'
import { EmptyState, LinkButton, Page, SkeletonCards, Tabs } from '@samspel/ui'
import { ListEnd, ListProblem } from '../../components/staff/ListParts'
import { infoBannerLists, infoBannerRecords } from '../../data/company-lists'
import { useRecords } from '../../data/records'
import { BannerCard } from './BannerCard'
import css from './Banners.module.css'
import { DeleteBanner } from './DeleteBanner'
import { messages, tabNames } from './messages'

type Filter = ManagedInfoBanner['status'] | 'all'
const filters: readonly Filter[] = ['all', 'live', 'scheduled', 'draft', 'ended']

/** All info banners by status, newest first; the status is in the address (S-06). */
export function BannersPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  const [params] = useQueryParams()
  const [deleting, setDeleting] = useState<string>()
  const filter = filters.find((value) => value === params.status) ?? 'all'
  const list = usePagedList(infoBannerLists, filter === 'all' ? '' : filter)
  const banners = useRecords(infoBannerRecords, list.ids)
  const add = (variant?: 'main') => (
    <LinkButton {...(variant && { variant })} icon="plus" href="/admin/info-banners/new">
      {t(messages.add)}
    </LinkButton>
  )
  const cards = () => {
    if (list.status === 'loading') return <SkeletonCards label={t(commonMessages.loading)} count={3} min={1_200} />
    if (list.status === 'error' && banners.length === 0) return <ListProblem list={list} />
    if (banners.length === 0) return <EmptyState title={t(messages.none)} text={t(messages.noneText)} action={add()} />
    return (
      <>
        <ul className={css.list} aria-busy={list.status === 'refreshing' || undefined}>
          {banners.map((banner) => (
            <BannerCard key={banner.id} banner={banner} onDelete={() => setDeleting(banner.id)} />
          ))}
        </ul>
        <ListEnd list={list} />
      </>
    )
  }
  return (
    <Page title={t(messages.title)} context={t(messages.context)} mainAction={add('main')}>
      <Tabs<Filter>
        label={t(messages.states)}
        value={filter}
        items={filters.map((value) => ({
          value,
          label: t(tabNames[value]),
          href: value === 'all' ? '/admin/info-banners' : `/admin/info-banners?status=${value}`,
        }))}
      />
      {cards()}
      {deleting && <DeleteBanner id={deleting} onClose={() => setDeleting(undefined)} />}
    </Page>
  )
}
