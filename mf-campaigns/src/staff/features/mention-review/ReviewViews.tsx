import { ViewsMenu } from '../../components/saved-views/ViewsMenu'

const viewParts = ['state', 'campaign', 'kind', 'alert', 'q', 'sort']

export const ReviewViews = () => <ViewsMenu screen="mentions" parts={viewParts} />
