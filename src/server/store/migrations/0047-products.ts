// Catalogs with their products, and operations that wait for one another.
export const products = `
CREATE TABLE catalog (
  id {id},
  account_id bigint NOT NULL,
  title text NOT NULL,
  language text NOT NULL,
  currency text NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL
);
CREATE INDEX catalog_account ON catalog (account_id, id);
CREATE TABLE catalog_edition (
  id {id},
  account_id bigint NOT NULL,
  catalog_id bigint NOT NULL,
  state text NOT NULL,
  operation_id bigint
);
CREATE UNIQUE INDEX catalog_edition_current ON catalog_edition (account_id, catalog_id) WHERE state = 'current';
CREATE INDEX catalog_edition_making ON catalog_edition (account_id, operation_id) WHERE state = 'making';
CREATE INDEX catalog_edition_removed ON catalog_edition (id) WHERE state = 'removed';
CREATE INDEX catalog_edition_catalog ON catalog_edition (account_id, catalog_id);
CREATE TABLE product (
  edition_id bigint NOT NULL,
  identifier text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  sku text NOT NULL,
  upc text NOT NULL,
  ean text NOT NULL,
  gtin text NOT NULL,
  mpn text NOT NULL,
  brand text NOT NULL,
  price bigint NOT NULL,
  sale_price bigint NOT NULL,
  in_stock bigint,
  details text NOT NULL,
  PRIMARY KEY (edition_id, identifier)
);
CREATE INDEX product_name ON product (edition_id, name, identifier) WHERE name <> '';
CREATE INDEX product_sku ON product (edition_id, sku, identifier) WHERE sku <> '';
CREATE INDEX product_upc ON product (edition_id, upc, identifier) WHERE upc <> '';
CREATE INDEX product_ean ON product (edition_id, ean, identifier) WHERE ean <> '';
CREATE INDEX product_gtin ON product (edition_id, gtin, identifier) WHERE gtin <> '';
CREATE INDEX product_mpn ON product (edition_id, mpn, identifier) WHERE mpn <> '';
CREATE INDEX product_brand ON product (edition_id, brand, identifier) WHERE brand <> '';
CREATE INDEX product_price ON product (edition_id, price, identifier) WHERE price <> 0;
CREATE INDEX product_sale_price ON product (edition_id, sale_price, identifier) WHERE sale_price <> 0;
CREATE TABLE operation_queue (
  id {id},
  account_id bigint NOT NULL,
  operation_id bigint NOT NULL,
  name text NOT NULL
);
CREATE UNIQUE INDEX operation_queue_operation ON operation_queue (operation_id);
CREATE INDEX operation_queue_name ON operation_queue (account_id, name, id);
`
