// The form of the demo shop.
import type { AudienceArea } from '../audience/area.ts'
import { seedForm } from './seed-data.ts'

export function createSeedForm({ forms, submissions }: Pick<AudienceArea, 'forms' | 'submissions'>) {
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
