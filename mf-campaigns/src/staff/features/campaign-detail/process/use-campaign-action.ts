import type { Campaign } from '@samspel/api'
import type { PersonalMove } from '@samspel/api/campaign-rules'
import { navigate } from '@samspel/federation'
import { useGo } from '@samspel/federation/go-on'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import {
  deleteCampaign,
  duplicateCampaign,
  promoteCampaign,
  unpromoteCampaign,
  updateCampaignState,
} from '../../../data'
import { type CampaignAction, moveNames, processMessages } from './messages'

export type AskedAction = PersonalMove | 'delete'
export const nameOf = (asked: AskedAction): CampaignAction => (asked === 'delete' ? 'delete' : asked.act)

/** Performs an action on a campaign and notifies of the outcome. */
export function useCampaignAction(campaign: Campaign) {
  const t = useText()
  const dispatch = useAppDispatch()
  const go = useGo()
  const params = { id: campaign.id }
  const told = <O extends { ok: boolean; parsedError: { message: Parameters<typeof t>[0] } | undefined }>(
    act: CampaignAction,
    outcome: O,
  ) => {
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(moveNames[act].done) }
        : { kind: 'bad', message: t(outcome.parsedError!.message) },
    )
    return outcome
  }
  return {
    move: async (move: PersonalMove, reviewComment?: string) => {
      const outcome = await dispatch(
        updateCampaignState({
          params,
          body: { campaign: { state: move.to, ...(reviewComment?.trim() && { reviewComment }) } },
        }),
      )
      return told(move.act, outcome)
    },
    remove: async () => {
      const outcome = told('delete', await dispatch(deleteCampaign({ params })))
      if (outcome.ok) go('/campaigns?state=draft')
      return outcome
    },
    feature: async (act: 'promote' | 'unpromote') =>
      told(act, await dispatch(act === 'promote' ? promoteCampaign({ params }) : unpromoteCampaign({ params }))),
    duplicate: async () => {
      const outcome = await dispatch(duplicateCampaign({ params }))
      if (!outcome.ok) return void told('duplicate', outcome)
      const copy = outcome.data!.campaign
      notify({
        kind: 'ok',
        message: t(moveNames.duplicate.done),
        action: { label: t(processMessages.toCopy), onClick: () => navigate(`/campaigns/${copy.id}/edit`) },
      })
    },
  }
}
