import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { can, selectBrandId, useAppSelector, useEntities, useEntity, useQuery } from '@samspel/store'
import { LinkButton, Notice, Page, SkeletonDetail } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { getCampaign } from '../../../shared/data'
import { listBrands } from './data/actions'
import { EditorForm } from './EditorForm'
import { messages } from './messages'

const none: string[] = []

/** Writes a campaign (rows E-06 to E-13): a new one, or a saved draft. */
export function CampaignEditorPage() {
  const { id } = useParams()
  const t = useText()
  const { status, error, retry } = useQuery(id ? getCampaign({ params: { id } }) : undefined)
  const campaign = useEntity('campaigns', id)
  const chosenBrand = useAppSelector(selectBrandId)
  const brandsQuery = useQuery(listBrands({ query: { perPage: 100 } }))
  const brands = useEntities('brands', brandsQuery.result?.brands ?? none)
  // A new campaign keeps its form when it becomes a draft with an address of its own; any other address is another form.
  const made = useRef<string>(undefined)
  const [form, setForm] = useState({ id, number: 0 })
  if (form.id !== id) setForm({ id, number: id !== undefined && id === made.current ? form.number : form.number + 1 })
  const title = campaign?.name ?? t(messages.newTitle)
  usePageTitle(title)

  const way = { isTask: true, back: { label: t(messages.campaigns), href: id ? `/campaigns/${id}` : '/campaigns' } }
  if (id && status === 'error' && !campaign)
    return (
      <Page {...way} title={title}>
        <LoadError error={error} onRetry={retry} ofCampaign />
      </Page>
    )
  if (!id && brandsQuery.status === 'error')
    return (
      <Page {...way} title={title}>
        <LoadError error={brandsQuery.error} onRetry={brandsQuery.retry} />
      </Page>
    )
  if (id ? !campaign : !brandsQuery.result)
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
    <EditorForm
      key={form.number}
      campaign={campaign}
      brandId={chosenBrand ?? (brands.length === 1 ? brands[0]!.id : null)}
      onMade={(madeId) => {
        made.current = madeId
      }}
    />
  )
}
