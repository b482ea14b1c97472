// The words by which mail servers refuse a mail, as evidence of who is to blame. Written down from the public
// documentation of Gmail, Exchange Online, Outlook, Yahoo, Apple, GMX, Postfix, Exim, Sendmail, qmail and their like,
// and from bounces that people showed in public trackers. Every pattern is linear: its gaps are bounded.

/** Why a mail was refused. `FAULTS` in refusal.ts says what follows for the recipient. */
export type RefusalReason =
  /** The recipient is to blame, permanently. */
  | 'unknown_recipient'
  | 'unknown_domain'
  | 'disabled'
  | 'moved'
  /** The recipient's mailbox or server, for now. */
  | 'quota'
  | 'host'
  | 'network'
  | 'greylisted'
  | 'suspended'
  /** The sender: how much it sends, who it is, where it sends from, what it sends. */
  | 'rate'
  | 'size'
  | 'sender'
  | 'authentication'
  | 'reputation'
  | 'content'
  | 'relaying'
  | 'policy'
  /** Refused after the data, where servers judge the mail and not the address. */
  | 'after_data'
  | 'unclassified'

/** No letter or digit may be next to either end; `\b` knows ASCII only. */
const words = (...patterns: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
/** For languages without spaces between words. */
const text = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu')

/** Up to `n` characters within one sentence; a full stop inside of an address or a host name ends none. */
const gap = (n = 40) => `(?:[^.\\n]|\\.(?=\\S)){0,${n}}`

const RATE = words(
  `(?:at a )?rate (?:that|limit(?:ed|ing)?|exceeded|control)`,
  `rate-?limit(?:ed|s|ing)?`,
  `too (?:many|much) (?:messages|mails?|e-?mails?|recipients|connections|concurrent|errors|invalid|commands|sessions|hits|requests|bad|failed|unknown|email)`,
  `(?:receiving|sending|sent|sends) (?:mail |messages? |e-?mails? )?(?:too (?:many|quickly|fast|much)|at a rate|to too many)`,
  `too fast`,
  `throttl(?:ed|ing)`,
  `exceed(?:ed|s|ing)? ${gap(30)}(?:rate|per hour|per minute|per day|hourly|daily|connection|sending (?:limit|quota)|message (?:limit|quota)|limits? for)`,
  `(?:hourly|daily|sending|smtp|message|connection|messaging) (?:limit|quota|rate)s? (?:has been |is |was )?(?:exceeded|reached)`,
  `(?:daily|hourly) ${gap(20)}quota`,
  `concurrency limit`,
  `unusual rate`,
  `temporarily (?:deferred|rate)`,
)

const QUOTA = new RegExp(
  `${
    words(
      `(?:over|exceed(?:s|ed|ing)?|out of|above|beyond|past|reached) (?:(?:its|the|his|her|their|my|your|user|mailbox|disk|account|storage|message|allowed|allocated|maximum|space|size) ){0,4}(?:quota|storage|disk ?space|space|limit on storage|mailbox size|storage limit)`,
      `(?:over|quota|disk) ?quota`,
      `quota ${gap(25)}(?:exceed(?:ed|s)?|full|violation|reached|limit|will be)`,
      `quota (?:for|of) ${gap(60)}(?:full|exceeded)`,
      `(?:mailbox|mail ?box|inbox|mail ?folder|mailfolder|account|user|maildir|mbox|recipient|storage|mail directory|spool|disk|folder) ${gap(50)}(?:is |are |was |too |almost |currently |temporarily |already )?(?:full|over ?quota|exceed(?:s|ed|ing)? ${gap(20)}(?:size|storage|limit|quota|space))`,
      `(?:full|overfull) (?:mailbox|inbox|mail ?box)`,
      `(?:mailbox|recipient|account|storage|user)(?:'s)? ${gap(25)}(?:out of (?:storage|space|disk)|no space|not enough (?:space|storage)|lacks? (?:space|storage))`,
      `(?:insufficient|not enough|no|lack of) (?:free |disk |system |mail |mailbox |available )?(?:storage|disk ?space|space (?:left|available|in|for|on)|quota|room)`,
      `storage (?:limit|allocation|quota|space)`,
      `mailbox ?full`,
      `mailbox size limit exceeded`,
      `no space left on device`,
      `disk (?:is )?full`,
      `quotaexceeded`,
      `maximum mailbox size`,
      `(?:buz[oó]n|casilla|bandeja|cuenta)${gap(25)}(?:llen[oa]|excedid[oa]|cuota)`,
      `(?:cuota|espacio)${gap(25)}(?:excedid[oa]|superad[oa]|agotad[oa]|insuficiente)`,
      `(?:caixa|conta|quota)${gap(25)}(?:chei[ao]|lotad[ao]|excedid[ao]|cota|sem espa[cç]o)`,
      `bo[iî]te${gap(30)}(?:pleine|satur[eé]e|quota)`,
      `quota${gap(20)}d[eé]pass[eé]`,
      `(?:postfach|mailbox|speicher)${gap(25)}(?:voll|überfüllt|überschritten|erschöpft)`,
      `(?:casella|quota|spazio)${gap(25)}(?:pien[ao]|superat[ao]|esaurit[ao])`,
      `(?:postvak|mailbox)${gap(20)}(?:vol|overvol)`,
      `skrzynka${gap(30)}(?:pełna|przepełniona)`,
    ).source
  }|${text('переполнен', '容量(?:を|が|の)?(?:超|オーバ|不足|制限)', '(?:メールボックス|受信箱)[^。\\n]{0,30}(?:いっぱい|一杯|満杯|超過)', '(?:邮箱|信箱)[^。\\n]{0,10}(?:已满|已滿|满|滿)', '空间不足').source}`,
  'iu',
)

const SIZE = words(
  `(?:message|mail|e-?mail|size|attachment|content)s? ${gap(30)}(?:too (?:large|big|long)|exceed(?:s|ed|ing)? ${gap(25)}(?:size|length|maximum|limit)|is larger than)`,
  `exceed(?:s|ed|ing)? ${gap(20)}(?:fixed|maximum|max|allowed|permitted) (?:message |mail |file )?size`,
  `(?:message|mail|maximum message) size (?:limit|exceeds|exceeded)`,
  `maximum (?:message|mail) (?:size|length)`,
)

/** The address, domain, host name or reverse DNS of the sender. */
const SENDER = words(
  `e-?mail address(?:es)? (?:is|are) not verified`,
  `sender(?:'s)? (?:address |domain |e-?mail |envelope |host ?name |id |name )*(?:verif\\w+|verify|rejected|refused|not (?:exist|found|valid|allowed|accepted|resolv\\w+|permitted)|does(?: not|n't) (?:exist|resolve)|unknown|is not|is invalid|invalid|unresolvable|must|has no|denied|blocked|is blocked|is not allowed|domain)`,
  `(?:verify|verification|verifying|callback|callout|call-?out)${gap(30)}sender`,
  `sender${gap(20)}(?:verify|verification|callout|callback)`,
  `could not (?:complete sender|verify (?:your|the) (?:sender|domain|envelope))`,
  `(?:invalid|bad|unknown|unresolvable|forged|malformed|illegal|unroutable|fake) (?:sender|return[- ]?path|envelope sender|from address|mail from|reverse[- ]path|sender address|sending domain|from header|helo|ehlo)`,
  `(?:domain|address|host) of (?:the )?sender(?: address)?`,
  `sender(?:'s)? domain`,
  `(?:your|from|sending|originating|return) (?:domain|address|envelope domain)${gap(40)}(?:not (?:exist|resolve|found|valid|accepted)|does(?: not|n't)|no (?:mx|a record|dns)|must (?:resolve|exist)|cannot be)`,
  `return[- ]?path${gap(30)}(?:invalid|not|cannot|domain|rejected)`,
  `(?:mail from|envelope[- ]from|from)(?: address| domain| field| header)?${gap(25)}(?:not (?:verified|owned|exist|resolv\\w+|allowed)|does(?: not|n't)|must (?:match|be|resolve))`,
  `(?:helo|ehlo)`,
  `(?:no |missing |invalid |reverse |forward |bad |generic |dynamic |incorrect )+(?:reverse )?(?:dns|rdns|ptr|hostname)(?: entry| record| lookup| name| for)?`,
  `(?:reverse|rdns|ptr|fcrdns)(?: dns)?(?: name| record| lookup| entry| hostname| host)*`,
  `cannot (?:find|resolve) your (?:reverse |host)?(?:name|hostname|host|ip|domain)`,
  `client host rejected`,
  `your (?:host ?name|ip address|mail ?server|server|client|mta)${gap(40)}(?:resolve|reverse|dns|match|ptr|not (?:found|allowed|permitted|accepted))`,
  `(?:expired|invalid) (?:batv|prvs|srs)`,
  `(?:only|not) (?:accepts?|accepting|allowed) (?:mail |messages )?from (?:your|this|that|unknown|certain|known|authorized|authorised|the)`,
  `senders? (?:is |are |was )?(?:not (?:allowed|authori[sz]ed|permitted|on|in|accepted)|restricted|unauthori[sz]ed|denied|blacklisted|blocked|banned|rejected)`,
  `(?:absender|expéditeur|expediteur|remetente|remitente|mittente)${gap(40)}(?:abgelehnt|unbekannt|ungültig|existiert|rejet\\p{L}*|inconnu|inv[aá]lid\\p{L}*|refus\\p{L}*|rejeitad\\p{L}*|rechazad\\p{L}*|sconosciut\\p{L}*|n[aã]o)`,
)

