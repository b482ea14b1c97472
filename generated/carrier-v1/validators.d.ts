// Written by `npm run generate` from specs/carrier-v1. Do not edit: change the contract instead.
import type { ErrorObject } from 'ajv'
export interface Validator { (value: unknown): boolean; errors?: ErrorObject[] | null }
export interface OperationValidators {
  query: Validator; path?: Validator; body?: Validator; key?: Validator; responses: Record<number, Validator>
}
export const validators: Record<string, OperationValidators>
export const hookValidators: Record<string, Validator>
export const schemaValidators: Record<string, Validator>
