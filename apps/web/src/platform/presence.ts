// The one presence of this page, tied to the other tabs of the browser.
import { createPresence } from './presence-store.ts';

const canal = new BroadcastChannel('cuadra-estado');

export const presence = createPresence({
  decir: (estado) => canal.postMessage(estado),
  oir: (oyente) => canal.addEventListener('message', ({ data }) => oyente(data)),
});
