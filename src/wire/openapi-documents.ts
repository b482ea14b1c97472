// How OpenAPI documents are found among the files of a project, by commands and by the documentation.

/** Whether a file with this name can be a document. */
export const isDocumentName = (name: string): boolean => /\.(ya?ml|json)$/i.test(name)

/** Whether a path, relative to the project, is in an installed package or in a hidden folder. */
export const isSkippedPath = (path: string): boolean => /(^|[\\/])(node_modules|\.[^\\/]+)([\\/]|$)/.test(path)

/** Whether a text says at its top that it is a document, also if the rest cannot be parsed. */
export const isRootText = (text: string): boolean =>
  /^\ufeff?(?:\s*\{)?\s*["']?(?:openapi|swagger)["']?\s*:/m.test(text.slice(0, 2000))
