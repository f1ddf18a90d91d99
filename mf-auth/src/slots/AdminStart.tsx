import { useEffect, useState } from 'react'
import type { User } from '@samspel/api'
import type { Widget } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { apiAction, selectCurrentUser, useAppSelector, useQuery } from '@samspel/store'
import { adminStartMessages as m } from '../components/start/admin-messages'
import { hideStart, isStartHidden } from '../components/start/hidden'
import { StartList, type StartStep } from '../components/start/StartList'
import { StepLink } from '../components/start/StepLink'
import { listCompanyRequests } from '../data/company-actions'

const listCampaigns = apiAction('listCampaigns')

/** First steps of platform staff, above the campaigns; hidden once they have answered one or dismissed the list. */
function AdminStart() {
  const user = useAppSelector(selectCurrentUser)
  return user && !isStartHidden(user.id) ? <Steps key={user.id} user={user} /> : null
}

function Steps({ user }: { user: User }) {
  const t = useText()
  const [isHidden, setHidden] = useState(false)
  const answered = useQuery(listCampaigns({ query: { reviewedBy: user.id, perPage: 1 } }))
  const waiting = useQuery(listCampaigns({ query: { state: 'requested', sort: 'requestedAt', perPage: 1 } }))
  const requests = useQuery(listCompanyRequests({ query: { state: 'requested', perPage: 1 } }))
  const isDone = (answered.result?.meta.totalCount ?? 0) > 0
  useEffect(() => {
    if (isDone) hideStart(user.id)
  }, [isDone, user.id])
  if (!answered.result || !waiting.result || !requests.result || isDone || isHidden) return null

  const [oldest] = waiting.result.campaigns
  const n = waiting.result.meta.totalCount
  const companies = requests.result.meta.totalCount
  const review: StartStep = {
    key: 'campaign',
    title: t(m.campaign),
    detail: t(m.campaignDetail, { n }),
    isDone: false,
    action: (isNext) =>
      oldest && (
        <StepLink href={`/campaigns/${oldest}`} step={m.campaign} label={m.review} isNext={isNext} isDone={false} />
      ),
  }
  const letIn: StartStep = {
    key: 'company',
    title: t(m.company),
    detail: t(m.companyDetail, { n: companies }),
    isDone: companies === 0,
    action: (isNext) =>
      companies > 0 && (
        <StepLink
          href="/admin/company-requests"
          step={m.company}
          label={commonMessages.answer}
          isNext={isNext}
          isDone={false}
        />
      ),
  }
  const picture: StartStep = {
    key: 'picture',
    title: t(m.picture),
    detail: t(m.pictureDetail),
    isDone: user.avatarUrl !== null,
    action: (isNext) => (
      <StepLink
        href="/settings"
        step={m.picture}
        label={commonMessages.add}
        isNext={isNext}
        isDone={user.avatarUrl !== null}
      />
    ),
  }
  return (
    <StartList
      // A step that is not possible yet must not be the next one.
      steps={oldest ? [review, letIn, picture] : [letIn, picture, review]}
      onHide={() => {
        hideStart(user.id)
        setHidden(true)
      }}
    />
  )
}

export default AdminStart satisfies Widget<'campaigns:start'>
