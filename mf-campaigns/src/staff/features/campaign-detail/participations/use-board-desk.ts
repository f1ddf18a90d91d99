import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useSelection } from '@samspel/desk'
import { isLacking } from '@samspel/desk/money'
import { navigate } from '@samspel/federation'
import { can, type EntityOf, useEntity } from '@samspel/store'
import { useMayWrite } from '../../../components/use-may-write'
import type { Act } from '../../../components/use-send-decision'
import { nextCard, useChosen, useReviewDesk } from '../../../review-desk'
import { useCampaignMoney } from '../use-campaign-money'
import { useStar } from './CardParts'
import { useAsking } from './use-asking'
import { useBulkDecisions } from './use-bulk-decisions'
import { threadWith } from './use-card-menu'
import { useDecisions } from './use-decisions'

interface Shown {
  /** Another key resets what is chosen. */
  listKey: string
  /** Ids of the cards, by column. */
  columns: readonly (readonly string[])[]
  pending: readonly EntityOf<'participations'>[]
}

/** What the decisions of a board are about: the chosen card, the selected ones, and what is asked before. */
export function useBoardDesk(campaign: Campaign, { listKey, columns, pending }: Shown) {
  const mayWrite = useMayWrite()
  const moneyOf = useCampaignMoney(campaign)
  const money = moneyOf(1)
  const decisions = useDecisions(money)
  const { ask, isAsking, dialog } = useAsking(campaign, money, decisions)
  const star = useStar()
  const selectable = pending.filter((one) => one.state === 'pending' && can(one, 'approve') && can(one, 'reject'))
  const selection = useSelection(
    campaign.id,
    selectable.map(({ id }) => id),
  )
  const selected = selectable.filter(({ id }) => selection.has(id))
  const [asking, setAsking] = useState<Act['act'] | undefined>()
  const bulk = useBulkDecisions(decisions.send, ({ id }) => selection.remove(id))
  const { chosenId, choose } = useChosen({ listKey, columns, cardPrefix: 'participation-' })
  const chosen = useEntity('participations', chosenId)
  const isFull = campaign.placesLeft === 0
  const isBlocked = isFull || isLacking(money)
  const selectedMoney = moneyOf(selected.length)
  const desk = useReviewDesk({
    isBusy: isAsking || asking !== undefined || bulk.run !== undefined,
    selection,
    chosenId: chosen?.id,
    isSelectable: selectable.some(({ id }) => id === chosenId),
    cardPrefix: 'participation-',
    next: (key) => nextCard(columns, chosen?.id, key),
    choose,
    actions: chosen
      ? {
          approve: can(chosen, 'approve') && !isBlocked && (() => ask(chosen, 'approve')),
          reject: can(chosen, 'reject') && (() => ask(chosen, 'reject')),
          star: can(chosen, 'annotate') && (() => star(chosen)),
          write: mayWrite && (() => navigate(threadWith(chosen))),
        }
      : {},
    shifted: {
      approve: selected.length > 0 && !isFull && !isLacking(selectedMoney) ? () => setAsking('approve') : undefined,
      reject: selected.length > 0 ? () => setAsking('reject') : undefined,
    },
  })
  return {
    ...desk,
    money,
    selectedMoney,
    decisions,
    ask,
    dialog,
    selectable,
    selection,
    selected,
    asking,
    setAsking,
    bulk,
    chosen,
    choose,
    isFull,
    isBlocked,
  }
}
