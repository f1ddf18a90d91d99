import { useEffect } from 'react'
import type { Widget } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { apiAction, selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { countCampaigns } from '../../shared/data'
import { badgeMessages } from '../components/badge-messages'

const listRefusedAnswers = apiAction('listRefusedAnswers')

/** Number of applications awaiting an answer. Tells of answers that were refused while nobody looked. */
function ApplicationsBadge() {
  const t = useText()
  const brandId = useAppSelector(selectBrandId)
  const { result } = useQuery(countCampaigns({ query: brandId ? { brandId } : {} }))
  const refused = useQuery(listRefusedAnswers()).result?.refusedAnswers
  useEffect(() => {
    if (refused && refused.length > 0)
      void import(/* webpackChunkName: "staff-dialogs" */ '../components/tell-refused').then(
        ({ tellRefused }) => tellRefused(refused, t),
        () => undefined,
      )
  }, [refused, t])
  const waiting = result?.waiting.applications ?? 0
  return <Count value={waiting} label={t(badgeMessages.applications, { n: waiting })} />
}

export default ApplicationsBadge satisfies Widget<'nav.badge:applications'>
