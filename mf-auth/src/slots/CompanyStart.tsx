import { useEffect, useState } from 'react'
import type { User } from '@samspel/api'
import type { Widget } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { apiAction, selectCurrentUser, useAppSelector, useEntities, useEntity, useQuery } from '@samspel/store'
import { hideStart, isStartHidden } from '../components/start/hidden'
import { startMessages as m } from '../components/start/messages'
import { isComplete, StartList, type StartStep } from '../components/start/StartList'
import { StepLink } from '../components/start/StepLink'
import { useConfirmStep } from '../components/start/use-confirm-step'
import { getCompany, listBrands } from '../data/company-actions'

const countCampaigns = apiAction('countCampaigns')
const listDrafts = apiAction('listCampaigns')

/** First steps of a company, above its overview; hidden once completed or dismissed. */
function CompanyStart() {
  const user = useAppSelector(selectCurrentUser)
  const companyId = user?.companyId
  return user && companyId && !isStartHidden(companyId) ? <Steps key={companyId} {...{ user, companyId }} /> : null
}

function Steps({ user, companyId }: { user: User; companyId: string }) {
  const t = useText()
  const [isHidden, setHidden] = useState(false)
  const companyRead = useQuery(getCompany({ params: { id: companyId } }))
  const company = useEntity('companies', companyId)
  const brandsRead = useQuery(listBrands({ query: { perPage: 25 } }))
  const brands = useEntities('brands', brandsRead.result?.brands ?? [])
  const campaignsRead = useQuery(countCampaigns({ query: {} }))
  const draftsRead = useQuery(listDrafts({ query: { state: 'draft', perPage: 1 } }))
  const confirm = useConfirmStep({ user })
  const { draft: draftsCount = 0, ...sent } = campaignsRead.result?.counts ?? {}
  const sentCount = Object.values(sent).reduce((sum, count) => sum + count, 0)
  const draftId = draftsRead.result?.campaigns[0] as string | undefined
  const isKnown = [companyRead, brandsRead, campaignsRead, draftsRead].every(({ status }) => status === 'success')

  const undescribed = brands.find(({ description }) => !description)
  const unmarked = brands.find(({ logoUrl }) => !logoUrl)
  const first = brands[0]
  const hasStore = brands.some(({ storesCount }) => storesCount > 0)
  const brandPath = (id: string | undefined) => (id ? `/company/brands/${id}?from=start` : '/company')
  const step = (
    key: string,
    [title, detail, label]: readonly [typeof m.brand, typeof m.brand, typeof m.brand],
    href: string,
    isDone: boolean,
  ): StartStep => ({
    key,
    title: t(title),
    detail: t(detail),
    isDone,
    action: (isNext) => <StepLink href={href} step={title} label={label} isNext={isNext} isDone={isDone} />,
  })
  const isDeclined = company?.state === 'declined'
  const isLetIn = company?.state === 'approved'
  const steps: StartStep[] = [
    confirm,
    step('brand', [m.brand, m.brandDetail, m.write], brandPath((undescribed ?? first)?.id), !undescribed),
    step('logo', [m.logo, m.logoDetail, m.add], brandPath((unmarked ?? first)?.id), !unmarked),
    {
      ...step(
        'store',
        [m.store, m.storeDetail, m.add],
        first ? `/brands/${first.id}/stores${hasStore ? '' : '/new'}` : '/company',
        hasStore,
      ),
      isOptional: true,
    },
    // A draft alone is a beginning: nobody sees it until it is sent.
    draftsCount > 0 && draftId
      ? step('campaign', [m.campaign, m.draftDetail, m.goOn], `/campaigns/${draftId}/edit`, sentCount > 0)
      : step('campaign', [m.campaign, m.campaignDetail, m.create], '/campaigns/new', sentCount > 0),
    {
      key: 'let-in',
      title: t(m.letIn),
      detail: t(isDeclined ? m.declined : m.letInDetail),
      isDone: isLetIn,
      action: (isNext) =>
        isLetIn ? null : (
          <StepLink href="/company" step={m.letIn} label={m.see} isNext={isNext && isDeclined} isDone={false} />
        ),
    },
  ]
  const isDone = isKnown && isComplete(steps)
  useEffect(() => {
    if (isDone) hideStart(companyId)
  }, [isDone, companyId])
  if (!isKnown || isDone || isHidden) return null
  return (
    <StartList
      steps={steps}
      onHide={() => {
        hideStart(companyId)
        setHidden(true)
      }}
    />
  )
}

export default CompanyStart satisfies Widget<'campaigns:start'>
