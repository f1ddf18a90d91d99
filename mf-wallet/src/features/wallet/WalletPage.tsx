import { selectArea, useAppSelector } from '@samspel/store'
import { Accounts } from './Accounts'
import { MyWallet } from './MyWallet'

export function WalletPage() {
  const isCreator = useAppSelector(selectArea) === 'creator'
  return isCreator ? <MyWallet /> : <Accounts />
}
