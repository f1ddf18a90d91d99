import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useAppDispatch } from '@samspel/store'
import { Button, EmptyState, LinkButton, notify, Page, SkeletonDetail } from '@samspel/ui'
import form from '../../components/staff/FormPage.module.css'
import { ListProblem } from '../../components/staff/ListParts'
import { messages as shared } from '../../components/staff/messages'
import { createInfoBanner, updateInfoBanner } from '../../data/company-actions'
import { BannerForm } from './BannerForm'
import { BannerStatus, useSchedule } from './BannerStatus'
import { DeleteBanner } from './DeleteBanner'
import { formMessages, messages } from './messages'
import { useBanner } from './use-banner'
import { bannerBody, type BannerValues, bannerValues, emptyBanner } from './values'

const LIST = '/admin/info-banners'

/** A new banner, or one that is there. */
export function BannerEditorPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const schedule = useSchedule()
  const { bannerId } = useParams()
  const { banner, isMissing, list } = useBanner(bannerId)
  const [isDeleting, setDeleting] = useState(false)
  const title = t(bannerId ? formMessages.editTitle : formMessages.newTitle)
  usePageTitle(title)
  const submit = async (values: BannerValues) => {
    const infoBanner = bannerBody(values)
    const outcome = await dispatch(
      bannerId
        ? updateInfoBanner({ params: { id: bannerId }, body: { infoBanner } })
        : createInfoBanner({ body: { infoBanner } }),
    )
    if (outcome.ok) {
      notify({ kind: 'ok', message: t(formMessages.saved) })
      void navigate(LIST, { replace: true })
    }
    return outcome
  }
  const content = () => {
    if (!bannerId) return <BannerForm id="newBanner" initialValues={emptyBanner} onSubmit={submit} />
    if (banner) return <BannerForm id={`banner-${banner.id}`} initialValues={bannerValues(banner)} onSubmit={submit} />
    if (isMissing)
      return (
        <EmptyState
          title={t(formMessages.gone)}
          action={<LinkButton href={LIST}>{t(formMessages.allBanners)}</LinkButton>}
        />
      )
    if (list.status === 'error' || list.status === 'errorMore') return <ListProblem list={list} />
    return <SkeletonDetail label={t(shared.loading)} />
  }
  return (
    <Page
      width="narrow"
      className={form.page}
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
        <DeleteBanner
          id={banner.id}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(LIST, { replace: true })}
        />
      )}
    </Page>
  )
}