const AUTHENTICATION = words(
  `spf(?: check| record| policy| fail\\w*| validation| hardfail)?`,
  `dkim`,
  `dmarc`,
  `arc (?:check|fail\\w*)`,
  `(?:un)?authenticated (?:mail|email|e-?mail|sender|message)s?`,
  `not authenticated`,
  `(?:fails?|failed|passing|pass) (?:email |sender |to pass )?authentication`,
  `authentication (?:required|check|fail\\w*|information|requirements|policy|results)`,
  `(?:require|requires|requiring) (?:that )?(?:all senders |senders )?(?:to )?authenticat\\w+`,
  `must (?:first )?(?:authenticate|issue a starttls)`,
  `sender (?:policy framework|id)`,
  `not authori[sz]ed to (?:send|use|relay)`,
)

const REPUTATION = words(
  `(?:ip|address|host|server|domain|network|netblock|sender|client|url|link)s? ${gap(50)}(?:(?:black|block|deny|reject)[- ]?list(?:ed)?|banned|blocked|listed (?:on|at|in|by)|poor reputation|bad reputation|low reputation)`,
  `(?:black|block|deny|reject)[- ]?list(?:ed|s|ing)?`,
  `(?:blocked|listed|rejected|found|banned|blacklisted|refused|denied) (?:using|by|at|on|in|via|due to|because of|for using) (?:[a-z0-9-]+\\.)?(?:[a-z0-9.-]{0,60})?(?:spamhaus|spamcop|barracuda\\w*|sorbs|abuseat|surriel|uceprotect\\w*|invaluement|mailspike|senderscore|proofpoint|cloudmark|trend ?micro|rbl|dnsbl|bl\\b)`,
  `spamhaus|spamcop|barracuda(?:networks|central)?|sorbs|uceprotect\\w*|senderscore|senderbase|mailspike|invaluement|abuseat|dnsbl\\w*|dnsrbl|rbls?|cbl|sbl|xbl|pbl|s3140|s3150`,
  `reputation`,
  `poor ${gap(15)}reputation`,
  `(?:spam|abuse)[- ]?(?:source|sender|trap|score|list)s?`,
  `(?:is|are|been|was) (?:temporarily |currently |permanently )?(?:blocked|banned|blacklisted|blocklisted)`,
  `blocked (?:for|due to|because|by|from|until|using|-|\\()`,
  `mail from ${gap(50)}(?:is |are )?(?:not accepted|not allowed|refused|rejected|blocked|denied)`,
  `(?:do|does|will) not (?:want|accept) (?:any )?(?:mail|messages?|e-?mails?|connections?) (?:from|by) (?:you|your|this|that|the sender|sender)`,
  `your (?:ip|ip address|network|isp|server|domain|host|email|message|mail) (?:\\S{1,60} )?(?:has been |is |was |are )?(?:blocked|banned|rejected|refused|denied|flagged|identified|listed)`,
  `dynamic(?:ally assigned)? (?:ip|address|range)\\w*`,
)

