import { contabilizarPartida, enviarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { call } from '../../../platform/api.ts';
import type { ServidorDePartidas } from './contabilizar.ts';

export const servidorDePartidas: ServidorDePartidas = {
  contabilizar: ({ id, version }) => call(contabilizarPartida, { params: { id }, query: { version } }),
  enviar: ({ id, version }) => call(enviarPartida, { params: { id }, query: { version } }),
  leer: (id) => call(verPartida, { params: { id } }),
};
