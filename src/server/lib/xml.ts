// Writes XML 1.0.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}
/** Characters that XML 1.0 cannot represent, not even as references. */
const FORBIDDEN =
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Escapes text for an element or a quoted attribute; what XML cannot represent becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign)