const CONTENT = words(
  `spam`,
  `(?:spam|bulk|junk|unsolicited|suspicious|unwanted|phish\\w*|scam|malicious|fraud\\w*|forged)(?:[- ](?:like|mail|email|e-?mail|message|messages|content|urls?|link|attachment|filter|detected|check|commercial))*`,
  `spam(?:my|assassin|ming|ier|like)`,
  `unsolicited`,
  `virus(?:es)?`,
  `malware`,
  `infected`,
  `phish\\w*`,
  `(?:message|mail|e-?mail|content|attachment|url|body|subject|header|file)s? ${gap(30)}(?:rejected (?:due|because|for|by (?:our|the|a|this|content|spam|header))|(?:was |is )?(?:blocked|prohibited|filtered|not allowed|unacceptable|denied|objectionable))`,
  `content (?:filter|rejected|restrictions?|policy|scan\\w*|was|is|contains|not accepted|refused|denied|analysis|violation)`,
  `(?:prohibited|illegal|banned|dangerous|forbidden|blocked) (?:attachment|content|file|extension|url)s?`,
  `attachment ${gap(30)}(?:not allowed|type|blocked|rejected|removed)`,
  `(?:looks|look|appears|seems) like (?:spam|uce|bulk|junk)`,
  `(?:duplicate|missing|multiple|invalid|bad|malformed) (?:\\w+[: ]{1,2})?headers?`,
  `headers? ${gap(25)}(?:missing|invalid|malformed|duplicate|not rfc|non-?compliant)`,
  `(?:not |non-?)(?:rfc|compliant)${gap(20)}(?:compliant|5322|2822|822|5321)?`,
  `bare (?:lf|cr|linefeeds?|newlines?)`,
  `line (?:too long|length)`,
  `8-?bit`,
  `no valid message-?id`,
)

