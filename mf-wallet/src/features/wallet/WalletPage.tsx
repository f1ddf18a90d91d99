import { selectArea, useAppSelector } from '@samspel/store'
import { CompanyWallet } from '../company-wallet'
import { Accounts } from './Accounts'
import { MyWallet } from './MyWallet'

export function WalletPage() {
  const area = useAppSelector(selectArea)
  if (area === 'creator') return <MyWallet />
  return area === 'company' ? <CompanyWallet /> : <Accounts />
}
