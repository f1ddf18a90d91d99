import { useState } from 'react'
import { type Campaign, campaignStates } from '@samspel/api'
import { missingForReview, passedDays } from '@samspel/api/campaign-rules'
import { dayOf, useText } from '@samspel/i18n'
import { Button, Card, cx, Icon } from '@samspel/ui'
import { stateNames } from '../../../../shared/components/campaign-names'
import { fieldNames } from '../../../components/field-names'
import { ActionDialog } from './lazy-dialog'
import { moveNames, processMessages } from './messages'
import css from './Process.module.css'
import { isForward, type ShownMove, shownMoves } from './transitions'
import type { AskedAction } from './use-campaign-action'

/**
 * The campaign's position in the process, and the moves that lead on, except the one already offered by the page's filled button
 * (`leadsOn`).
 */
export function ProcessCard({ campaign, leadsOn }: { campaign: Campaign; leadsOn: string | undefined }) {
  const t = useText()
  const [asked, setAsked] = useState<AskedAction | undefined>()
  const at = campaignStates.indexOf(campaign.state)
  const following = campaignStates[at + 1]
  const moves = shownMoves(campaign).filter((shown) => isForward(shown) && shown.move.act !== leadsOn)
  const passed = passedDays(campaign, dayOf(Date.now()))
    .map((field) => t(fieldNames[field]))
    .join(', ')
  const reason = ({ move, reason: why, refusal }: ShownMove) => {
    if (!refusal) return undefined
    if (why === 'days_passed' && passed) return t(processMessages.passed, { fields: passed })
    const missing = move.act === 'request' ? missingForReview(campaign) : []
    return missing.length > 0
      ? t(processMessages.missing, { fields: missing.map((field) => t(fieldNames[field])).join(', ') })
      : t(refusal)
  }
  return (
    <Card>
      <div className={css.way}>
        <ol className={css.steps} aria-label={t(processMessages.title)}>
          {campaignStates.map((state, index) => (
            <li
              key={state}
              className={cx(css.step, index < at && css.done, index === at && css.now)}
              aria-current={index === at ? 'step' : undefined}
            >
              <Icon
                name={index < at ? 'circle-check' : 'circle'}
                size={18}
                {...(index < at && { label: t(processMessages.done) })}
                {...(index === at && { label: t(processMessages.now) })}
              />
              <span>{t(stateNames[state])}</span>
            </li>
          ))}
        </ol>
        <p className={css.short}>
          {t(processMessages.step, { at: at + 1, total: campaignStates.length })}:{' '}
          <b>{t(stateNames[campaign.state])}</b>
          {following && <span>{t(processMessages.next, { name: t(stateNames[following]) })}</span>}
        </p>
        {moves.length > 0 && (
          <div className={css.moves}>
            {moves.map((shown) => (
              <Button
                key={shown.move.act}
                variant="light"
                disabledReason={reason(shown)}
                onClick={() => setAsked(shown.move)}
              >
                {t(moveNames[shown.move.act].label)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {asked && <ActionDialog campaign={campaign} asked={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}