const RELAYING = words(
  `relay(?:ing)?(?: access)? (?:is |was |mail |to |for )*(?:denied|prohibited|not (?:permitted|allowed|authori[sz]ed|possible)|refused|rejected|disallowed|disabled|restricted|unauthori[sz]ed)`,
  `(?:not (?:permitted|allowed|authori[sz]ed|able|configured|willing)|unable|cannot|can't|won't|refuse[sd]?|denied|no) (?:to |for )?relay(?:ing)?`,
  `(?:unauthori[sz]ed|authori[sz]ed|open|third[- ]party|non-?local) relay\\w*`,
  `relay(?:ing)? ${gap(25)}(?:not|denied|prohibited|blocked)`,
  `we do not relay`,
  `(?:isn't|is not|not) in my (?:control files?|list of allowed rcpthosts|badmailto)?\\w*(?:rcpthosts?)?`,
  `rcpthosts`,
)

const POLICY = words(
  `will not accept (?:delivery|mail|messages)`,
  `(?:administrative|local|security|site|company|recipient|mail|message|our|domain|server|system|user|transport|organi[sz]ation\\w*) (?:prohibition|polic(?:y|ies)|restrictions?|rules?)`,
  `administrative(?:ly)? (?:prohibit\\w*|den\\w+|block\\w*|refus\\w*|reject\\w*)`,
  `polic(?:y|ies) (?:reasons?|violations?|restrictions?|rejection|reject|of)`,
  `polic(?:y|ies)`,
  `violat\\w+ ${gap(25)}polic(?:y|ies)`,
  `protocol (?:violation|error)`,
  `prohibited`,
  `access (?:is |was )?denied`,
  `(?:delivery|message|mail|e-?mail|recipient|connection|transaction) ${gap(20)}(?:not authori[sz]ed|unauthori[sz]ed)`,
  `not (?:allowed|authori[sz]ed|permitted) (?:to (?:send|mail|post|deliver|submit|contact|email)|by)`,
  `(?:closed|private|internal|restricted|members?[- ]only) (?:list|group|mailing|address|recipient)\\w*`,
  `(?:mailing list|list|group) ${gap(30)}(?:members|subscribers|restricted|closed|moderat\\w+)`,
  `only (?:accepts?|receives?|allows?) ${gap(30)}(?:from|internal)`,
  `restricted`,
  `blocked`,
  `banned`,
  `unwelcome`,
  `abus(?:e|ive)`,
  `challenge[- ]response`,
)

