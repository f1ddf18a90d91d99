import { useEffect } from 'react'

const counted = /^\(\d+\+?\) /

/**
 * Says in the title of a tab that nobody looks at how much is unread there. A page that is looked at keeps its own title (S-04): its bell
 * has the number.
 */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(counted, '')
      const wanted = document.hidden && count > 0 ? `(${count > 99 ? '99+' : count}) ${bare}` : bare
      if (document.title !== wanted) document.title = wanted
    }
    write()
    const watch = new MutationObserver(write)
    watch.observe(document.head, { subtree: true, childList: true, characterData: true })
    document.addEventListener('visibilitychange', write)
    return () => {
      watch.disconnect()
      document.removeEventListener('visibilitychange', write)
      document.title = document.title.replace(counted, '')
    }
  }, [count])
}
