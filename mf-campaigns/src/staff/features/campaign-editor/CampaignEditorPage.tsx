import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { can, selectBrandId, useAppSelector, useEntities, useEntity, useQuery } from '@samspel/store'
import { ErrorState, lazyCode, LinkButton, Notice, Page, SkeletonDetail } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { getCampaign } from '../../../shared/data'
import { listBrands } from './data/actions'
import { messages } from './messages'

const none: string[] = []

/** The form, with its library and sections, is loaded in parallel with the records, to keep the first view within its size limit. */
const editorForm = lazyCode(() =>
  import(/* webpackChunkName: "campaign-editor-form" */ './EditorForm').then((module) => module.EditorForm),
)

/** Edits a campaign (rows E-06 to E-13): a new one, or a saved draft. */
export function CampaignEditorPage() {
  const { id } = useParams()
  const t = useText()
  const form = editorForm.useCode()
  const { status, error, retry } = useQuery(id ? getCampaign({ params: { id } }) : undefined)
  const campaign = useEntity('campaigns', id)
  const chosenBrand = useAppSelector(selectBrandId)
  const brandsQuery = useQuery(listBrands({ query: { perPage: 100 } }))
  const brands = useEntities('brands', brandsQuery.result?.brands ?? none)
  // A new campaign keeps its form when it becomes a draft with its own address; any other address gets a new form.
  const made = useRef<string>(undefined)
  const [shown, setShown] = useState({ id, number: 0 })
  if (shown.id !== id)
    setShown({ id, number: id !== undefined && id === made.current ? shown.number : shown.number + 1 })
  const title = campaign?.name ?? t(id ? messages.editTitle : messages.newTitle)
  usePageTitle(title)

  const way = {
    isTask: true,
    headInBar: true,
    back: { label: t(commonMessages.campaigns), href: id ? `/campaigns/${id}` : '/campaigns' },
  }
  if (id && status === 'error' && !campaign)
    return (
      <Page {...way} title={title}>
        <LoadError what={t(messages.loadFailed)} error={error} onRetry={retry} ofCampaign />
      </Page>
    )
  if (!id && brandsQuery.status === 'error')
    return (
      <Page {...way} title={title}>
        <LoadError what={t(messages.brandsFailed)} error={brandsQuery.error} onRetry={brandsQuery.retry} />
      </Page>
    )
  if (form.status === 'failed')
    return (
      <Page {...way} title={title}>
        <ErrorState message={t(messages.formFailed)} retryLabel={t(commonMessages.retry)} onRetry={form.retry} />
      </Page>
    )
  if (form.status === 'loading' || (id ? !campaign : !brandsQuery.result))
    return (
      <Page {...way} title={title}>
        <SkeletonDetail label={t(messages.loading)} />
      </Page>
    )
  if (campaign && !can(campaign, 'edit')) {
    return (
      <Page {...way} title={title}>
        <Notice
          kind="info"
          action={<LinkButton href={`/campaigns/${campaign.id}`}>{t(messages.toCampaign)}</LinkButton>}
        >
          {t(messages.closed)}
        </Notice>
      </Page>
    )
  }
  return (
    <form.code
      key={shown.number}
      campaign={campaign}
      brandId={chosenBrand ?? (brands.length === 1 ? brands[0]!.id : null)}
      onMade={(madeId) => {
        made.current = madeId
      }}
    />
  )
}
