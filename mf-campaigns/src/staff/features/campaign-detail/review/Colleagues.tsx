import { useEffect } from 'react'
import { useText } from '@samspel/i18n'
import { queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Icon } from '@samspel/ui'
import { leaveCampaign, listCampaignViewers, lookAtCampaign } from '../data'
import { answerMessages as m } from './answer-messages'
import css from './OfferDesk.module.css'

const beatMs = 30_000

/** Where a tab tells the browser's other tabs which campaign it has left. */
const LEFT = 'campaign-left'

/** Colleagues who have the campaign open, and reports the user as a viewer while mounted. Renders nothing without any, or if unknown. */
export function Colleagues({ campaignId }: { campaignId: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { result } = useQuery(listCampaignViewers({ params: { id: campaignId } }))
  useEffect(() => {
    const params = { id: campaignId }
    const look = () => dispatch(lookAtCampaign({ params }))
    const leave = () => dispatch(leaveCampaign({ params, keepalive: true }))
    // The server knows people, not tabs: when one tab leaves, another that still shows the campaign says so again.
    const tabs = new BroadcastChannel(LEFT)
    tabs.onmessage = ({ data }) => data === campaignId && void look()
    const tell = () => tabs.postMessage(campaignId)
    const close = () => {
      void leave()
      tell()
    }
    void look()
    // Polling, because viewers whose browser crashed are removed only by timeout.
    const timer = setInterval(() => {
      void look()
      dispatch(queryActions.invalidated({ prefix: listCampaignViewers.endpoint }))
    }, beatMs)
    addEventListener('pagehide', close)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', close)
      tabs.onmessage = null
      void leave().finally(() => {
        tell()
        tabs.close()
      })
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
