import { useState } from 'react'
import type { CommunityList } from '@samspel/api'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { deskErrors } from '../../../shared/data'
import { type ChosenCreator, createCampaignInvitations } from '../../data'
import { inParts } from './in-batches'

const nobody = { invited: 0, already: 0, outside: 0 }
type Counts = typeof nobody

interface Invited {
  creators: readonly ChosenCreator[]
  list: CommunityList | undefined
  onDone: (() => void) | undefined
}

/** Sends invitations to a campaign, in parts where there are many creators, and counts what came of them. */
export function useInvite({ creators, list, onDone }: Invited) {
  const dispatch = useAppDispatch()
  const [sent, setSent] = useState<{ campaignId: string; counts: Counts } | undefined>()

  const send = async ({ campaignId, message }: { campaignId: string | null; message: string }) => {
    const call = (body: { instagramerIds?: string[]; communityListIds?: string[] }) =>
      dispatch(
        createCampaignInvitations({
          params: { id: campaignId ?? '' },
          body: { ...body, ...(message.trim() && { message: message.trim() }) },
          errorMessages: deskErrors,
        }),
      ) as Promise<ApiOutcome<'createCampaignInvitations'>>
    const only = list && (await call({ communityListIds: [list.id] }))
    const { done, failed } = only
      ? { done: only.ok ? [only] : [], failed: only.ok ? undefined : only }
      : await inParts(
          creators.map(({ id }) => id),
          (instagramerIds) => call({ instagramerIds }),
        )
    if (failed) return failed
    const counts = done.reduce<Counts>(
      (sum, { data = nobody }) => ({
        invited: sum.invited + data.invited,
        already: sum.already + data.already,
        outside: sum.outside + data.outside,
      }),
      nobody,
    )
    setSent({ campaignId: campaignId ?? '', counts })
    onDone?.()
    return undefined
  }
  return { sent, send }
}
