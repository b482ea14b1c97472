// The format `idn-email` of the contract, for the doors and for the checks of the contract.

/**
 * The form in which the platform keeps an address, also one with letters beyond ASCII before the @ (RFC 6531 3.3): those
 * are small and composed (NFC), and the domain is in its form of ASCII. So equal addresses are equal for databases that
 * know no capitals beyond ASCII. A mark that composes with no letter cannot be told from one that was not composed, and
 * is refused (A-011).
 */
export const KEPT_EMAIL =
  /^(?!.*[\u0300-\u036f])[\w!#$%&'*+/=?^`{|}~\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Nd}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Nd}-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?$/u
