// The tokens of devices: each says whose it is. A colon tells those of Google from those of Apple.

export const tokenOf = (email: string): string => `token:${email.replace('@', '-at-')}`

export const emailOf = (token: string): string => token.replace(/^token:/, '').replace('-at-', '@')
