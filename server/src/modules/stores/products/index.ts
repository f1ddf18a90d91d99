import type { Handlers } from '../../../http/call'
import { createProduct, listProducts, updateProduct } from './products'
import { changeStock, listChanges, listStock } from './stock'

export { FEW, levelOf } from './level'

export const storeProductHandlers = {
  listStoreProducts: (call) => listProducts(call, { brandId: call.params.id, ...call.query }),
  createStoreProduct: (call) => createProduct(call, { brandId: call.params.id, ...call.body.storeProduct }),
  updateStoreProduct: (call) => updateProduct(call, { ...call.params, ...call.body.storeProduct }),
  listStoreStock: (call) => listStock(call, { storeId: call.params.id, ...call.query }),
  changeStoreStock: (call) => changeStock(call, { storeId: call.params.id, ...call.body.stockChange }),
  listStockChanges: (call) => listChanges(call, { storeId: call.params.id, ...call.query }),
} satisfies Partial<Handlers>
