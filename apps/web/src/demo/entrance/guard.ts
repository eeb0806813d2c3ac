// Before the worker hears of a request: what the sample applications do not answer goes its way as if no worker were
// there. It must be the first to listen.
import { isHeeded } from './heeded.ts';

self.addEventListener('fetch', (event) => {
  const { url } = Reflect.get(event, 'request');
  if (!isHeeded(url, self.location.href)) event.stopImmediatePropagation();
});
