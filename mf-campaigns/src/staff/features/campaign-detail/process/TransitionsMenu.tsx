import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import type { CampaignMove } from '@samspel/api/campaign-rules'
import { useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { type IconName, Menu, type MenuEntry } from '@samspel/ui'
import { staffWords } from '../../../components/words'
import { AgainSheet } from '../again/lazy-sheet'
import { messages } from '../messages'
import { ActionDialog } from './lazy-dialog'
import { moveNames, processMessages } from './messages'
import { shownMoves } from './transitions'
import { type AskedAction, useCampaignAction } from './use-campaign-action'

/** Actions offered elsewhere: platform staff answer the review in its panel. */
const elsewhere: readonly string[] = ['confirm', 'return']

const icons: Partial<Record<CampaignMove['act'], IconName>> = {
  cancel: 'ban',
  withdraw: 'arrow-back-up',
  restore: 'arrow-back-up',
}

/** The actions that the server allows for the campaign's state; unavailable ones say why. */
export function TransitionsMenu({
  campaign,
  hasEdit,
}: {
  campaign: Campaign
  /** On phones the way to the editor is in the menu. */
  hasEdit: boolean
}) {
  const t = useText()
  const [asked, setAsked] = useState<AskedAction | undefined>()
  const [isAsking, setAsking] = useState(false)
  const { feature, duplicate } = useCampaignAction(campaign)
  const moves = shownMoves(campaign).filter(
    ({ move, reason }) => !elsewhere.includes(move.act) && reason !== 'cancelled',
  )
  const items: MenuEntry[] = [
    ...(hasEdit ? [{ label: t(messages.edit), icon: 'pencil' as const, href: `/campaigns/${campaign.id}/edit` }] : []),
    ...(campaign.state === 'draft' || campaign.state === 'requested'
      ? []
      : [
          { label: t(processMessages.report), icon: 'chart-bar' as const, href: `/campaigns/${campaign.id}/report` },
          { label: t(processMessages.links), icon: 'link' as const, href: `/campaigns/${campaign.id}/links` },
        ]),
    ...(['promote', 'unpromote'] as const)
      .filter((act) => can(campaign, act))
      .map((act): MenuEntry => ({
        label: t(moveNames[act].label),
        icon: 'star',
        detail: t(moveNames[act].text),
        onClick: () => void feature(act),
      })),
    ...(can(campaign, 'duplicate') && (campaign.state === 'finished' || campaign.state === 'archived')
      ? [{ label: t(processMessages.again), icon: 'user-plus' as const, onClick: () => setAsking(true) }]
      : []),
    ...(can(campaign, 'duplicate')
      ? [{ label: t(moveNames.duplicate.label), icon: 'copy' as const, onClick: () => void duplicate() }]
      : []),
    ...moves.map(({ move, refusal }): MenuEntry => ({
      label: t(moveNames[move.act].label),
      icon: icons[move.act] ?? 'arrow-right',
      danger: move.act === 'cancel',
      disabled: refusal !== undefined,
      ...(refusal && { detail: t(refusal) }),
      onClick: () => setAsked(move),
    })),
    ...(can(campaign, 'delete')
      ? [
          {
            label: t(moveNames.delete.label),
            icon: 'trash' as const,
            danger: true,
            onClick: () => setAsked('delete' as const),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={t(staffWords.moreChoices)} items={items} align="end" />
      {isAsking && <AgainSheet campaign={campaign} onClose={() => setAsking(false)} />}
      {asked && <ActionDialog campaign={campaign} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
