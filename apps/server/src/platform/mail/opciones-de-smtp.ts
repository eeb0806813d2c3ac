// How a letter travels to the mail server: to another machine, encrypted or not at all. `smtps` is from its first byte; `smtp`
// asks for STARTTLS, and a server that does not offer it gets nothing, because whoever stands in between could hide the offer.
import { esDeEstaMaquina } from '../es-de-esta-maquina.ts';

const ESPERA_MS = 15_000;

export const opcionesDeSmtp = (url: string) => ({
  url,
  requireTLS: !esDeEstaMaquina(new URL(url).hostname),
  connectionTimeout: ESPERA_MS,
  greetingTimeout: ESPERA_MS,
  socketTimeout: ESPERA_MS,
});
