// The products of the data set `shop`, and what is in its carts.
import type { CartInput } from '../commerce/carts.ts'
import type { ProductInput } from '../commerce/product-input.ts'

export const seedProducts: readonly ProductInput[] = [
  {
    product_identifier: 'TSHIRT-RED-M',
    name: 'T-shirt, red, M',
    description: 'A shirt of organic cotton.',
    link: 'https://shop.example.com/t-shirt-red-m',
    price: 19.9,
    sale_price: 15.92,
    categories: ['Clothes>Shirts'],
    related_products: ['CAP-BLUE'],
    custom_attributes: [{ alias: 'colour', value: 'red' }],
  },
  {
    product_identifier: 'CAP-BLUE',
    name: 'Cap, blue',
    link: 'https://shop.example.com/cap-blue',
    price: 12.5,
    categories: ['Clothes>Hats'],
  },
]

const url = 'https://shop.example.com/cart'

/** One that becomes an order, and one that waits. */
export const seedCarts = [
  {
    cartId: 'cart-1001',
    total: 28.42,
    url,
    products: [
      { product_identifier: 'TSHIRT-RED-M', name: 'T-shirt, red, M', price: 19.9, sale_price: 15.92 },
      { product_identifier: 'CAP-BLUE', name: 'Cap, blue', price: 12.5 },
    ],
  },
  {
    cartId: 'cart-1002',
    total: 12.5,
    url,
    products: [{ product_identifier: 'CAP-BLUE', name: 'Cap, blue', price: 12.5 }],
  },
] as const satisfies readonly Omit<CartInput, 'contact'>[]
