// The form of the demo shop.
import type { Forms } from '../audience/forms/forms.ts'
import type { Submissions } from '../audience/forms/submissions.ts'
import { seedForm } from './seed-data.ts'

export interface SeedFormDeps {
  forms: Forms
  submissions: Submissions
}

export function createSeedForm({ forms, submissions }: SeedFormDeps) {
  /** A form of a list, and a submission in which a contact of the list enters another first name. */
  return async (account: number, list: number, senderId: number, address: string) => {
    const { form } = await forms.create(account, list, { ...seedForm, senderId })
    const texts = new Map([
      ['email', [address]],
      ['first_name', ['Anna']],
    ])
    const entry = { texts, consent: true, isRobot: false, language: form.language, ip: '127.0.0.1' }
    await submissions.submit(form, entry)
    return { id: form.id, listId: list, name: form.name, url: forms.urlOf(form) }
  }
}
