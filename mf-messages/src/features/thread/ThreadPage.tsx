import { useParams } from 'react-router-dom'
import { selectArea, useAppSelector } from '@samspel/store'
import { CreatorThread } from './CreatorThread'
import { StaffThread } from './StaffThread'

/** A conversation: creators name the brand in the address, staff the creator. */
export function ThreadPage() {
  const { counterpartId = '' } = useParams()
  const area = useAppSelector(selectArea)
  return area === 'creator' ? (
    <CreatorThread key={counterpartId} brandId={counterpartId} />
  ) : (
    <StaffThread key={counterpartId} instagramerId={counterpartId} />
  )
}
