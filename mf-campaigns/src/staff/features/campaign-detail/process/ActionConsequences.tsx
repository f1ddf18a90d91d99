import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { SkeletonText } from '@samspel/ui'
import { consequenceNames } from './consequence-messages'
import { consequencesOf } from './consequences'
import { type CampaignAction, moveNames, processMessages } from './messages'
import css from './Process.module.css'
import { useActionCounts } from './use-action-counts'

/** The consequences of an action, line by line, with numbers. */
export function ActionConsequences({ campaign, act }: { campaign: Campaign; act: CampaignAction }) {
  const t = useText()
  const f = useFormats()
  const { isLoading, ...facts } = useActionCounts(campaign, act)
  const lines = consequencesOf(act, campaign, facts)
  if (isLoading) return <SkeletonText lines={3} label={t(processMessages.counting)} />
  return (
    <>
      {act !== 'confirm' && <p className={css.text}>{t(moveNames[act].text)}</p>}
      {lines.length > 0 && (
        <ul className={css.does}>
          {lines.map(({ message, n, values, money, lists }) => (
            <li key={message.id}>
              {t(message, {
                ...values,
                ...(n !== undefined && { n }),
                ...(money !== undefined && { money: f.ore(money) }),
                ...(lists && {
                  lists: lists
                    .map(({ name, members }) => t(consequenceNames.listWithMembers, { name, n: members }))
                    .join(', '),
                }),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
