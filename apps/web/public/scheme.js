// Before the first paint: the remembered scheme, so that a dark screen never flashes white. The page's content
// policy allows no inline script, hence a file of its own. The key is the one of ui/theme/scheme.ts.
(() => {
  let scheme = 'light';
  try {
    scheme = localStorage.getItem('esquema') ?? 'light';
  } catch {
    // Storage may be forbidden by the browser; the configured scheme is used then.
  }
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
