// The address of somebody who approves: whoever holds it can choose their password, so it is as good as their powers.
import { correo } from '@cuadra/contract/campos';
import { z } from 'zod';
import { explicarCorreoEnUso } from '#acceso/usuarios/dar-de-alta.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { definirClaseDeCambio } from '../clase-de-cambio.ts';
import { leerPersona, subirVersion } from './persona.ts';

const datos = z.object({ correo });

export const cambioDeCorreo = definirClaseDeCambio<z.infer<typeof datos>>({
  id: 'correo',
  datos,

  async describir(tx, { sujeto, datos: { correo: nuevo } }) {
    const { nombre, correo: anterior } = await leerPersona(tx, sujeto);
    return `Cambiar el correo de ${nombre}, de ${anterior} a ${nuevo}.`;
  },

  async juzgar(tx, _contexto, { sujeto, datos: { correo: nuevo } }) {
    await leerPersona(tx, sujeto);
    const otro = await tx.selectFrom('usuario').select('id').where('correo', '=', nuevo).executeTakeFirst();
    if (otro !== undefined && otro.id !== sujeto) throw problemaDeCampo('CORREO_EN_USO', 'correo');
  },

  async aplicar(tx, _contexto, { sujeto, datos: { correo: nuevo } }) {
    const { id } = await leerPersona(tx, sujeto);
    await tx
      .updateTable('usuario')
      .set({ correo: nuevo })
      .where('id', '=', id)
      .execute()
      .catch(explicarCorreoEnUso);
    await subirVersion(tx, id);
  },
});
