// The drafts of the server, as the work on one uses them.

import { crearPartida, editarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { guardarMemoria } from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { call } from '../../../platform/api.ts';
import type { EntornoDeTrabajo } from './trabajo.ts';

export const servidorDeBorradores: EntornoDeTrabajo['servidor'] = {
  crear: (body, llave) => call(crearPartida, { body }, { llave, ...alIrse() }),
  guardar: ({ id, version }, contenido) =>
    call(editarPartida, { params: { id }, body: { ...contenido, version } }, alIrse()),
  leer: (id) => call(verPartida, { params: { id } }),
  recordar: (id, body) => call(guardarMemoria, { params: { id }, body }, alIrse()),
};

/** Out of sight, perhaps because the tab is being closed: what is sent then must still arrive. */
const alIrse = () => ({ sobrevive: document.visibilityState === 'hidden' });
