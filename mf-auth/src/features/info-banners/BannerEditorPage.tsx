import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { RequestOf } from '@samspel/api'
import { useGo } from '@samspel/federation/go-on'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useAppDispatch } from '@samspel/store'
import { Button, EmptyState, ErrorState, lazyCode, LinkButton, notify, Page, SkeletonDetail } from '@samspel/ui'
import css from '../../components/staff/FormPage.module.css'
import { ListProblem } from '../../components/staff/ListParts'
import { messages as shared } from '../../components/staff/messages'
import { createInfoBanner, updateInfoBanner } from '../../data/company-actions'
import { BannerStatus, useSchedule } from './BannerStatus'
import { DeleteBanner } from './DeleteBanner'
import { formMessages, messages } from './messages'
import { useBanner } from './use-banner'

const LIST = '/admin/info-banners'

/** The form is loaded in parallel with the records, to keep the first view within its size limit. */
const bannerForm = lazyCode(() =>
  import(/* webpackChunkName: "banner-form" */ './BannerForm').then((module) => module.BannerForm),
)

/** Creates a banner or edits an existing one. */
export function BannerEditorPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const go = useGo()
  const schedule = useSchedule()
  const form = bannerForm.useCode()
  const { bannerId } = useParams()
  const { banner, isMissing, list } = useBanner(bannerId)
  const [isDeleting, setDeleting] = useState(false)
  const title = t(bannerId ? formMessages.editTitle : formMessages.newTitle)
  usePageTitle(title)
  const submit = async (infoBanner: NonNullable<RequestOf<'createInfoBanner'>['body']>['infoBanner']) => {
    const outcome = await dispatch(
      bannerId
        ? updateInfoBanner({ params: { id: bannerId }, body: { infoBanner } })
        : createInfoBanner({ body: { infoBanner } }),
    )
    if (outcome.ok) {
      notify({ kind: 'ok', message: t(formMessages.saved) })
      go(LIST, { replace: true })
    }
    return outcome
  }
  const content = () => {
    if (form.status === 'failed')
      return (
        <ErrorState message={t(formMessages.formFailed)} retryLabel={t(commonMessages.retry)} onRetry={form.retry} />
      )
    if (form.status === 'ready' && (banner || !bannerId)) return <form.code banner={banner} onSubmit={submit} />
    if (isMissing)
      return (
        <EmptyState
          title={t(formMessages.gone)}
          action={<LinkButton href={LIST}>{t(formMessages.allBanners)}</LinkButton>}
        />
      )
    if (list.status === 'error' || list.status === 'errorMore') return <ListProblem list={list} />
    return <SkeletonDetail label={t(commonMessages.loading)} />
  }
  return (
    <Page
      width="narrow"
      className={css.page}
      title={title}
      breadcrumbs={[{ label: t(messages.title), href: LIST }]}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      {...(banner && {
        titleAside: <BannerStatus status={banner.status} />,
        context: schedule(banner),
        actions: (
          <Button variant="quiet" icon="trash" onClick={() => setDeleting(true)}>
            {t(shared.remove)}
          </Button>
        ),
      })}
    >
      {content()}
      {isDeleting && banner && (
        <DeleteBanner id={banner.id} onClose={() => setDeleting(false)} onDeleted={() => go(LIST, { replace: true })} />
      )}
    </Page>
  )
}
