// Brings the tokens of Apple's devices into the form of APNs. Of several devices with one token, that which was seen last stays.
const token = "lower(replace(replace(replace(address, '<', ''), '>', ''), ' ', ''))"
const written = `channel = 'push' AND system = 'ios' AND length(${token}) = 64 AND trim(${token}, '0123456789abcdef') = ''`

export const appleTokens = `
DELETE FROM device WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY account_id, app, ${token} ORDER BY seen DESC, id DESC) AS place
    FROM device WHERE ${written}
  ) AS twins WHERE place > 1
);
UPDATE device SET address = ${token} WHERE ${written} AND address <> ${token};
`