const GREYLISTED = words(`gr[ea]y-?list(?:ed|ing)?`)

/** A delivery program failed before the mailbox was looked up. */
const LOCAL_DELIVERY = words(
  `(?:can't|cannot|couldn't|could not|unable to|failed to) (?:create|open|write|append|execute|exec|chdir|lock)`,
  `an error was detected while processing a file`,
)

/** A fault of the receiving server or of its configuration: it says nothing about the mailbox. */
const HOST = words(
  `(?:mail )?loops?(?:s? (?:back|detected|to))?`,
  `too many hops`,
  `hop ?count exceeded`,
  `(?:local|server|mail system|system|mailer|internal|service|mail server) (?:configuration |software |delivery |processing |storage )?(?:error|failure|problem|fault|trouble|unavailable|outage)`,
  `(?:configuration|internal|resources?|software|i\\/o|database|ldap|backend|filesystem|processing) (?:\\w+ )?(?:error|failure|problem|temporarily unavailable)`,
  `(?:can't|cannot|couldn't|could not|unable to|failed to) (?:create|open|write|append|execute|exec|chdir|lock|load|read|access|store|save)`,
  `system not accepting`,
  `(?:too busy|overloaded|busy|shutting down|out of memory|under maintenance|not ready|memory allocation)`,
  `(?:mail|message|messages?) (?:system|store) ${gap(15)}full`,
  `queue (?:file|too long|timeout|expired)`,
  `permission denied`,
  `temporar(?:y|ily) ${gap(25)}(?:unavailable|failure|error|problem|rejected|local|lookup|disabled|not available)`,
  `try (?:again )?later`,
  `program|command (?:failed|died|not found)`,
  `(?:starttls|tls) (?:is )?(?:required|not available|negotiation|failed|handshake|certificate)`,
  `certificate`,
)

const NETWORK = words(
  `connect(?:ion|ing)?(?: to| with)?${gap(60)}(?:timed? ?out|refused|reset|dropped|lost|closed|failed|aborted|broken|fail\\w*)`,
  `timed? ?out|time-?out|lost connection|no route|unreachable|network (?:error|problem|trouble|failure|is)`,
  `delivery (?:time|period) (?:has )?expired`,
  `(?:retry|message|queue) (?:time|lifetime|timeout|expir\\w+)(?: limit)?(?: not reached| exceeded| expired)?`,
  `not accessible`,
  `malformed or unexpected name server reply`,
  `name ?server (?:reply|error|failure|timed?)`,
  `(?:name|dns|domain name) (?:service |server |lookup )(?:error|failure|timed? ?out)(?! for (?:name|domain)=\\S{1,255} type=\\w{1,5}: host not found)`,
  `servfail`,
  `no (?:response|answer) from`,
  `can't (?:reach|contact|connect)`,
  `could not (?:connect|contact|reach)`,
  `couldn't establish`,
  `unable to (?:connect|contact|reach)`,
)

