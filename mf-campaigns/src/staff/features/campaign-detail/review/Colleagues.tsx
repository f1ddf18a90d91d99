import { useEffect } from 'react'
import { useText } from '@samspel/i18n'
import { queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Icon } from '@samspel/ui'
import { leaveCampaign, listCampaignViewers, lookAtCampaign } from '../data'
import { answerMessages as m } from './answer-messages'
import css from './OfferDesk.module.css'

const beatMs = 30_000

/** Who else has the campaign open just now; says the same of oneself for as long as it is shown. Nothing where nobody has, or nobody knows. */
export function Colleagues({ campaignId }: { campaignId: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { result } = useQuery(listCampaignViewers({ params: { id: campaignId } }))
  useEffect(() => {
    const params = { id: campaignId }
    const look = () => dispatch(lookAtCampaign({ params }))
    const leave = () => void dispatch(leaveCampaign({ params, keepalive: true }))
    void look()
    // Who went without a word is found gone by the clock.
    const timer = setInterval(() => {
      void look()
      dispatch(queryActions.invalidated({ prefix: listCampaignViewers.endpoint }))
    }, beatMs)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [campaignId, dispatch])
  const viewers = result?.viewers ?? []
  return (
    <span role="status">
      {viewers.length > 0 && (
        <span className={css.waited}>
          <Icon name="eye" size={16} />
          {t(m.colleagues, { names: viewers.map(({ name }) => name).join(', ') })}
        </span>
      )}
    </span>
  )
}
