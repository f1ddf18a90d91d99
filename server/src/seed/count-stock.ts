import type { ClientBase } from 'pg'

/**
 * From now on the stock of offers with a limit counts. Last of all: what the demo's creators have already got was counted when the stores'
 * shelves were, and is not taken from them again.
 */
export const countStock = async (client: ClientBase): Promise<void> => {
  await client.query(`UPDATE store_campaigns sc SET store_product_id = st.store_product_id
    FROM campaigns c, store_products p, store_stock st
    WHERE c.brand_id = sc.brand_id AND c.id = sc.campaign_id AND p.brand_id = sc.brand_id AND p.name = c.products -> 0 ->> 'productName'
      AND st.brand_id = sc.brand_id AND st.store_id = sc.store_id AND st.store_product_id = p.id AND sc.places > 0`)
}
