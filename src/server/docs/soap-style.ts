// The styles of the SOAP page beyond those of the site.

/** Rules for its sections and listings. */
export const soapCss = `
.entry > summary h3 { display: inline; font-size: 1rem }
.entry > summary small { color: var(--quiet); font-size: 0.9rem; margin-left: 0.4rem }
.must { font-size: 0.75rem; color: var(--delete) }
td small { color: var(--quiet) }
.code { position: relative }
.code pre { margin: 0.4rem 0 0; max-height: 34rem; overflow: auto }
.code button { position: absolute; top: 1rem; right: 1rem; font: inherit; font-size: 0.8rem; color: inherit; background: var(--page);
  border: 1px solid var(--line); border-radius: 8px; padding: 0.15rem 0.7rem; cursor: pointer }
`
