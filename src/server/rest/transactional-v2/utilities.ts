import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'

type Schemas = components['schemas']

const booleanText = (value: boolean) => (value ? 'true' : 'false')

export function utilityHandlers({ messages: { utilities } }: Domain) {
  async function emailResult(body: Schemas['EmailValidation']): Promise<Schemas['EmailValidationResult']> {
    const asked = { mx: body.isMx ?? false, temporary: body.isTemporaryEmail ?? false }
    const { valid, mx, temporary } = await utilities.checkEmail(body.email, asked)
    return {
      emailValid: booleanText(valid),
      ...(mx !== undefined && { mx: booleanText(mx) }),
      ...(temporary !== undefined && { emailTemporary: booleanText(temporary) }),
    }
  }

  async function phoneResult(number: string): Promise<Schemas['PhoneValidation']> {
    const { valid, ...found } = await utilities.checkPhone(number)
    return { valid, isValid: valid, ...found }
  }

  function smsResult({ message, gsm0338, language }: Schemas['SmsLength']): Schemas['SmsLengthResult'] {
    const { encoding, units, parts, perPart } = utilities.measureSms(message, gsm0338, language)
    const charPerMessage = perPart as Schemas['SmsLengthResult']['charPerMessage']
    return { gsm0338: encoding === 'gsm0338', charCount: units, parts, charPerMessage, message }
  }

  return {
    validateEmail: async ({ body }) => emailResult(body),
    validateEmailLegacy: async ({ body }) => emailResult(body),
    getPhoneValidation: async ({ path }) => phoneResult(path.number),
    getPhoneValidationLegacy: async ({ path }) => phoneResult(path.number),
    calculateSmsLength: async ({ body }) => smsResult(body),
    calculateSmsLengthLegacy: async ({ body }) => smsResult(body),
  } satisfies Handlers<'transactional-v2', 'Utilities'>
}