const UNKNOWN_DOMAIN = words(
  `(?:host|domain|hostname|domain name|name|host name)(?: name)?s? ${gap(60)}(?:unknown|not (?:be )?found|does(?: not|n't) exist|not (?:exist|known|be resolved|resolvable)|nonexistent|non-existent)`,
  `(?:unknown|no such|invalid|unrouteable|unroutable|bad|nonexistent|non-existent) (?:\\w+ )?(?:host|domain|mail domain|hostname|domain name|destination domain)`,
  `host or domain name not found`,
  `host not found`,
  `couldn't find any host`,
  `\\S{1,255}\\.\\p{L}{2,24} (?:does not|doesn't) exist`,
  `mx or srv record indicated no smtp service`,
  `nxdomain`,
  `(?:no|has no|had no|without) (?:usable |valid |suitable |such )?(?:mx|mail exchanger?|a or mx|mx or a|dns)(?: records?| hosts?| entries| data)?(?: found| for| in)?`,
  `null ?mx`,
  `(?:domain|host) (?:\\S{1,255} )?does(?: not|n't) accept (?:any )?(?:mail|e-?mail)`,
  `(?:host|domain) (?:\\S{1,255} )?does not (?:receive|take) (?:mail|e-?mail)`,
  `does not have a mail server`,
  `destination (?:host|domain|server)s? ${gap(30)}(?:unknown|invalid|not found|does not exist|not valid)`,
  `all relevant mx records point to non-existent hosts`,
  `domain is not (?:reachable|hosted|valid|configured|local)`,
  `(?:domaine|dominio|domínio|domain|domäne)${gap(30)}(?:inconnu|inexist\\p{L}*|no existe|n[aã]o existe|unbekannt|existiert nicht|introuvable)`,
  `dns type '?mx'? lookup of ${gap(80)}nxdomain`,
  `dns domain ${gap(80)}does not exist`,
)

