// What contacts put into the carts of shops, and what they ordered. Amounts are millionths.
export const cartsAndOrders = `
CREATE TABLE cart (
  id {id},
  account_id bigint NOT NULL,
  domain text NOT NULL,
  cart_id text NOT NULL,
  state text NOT NULL,
  generation bigint NOT NULL,
  list_id bigint,
  contact_id bigint,
  order_id text,
  total bigint,
  url text NOT NULL,
  lines bigint NOT NULL,
  products text NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE UNIQUE INDEX cart_of_shop ON cart (account_id, domain, cart_id);
CREATE INDEX cart_updated ON cart (account_id, updated, id);
CREATE INDEX cart_list ON cart (account_id, list_id, id);
CREATE INDEX cart_contact ON cart (account_id, contact_id, updated, id);
CREATE TABLE shop_order (
  id {id},
  account_id bigint NOT NULL,
  domain text NOT NULL,
  order_id text NOT NULL,
  status text NOT NULL,
  order_date bigint NOT NULL,
  cart_id text,
  list_id bigint,
  contact_id bigint,
  total bigint,
  lines bigint NOT NULL,
  products text NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE UNIQUE INDEX shop_order_of_shop ON shop_order (account_id, domain, order_id);
CREATE INDEX shop_order_date ON shop_order (account_id, order_date, id);
CREATE INDEX shop_order_list ON shop_order (account_id, list_id, id);
CREATE INDEX shop_order_contact ON shop_order (account_id, contact_id, order_date, id);
CREATE INDEX shop_order_cart ON shop_order (account_id, cart_id, order_date, id);
`
