import { useCallback } from 'react'
import type { CampaignReport } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { reportMessages as messages } from './messages'

/** What a creator of a report is called: a number where the name is not shown, or the account is deleted. */
export function useCreatorName(): (row: Pick<CampaignReport['creators'][number], 'creator' | 'number'>) => string {
  const t = useText()
  return useCallback(({ creator, number = 0 }) => creator?.name ?? t(messages.numbered, { n: number }), [t])
}