const RECIPIENT = `(?:user|users|recipient|recipients|mailbox|mail ?box|mail-?box|account|address(?:ee)?|e-?mail|e-?mail (?:account|address)|person|name|userid|user ?id|user ?name|login|alias|member|subscriber|customer|local[- ]?part|destination(?: address)?|inbox|forwardee|directory entry|user account|mail account)`
const UNKNOWN_RECIPIENT = new RegExp(
  `${
    words(
      `(?:unknown|no such|no valid|invalid|illegal|nonexistent|non-?existent|inexistent|undefined|unrecogni[sz]ed|incorrect|bad|not a valid|isn't a valid|not a known|no known|unavailable|undeliverable|undelivered|not our|no local) (?:\\w+[ -]){0,3}${RECIPIENT}`,
      `${RECIPIENT}${gap(90)}(?:unknown|not (?:be )?(?:found|known|listed|recogni[sz]ed|valid|registered|hosted|our customer|located|local|in use|defined)|(?:does|do|did)(?: not|n't|nt) (?:exist|match)|(?:is |are )?(?:invalid|nonexistent|non-?existent|incorrect|undeliverable|undefined|unrouteable|unroutable|unresolvable|unrecogni[sz]ed)|(?:isn't|is not|was not) (?:valid|known|found|listed|our customer|a (?:valid|known)|an? \\w+ (?:user|customer|account|member))|(?:couldn't|could not|can't|cannot) be (?:found|located|resolved)|no such|(?:has been|was|been) (?:deleted|removed|closed|cancel+ed|terminated)|no longer (?:valid|exists?|in (?:use|service)|active|works|here|available|with|employed|on)|wasn't found|has (?:left|moved)|not exist|doesn't have)`,
      `(?:user|account|recipient|mailbox)[ _-]?(?:unknown|notfound|not_found|nonexistent|no_such_user)`,
      `nosuchuser|no_such_user|recipnotfound|recipientnotfound|badrcpt|mailbox not found`,
      `(?:doesn't|does not|do not|don't|didn't) (?:have|know|recogni[sz]e|find) (?:an?|any|this|that|such|the|your)? ?(?:\\S{1,80} )?(?:account|user|mailbox|recipient|address|e-?mail)`,
      `this user doesn't have an? \\S{1,255} account`,
      `no(?:t an?)? (?:mailbox|user|account|one|body|person|recipient|address|e-?mail account|valid recipients?) (?:here |found |exists? )?(?:by that name|with that name|here|by this name|of that name|found|with this|at this|matches|named|for|exists?)`,
      `not a (?:valid|known|local|recogni[sz]ed) (?:\\w+ )?${RECIPIENT}`,
      `(?:is|are) not (?:known|valid|listed|registered) (?:here|at|in|on|with)`,
      `(?:address|user|recipient|mailbox) ${gap(60)}(?:must exist|is not existing|is expired)`,
      `unrouteable (?:mail )?address`,
      `unroutable (?:mail )?address`,
      `unknown (?:or illegal|local) \\w+`,
      `unknown local[- ]part`,
      `no (?:matching|such) (?:recipient|alias|directory|mailbox|email|e-mail)`,
      `user (?:not known|not here|unknown|does not exist)`,
      `recipient(?:'s)? (?:not (?:found|on|in)|unknown|invalid|does not exist|address rejected: (?:user |recipient |mailbox |undeliverable|unverified address:? (?:user|550|unknown)))`,
      `there is no (?:one|such|user|mailbox|account|recipient)`,
      `(?:no|not) longer (?:with|at|works|employed|a (?:user|customer|member|subscriber))`,
      `delivery to that address is not possible: no such`,
      `resolver\\.adr\\.(?:recip\\w*notfound|exrecipnotfound|recipientnotfound|badaddress|badprimary)`,
      `(?:destinataire|utilisateur|adresse|bo[iî]te|compte|adresse destinataire|adresse e?-?mail)${gap(40)}(?:inconnue?|inexistante?|invalide|introuvable|n'existe (?:pas|plus)|n existe pas|non trouv[eé]e?)`,
      `(?:empfänger|benutzer|adresse|postfach|konto|mailbox|e-mail-adresse|empfaenger|nutzer|teilnehmer)${gap(40)}(?:unbekannt|existiert nicht|nicht (?:gefunden|bekannt|vorhanden|existent)|ungültig|gibt es nicht|konnte nicht gefunden)`,
      `(?:unbekannter?|ungültiger?|kein) (?:empfänger|benutzer|adresse|nutzer)`,
      `(?:usuario|destinatario|direcci[oó]n|cuenta|buz[oó]n|casilla)${gap(40)}(?:desconocid[oa]|inexistente|no existe|no (?:se )?encontrad[oa]|no v[aá]lid[oa]|inv[aá]lid[oa]|no (?:se )?encontr[oó]|no es v[aá]lid[oa])`,
      `(?:usu[aá]rio|destinat[aá]rio|endere[cç]o|conta|caixa postal|e-mail)${gap(40)}(?:desconhecid[oa]|inexistente|n[aã]o existe|n[aã]o encontrad[oa]|inv[aá]lid[oa]|n[aã]o (?:foi )?encontrad[oa])`,
      `(?:utente|destinatario|casella|indirizzo|account)${gap(40)}(?:sconosciut[oa]|inesistente|non (?:esiste|trovat[oa]|valid[oa]))`,
      `(?:gebruiker|ontvanger|adres|postvak|mailbox)${gap(40)}(?:onbekend|bestaat niet|niet gevonden|ongeldig)`,
      `(?:onbekende|ongeldige) (?:gebruiker|ontvanger|adres)`,
      `(?:użytkownik|odbiorca|adres|skrzynka|konto)${gap(40)}(?:nieznany|nie istnieje|nie znaleziono|nieprawidłowy|nie został)`,
      `(?:nieznany|brak) (?:takiego )?(?:użytkownika?|odbiorc[ay]|adresata|adresu|konta)`,
      `(?:bruger|modtager|mottaker|bruker|användare|mottagare|adress|adressen|postkasse|konto)${gap(40)}(?:ukendt|findes ikke|finnes ikke|ukjent|okänd|finns inte|hittades inte)`,
    ).source
  }|${text('(?:пользовател|получател|адрес|ящик|аккаунт|учетн)[^.\\n]{0,40}(?:не (?:существует|найден|зарегистрирован)|неизвестн|несуществующ|недействител|не обнаружен)', 'нет такого (?:пользователя|адреса)', '(?:ユーザ|ユーザー|宛先|受信者|アドレス|メールアドレス|メールボックス|アカウント|あて先)[^。\\n]{0,40}(?:見つかりません|存在しません|不明|存在しない|見つからない|見つかりませんでした|無効|みつかりません|が間違)', '宛先不明', '(?:用户|用戶|收件人|帐户|帳戶|邮箱|信箱|地址|帐号)[^。\\n]{0,20}(?:不存在|不正确|无效|無效|未知|找不到)', '找不到(?:收件人|用户|使用者|地址)', '(?:사용자|수신자|주소|계정|메일)[^.\\n]{0,20}(?:없|존재하지|알 수)').source}`,
  'iu',
)

const DISABLED = words(
  `(?:user|recipient|mailbox|mail ?box|account|address(?:ee)?|e-?mail account|e-?mail address|e-?mail account that you tried to reach|inbox)${gap(60)}(?:(?:is |has been |was |are |been )?(?:disabled|deactivated|inactive|closed|discontinued|deleted|removed|terminated|cancel+ed|not active|abandoned|expired|retired)|no longer (?:in use|active|available|valid|exists?|accepts?))`,
  `(?:disabled|deactivated|inactive|closed|deleted|expired|dormant|discontinued) (?:\\w+ )?(?:user|recipient|mailbox|account|address)`,
  `compte${gap(20)}(?:d[eé]sactiv[eé]|ferm[eé])`,
  `(?:konto|postfach)${gap(20)}(?:deaktiviert|gesperrt|geschlossen|gelöscht)`,
)

/** An account that its provider holds back; it may be let go. */
const SUSPENDED = words(
  `(?:user|recipient|mailbox|account|address|domain)${gap(50)}(?:suspended|frozen|locked|on hold|blocked by|temporarily|under review|hibernat\\w+)`,
  `(?:suspended|frozen|locked|held) (?:user|recipient|mailbox|account)`,
)

const MOVED = words(
  `(?:user|recipient|mailbox|person|account|address)${gap(40)}(?:has )?(?:moved|changed (?:address|their|his|its))`,
  `new address is`,
  `please (?:use|try) (?:the )?new (?:e-?mail )?address`,
  `has (?:a )?new e-?mail address`,
)

/**
 * Evidence in order of precedence: blame of the sender or the moment comes before blame of the address. `weak` words
 * appear in any refusal, in help texts and links, so they count only without other evidence.
 */
export const EVIDENCE: readonly { reason: RefusalReason; words: RegExp; weak?: true }[] = [
  { reason: 'greylisted', words: GREYLISTED },
  { reason: 'rate', words: RATE },
  { reason: 'quota', words: QUOTA },
  { reason: 'size', words: SIZE },
  { reason: 'sender', words: SENDER },
  { reason: 'authentication', words: AUTHENTICATION },
  { reason: 'relaying', words: RELAYING },
  { reason: 'reputation', words: REPUTATION },
  { reason: 'content', words: CONTENT },
  { reason: 'network', words: words('host not found, try again', '(?:envelope|message) expired') },
  { reason: 'host', words: LOCAL_DELIVERY },
  { reason: 'suspended', words: SUSPENDED },
  { reason: 'disabled', words: DISABLED },
  { reason: 'unknown_recipient', words: UNKNOWN_RECIPIENT },
  { reason: 'unknown_domain', words: UNKNOWN_DOMAIN },
  { reason: 'moved', words: MOVED },
  { reason: 'network', words: NETWORK },
  { reason: 'policy', words: POLICY, weak: true },
  { reason: 'host', words: HOST, weak: true },
]
