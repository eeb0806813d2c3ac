// Before the first paint: the remembered scheme, so that a dark screen never flashes white. The page's content
// policy allows no inline script, hence a file of its own. The entry is the one of app/preferences-store.ts.
(() => {
  let scheme;
  try {
    scheme = JSON.parse(localStorage.getItem('preferencias') ?? 'null')?.scheme;
  } catch {
    // Storage may be forbidden by the browser, or hold anything; the configured scheme is used then.
  }
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
