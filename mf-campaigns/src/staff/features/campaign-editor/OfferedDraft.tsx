import { useEffect, useMemo } from 'react'
import type { Campaign } from '@samspel/api'
import { useFormActions, useTypedValues } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { type EditorValues, emptyCampaign, valuesOf } from './data/values'
import { clashesOf } from './data/versions'
import { CompareDialog } from './lazy-parts'
import { messages } from './messages'
import { useLocalDraft } from './use-local-draft'
import { useMoment } from './use-moment'

/** Offers the draft stored in the browser, with its time and differences. It never silently replaces the server's version. */
export function OfferedDraft({
  campaign,
  onSettled,
}: {
  campaign: Campaign | undefined
  onSettled: (isSettled: boolean) => void
}) {
  const t = useText()
  const moment = useMoment()
  const current = useTypedValues<EditorValues>()
  const { change } = useFormActions()
  const start = useMemo(() => (campaign ? valuesOf(campaign) : emptyCampaign(null)), [campaign])
  const { offered, isDecided, decide } = useLocalDraft(campaign?.id, start)
  useEffect(() => onSettled(isDecided), [isDecided, onSettled])
  if (!offered) return null

  const { values: mine, base, at } = offered
  const clashes = clashesOf(campaign ? base : current, mine, current)
  const isNewer = campaign !== undefined && Date.parse(campaign.updatedAt) > at
  return (
    <CompareDialog
      title={t(messages.keptTitle)}
      clashes={clashes}
      mine={mine}
      theirs={current}
      submit={commonMessages.continue}
      text={t(isNewer ? messages.keptOlder : messages.kept, { time: moment(at) })}
      names={{
        mine: t(messages.keptMine, { time: moment(at) }),
        theirs: campaign ? t(commonMessages.saved, { time: moment(campaign.updatedAt) }) : t(messages.keptEmpty),
      }}
      onChoose={(values) => {
        decide()
        const brandId = campaign ? current.brandId : (mine.brandId ?? current.brandId)
        for (const [name, value] of Object.entries({ ...values, brandId })) change(name, value)
      }}
    />
  )
}
