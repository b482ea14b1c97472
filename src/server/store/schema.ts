// The tables as Kysely sees them, by area. The migrations are the truth; a test compares the two.
import type { AccountsTables } from './schema/accounts.ts'
import type { AudienceTables } from './schema/audience.ts'
import type { AutomationsTables } from './schema/automations.ts'
import type { CampaignTables } from './schema/campaigns.ts'
import type { CartsAndOrdersTables } from './schema/carts-and-orders.ts'
import type { CommerceTables } from './schema/commerce.ts'
import type { DeliveryTables } from './schema/delivery.ts'
import type { FeedTables } from './schema/feeds.ts'
import type { HooksTables } from './schema/hooks.ts'
import type { InsightTables } from './schema/insight.ts'
import type { QuarantineTables } from './schema/quarantine.ts'
import type { RegisteredTables } from './schema/registered.ts'
import type { SandboxTables } from './schema/sandbox.ts'
import type { SiteTables } from './schema/sites.ts'
import type { TransactionalTables } from './schema/transactional.ts'
import type { UpgradeTables } from './schema/upgrades.ts'
import type { WebPushTables } from './schema/web-push.ts'

export type * from './schema/accounts.ts'
export type * from './schema/audience.ts'
export type * from './schema/automations.ts'
export type * from './schema/campaigns.ts'
export type * from './schema/carts-and-orders.ts'
export type * from './schema/commerce.ts'
export type * from './schema/delivery.ts'
export type * from './schema/feeds.ts'
export type * from './schema/hooks.ts'
export type * from './schema/insight.ts'
export type * from './schema/quarantine.ts'
export type * from './schema/registered.ts'
export type * from './schema/sandbox.ts'
export type * from './schema/sites.ts'
export type * from './schema/transactional.ts'
export type * from './schema/upgrades.ts'
export type * from './schema/web-push.ts'

export interface Tables
  extends AccountsTables,
    AudienceTables,
    CommerceTables,
    CampaignTables,
    DeliveryTables,
    FeedTables,
    TransactionalTables,
    RegisteredTables,
    HooksTables,
    SandboxTables,
    WebPushTables,
    AutomationsTables,
    SiteTables,
    InsightTables,
    CartsAndOrdersTables,
    QuarantineTables,
    UpgradeTables {}

export type TableName = keyof Tables
