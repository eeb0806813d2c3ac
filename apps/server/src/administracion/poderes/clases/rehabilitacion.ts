// Somebody who approves comes back: the roles they left with are given again.
import { z } from 'zod';
import { definirClaseDeCambio } from '../clase-de-cambio.ts';
import { leerPersona, subirVersion } from './persona.ts';

const datos = z.object({});

export const rehabilitacion = definirClaseDeCambio<z.infer<typeof datos>>({
  id: 'habilitar',
  datos,

  async describir(tx, { sujeto }) {
    const { nombre } = await leerPersona(tx, sujeto);
    return `Habilitar de nuevo a ${nombre}, con los roles que tenía.`;
  },

  async juzgar(tx, _contexto, { sujeto }) {
    await leerPersona(tx, sujeto);
  },

  async aplicar(tx, _contexto, { sujeto }) {
    const { id } = await leerPersona(tx, sujeto);
    await tx.updateTable('usuario').set({ activo: true }).where('id', '=', id).execute();
    await subirVersion(tx, id);
  },
});
