// The habits that the house style forbids, as patterns. Each is counted; the counts of a surface may only fall.

export interface Pattern {
  name: string
  matches: RegExp
  /** What to write instead. */
  instead: string
}

export const patterns: readonly Pattern[] = [
  {
    name: 'negated noun',
    matches: /\b(?:is|are|names|holds) no (?!longer|more\b|way\b|one\b)\w+/g,
    instead: 'is not a …',
  },
  {
    name: 'clause for a person',
    matches: /\bwhoever\b|\bwho (?:asks|reads|looks|has|sends|wants|writes|makes|left|subscribes)\b/gi,
    instead: 'a noun: operator, reader, recipient; or you',
  },
  {
    name: 'told of',
    matches: /\b(?:told|tells?|telling) (?:of|about) |\b(?:is|are) told\b/g,
    instead: 'notified, receives, reports',
  },
  { name: 'mend', matches: /\bmend(?:s|ed)?\b/g, instead: 'fix' },
  {
    name: 'lies, stands',
    matches: /\b(?:lies?|stands?|stood) (?:in|at|beside|below|there|under|behind|on)\b/g,
    instead: 'is in, is at',
  },
  {
    name: 'way to',
    matches: /\bways? to (?:the database|the server|PostgreSQL)\b|\bway .{0,30}and back\b/g,
    instead: 'connection, round trip',
  },
  { name: 'in hand, in doubt', matches: /\bin (?:hand|doubt)\b/g, instead: 'in progress; outcome unknown' },
  { name: 'for good', matches: /\bfor (?:good|ever)\b/g, instead: 'permanently' },
  { name: 'gives back', matches: /\bg(?:i|a)ves? back\b/g, instead: 'releases, returns' },
  { name: 'its kin', matches: /\b(?:its|their) kin\b|\band its like\b/g, instead: 'list them' },
  { name: 'makes no sense', matches: /\bmakes? no sense\b/g, instead: 'invalid' },
  {
    name: 'goes',
    matches: /\bgo(?:es)? (?:for|out|by|on)\b|\bwent out\b/g,
    instead: 'is sent, is based on, continues',
  },
  { name: 'becomes of', matches: /\bwhat (?:becomes|became|has become) of\b/g, instead: 'outcome, status' },
  {
    name: 'nobody',
    matches: /\bnobody (?:is|has|gets?|reads|knows|was|waits|needs)\b/gi,
    instead: 'you aren’t …, no user …',
  },
  { name: 'of its own', matches: /\bof (?:its|their|our|your) own\b/g, instead: 'its own, separate' },
  {
    name: 'folk noun',
    matches: /\bevidences\b|\bnews\b|\bcentres?\b/g,
    instead: 'evidence, status reports, SMSC',
  },
  { name: 'some 20', matches: /\bsome (?:\d[\d,]*|ten|twenty|fifty)\b/g, instead: 'about 20' },
  {
    name: 'fraction in words',
    matches:
      /\b(?:a|one|two|three|five) (?:third|fifth|sixth|tenth|quarter|sixths|thirds|times) (?:more|less|the|as|of)\b|\bhalf as (?:often|long)\b/g,
    instead: 'a figure: 84 %, 2 times',
  },
]
