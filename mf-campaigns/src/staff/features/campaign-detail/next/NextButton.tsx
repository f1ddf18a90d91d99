import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Button, type IconName, LinkButton } from '@samspel/ui'
import { messages } from '../messages'
import { ActionDialog } from '../process/lazy-dialog'
import { moveNames } from '../process/messages'
import { shownMoves } from '../process/transitions'
import { useCampaignAction } from '../process/use-campaign-action'
import { nextMessages as m } from './messages'
import type { NextStep } from './next-step'

/** The only filled button of a campaign's page, for the action in the first card. */
export function NextButton({ campaign, step: { act, n = 0 } }: { campaign: Campaign; step: NextStep }) {
  const t = useText()
  const { duplicate } = useCampaignAction(campaign)
  const [isAsking, setAsking] = useState(false)
  const [{ tab }] = useQueryParams()
  const here = `/campaigns/${campaign.id}`
  const links: Partial<Record<NonNullable<NextStep['act']>, [href: string, icon: IconName, label: string]>> = {
    edit: [`${here}/edit`, 'pencil', t(m.edit)],
    review: [`/mentions?state=pending&campaign=${campaign.id}`, 'eye-check', t(messages.review, { count: n })],
    answer: [`/applications?campaign=${campaign.id}`, 'user-check', t(m.answerAct, { n })],
    invite: [`${here}?tab=potential`, 'user-plus', t(m.invite)],
    parcels: [`${here}?tab=delivery`, 'package', t(m.parcels)],
    participants: [`${here}?tab=participations`, 'users', t(m.participants)],
    report: [`${here}/report`, 'chart-bar', t(m.report)],
  }
  // A link to the place where one is does nothing: it says what to do here instead.
  if (act === 'invite' && tab === 'potential')
    return (
      <Button variant="main" icon="user-plus" disabledReason={t(m.inviteHere)}>
        {t(m.invite)}
      </Button>
    )
  const link = act && links[act]
  if (link)
    return (
      <LinkButton href={link[0]} variant="main" icon={link[1]}>
        {link[2]}
      </LinkButton>
    )
  if (act === 'duplicate')
    return (
      <Button variant="main" icon="copy" onClick={() => void duplicate()}>
        {t(moveNames.duplicate.label)}
      </Button>
    )
  const move = shownMoves(campaign).find(({ move: { act: name }, reason }) => name === act && !reason)?.move
  if (!move) return null
  return (
    <>
      <Button variant="main" icon={act === 'request' ? 'send' : 'check'} onClick={() => setAsking(true)}>
        {t(moveNames[move.act].label)}
      </Button>
      {isAsking && <ActionDialog campaign={campaign} asked={move} onClose={() => setAsking(false)} />}
    </>
  )
}
