import { useEffect, useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useFormActions, useFormFacts, useTypedValues } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch, useEntity, useQuery } from '@samspel/store'
import { Button, Notice, notify } from '@samspel/ui'
import { getCampaign } from '../../../shared/data'
import { listCampaignEvents } from './data/actions'
import { type EditorValues, valuesOf } from './data/values'
import { clashesOf } from './data/versions'
import { CompareDialog } from './lazy-parts'
import { messages } from './messages'
import { useMoment } from './use-moment'
import type { Saving } from './use-save'

/** The two versions; the history tells who saved the other one. */
function Versions({
  base,
  latest,
  onClose,
  onChoose,
}: {
  base: Campaign
  latest: Campaign
  onClose: () => void
  onChoose: (values: EditorValues) => void
}) {
  const t = useText()
  const moment = useMoment()
  const mine = useTypedValues<EditorValues>()
  const theirs = valuesOf(latest)
  const { result } = useQuery(listCampaignEvents({ params: { id: latest.id }, query: { perPage: 10 } }))
  const edit = result?.campaignEvents?.find(({ act }) => act === 'edited')
  const time = moment(latest.updatedAt)
  const name = edit?.actorName
  return (
    <CompareDialog
      title={t(messages.compareTitle)}
      text={t(messages.compareText)}
      clashes={clashesOf(valuesOf(base), mine, theirs)}
      mine={mine}
      theirs={theirs}
      submit={commonMessages.continue}
      names={{
        mine: t(messages.mine),
        theirs: name ? t(messages.theirsBy, { name, time }) : t(commonMessages.saved, { time }),
      }}
      onClose={onClose}
      onChoose={onChoose}
    />
  )
}

/** Applies others' saves while nothing has been typed; otherwise says so and waits for a decision field by field. */
export function StaleNotice({ saving: { base, setBase, isStale, isSaving } }: { saving: Saving }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const latest = useEntity('campaigns', base?.id)
  const { dirty, submitting } = useFormFacts()
  const { change, saved } = useFormActions()
  const [compared, setCompared] = useState<Campaign>()
  const [isLoading, setLoading] = useState(false)
  const isBusy = submitting || isSaving
  const isBehind = base !== undefined && latest !== undefined && latest.version > base.version

  useEffect(() => {
    if (!isBehind || dirty || isBusy) return
    setBase(latest)
    saved(valuesOf(latest))
    // `saved` is new on every render, but always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isBehind, dirty, isBusy, latest, setBase])

  const compare = async () => {
    if (!base) return
    setLoading(true)
    const outcome = await dispatch(getCampaign({ params: { id: base.id } }))
    setLoading(false)
    if (outcome.ok && outcome.data) setCompared(outcome.data.campaign)
    else notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
  }
  const adopt = (campaign: Campaign, values: EditorValues) => {
    setCompared(undefined)
    setBase(campaign)
    saved(valuesOf(campaign))
    for (const [name, value] of Object.entries(values)) change(name, value)
  }
  if (compared && base)
    return (
      <Versions
        base={base}
        latest={compared}
        onClose={() => setCompared(undefined)}
        onChoose={(values) => adopt(compared, values)}
      />
    )
  if (isBusy || !(isStale || (isBehind && dirty))) return null
  return (
    <Notice
      kind="warn"
      action={
        <Button size="sm" loading={isLoading} onClick={() => void compare()}>
          {t(messages.compare)}
        </Button>
      }
    >
      {t(messages.stale)}
    </Notice>
  )
}
