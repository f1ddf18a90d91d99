import { movesFrom, type Campaign, type CampaignMove } from '@samspel/api'
import { navigate } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { can, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Menu, notify, type MenuEntry } from '@samspel/ui'
import { useState } from 'react'
import { decisionMessages } from '../../components/decision-messages'
import { deleteCampaign, updateCampaignState } from '../../data'
import { messages, moveNames } from './messages'

/** Moves that have a place of their own: the editor sends for review, the panel of platform staff answers. */
const elsewhere: readonly CampaignMove['act'][] = ['request', 'confirm', 'return']
const grave: readonly string[] = ['cancel', 'delete']

/** What can be done with a campaign in its state, as the server allows. */
export function MovesMenu({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [asking, setAsking] = useState<CampaignMove | 'delete' | undefined>()
  const [isSending, setSending] = useState(false)
  const moves = [...new Map([...movesFrom(campaign.state, 'owner'), ...movesFrom(campaign.state, 'admin')].map((move) => [move.act, move])).values()]
    .filter(({ act }) => can(campaign, act) && !elsewhere.includes(act))
  const act = asking === 'delete' ? 'delete' : asking?.act
  const items: MenuEntry[] = [
    ...moves.map((move): MenuEntry => ({ label: t(moveNames[move.act].label), danger: grave.includes(move.act), onClick: () => setAsking(move) })),
    ...(can(campaign, 'delete') ? [{ label: t(moveNames.delete.label), icon: 'trash' as const, danger: true, onClick: () => setAsking('delete' as const) }] : []),
  ]
  if (items.length === 0) return null

  const run = async () => {
    if (!asking) return
    setSending(true)
    const params = { id: campaign.id }
    const outcome = await (asking === 'delete' ? dispatch(deleteCampaign({ params })) : dispatch(updateCampaignState({ params, body: { campaign: { state: asking.to } } })))
    setSending(false)
    setAsking(undefined)
    notify(outcome.ok ? { kind: 'ok', message: t(moveNames[act!].done) } : { kind: 'bad', message: t(outcome.parsedError!.message) })
    if (outcome.ok && asking === 'delete') navigate('/campaigns?state=draft')
  }

  return (
    <>
      <Menu label={t(messages.more)} items={items} align="end" />
      {act && (
        <ConfirmDialog
          open loading={isSending} danger={grave.includes(act)} title={t(moveNames[act].question)} confirmLabel={t(moveNames[act].label)} cancelLabel={t(decisionMessages.cancel)}
          onConfirm={() => void run()} onCancel={() => setAsking(undefined)}
        >{t(moveNames[act].text)}</ConfirmDialog>
      )}
    </>
  )
}
