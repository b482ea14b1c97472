// The body of a webhook or callback, and how it travels.

export interface HookBody {
  mediaType: string
  text: string
}

export const jsonBody = (value: unknown): HookBody => ({ mediaType: 'application/json', text: JSON.stringify(value) })

/** The fields of a form, as a browser would send them. */
export const formBody = (fields: Readonly<Record<string, string>>): HookBody => ({
  mediaType: 'application/x-www-form-urlencoded',
  text: new URLSearchParams(fields).toString(),
})
