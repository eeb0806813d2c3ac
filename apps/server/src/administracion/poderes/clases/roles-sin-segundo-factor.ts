// Roles of which a second factor is no longer asked. From then on a password opens every account that holds them, so that it
// takes two people; to ask for it of more roles does not.
import { nombresDeRol, roles } from '@cuadra/contract/acceso/permisos';
import { motivo } from '@cuadra/contract/campos';
import { z } from 'zod';
import { avisarRolesObligados } from '#administracion/segundo-factor/avisar-roles-obligados.ts';
import { definirClaseDeCambio } from '../clase-de-cambio.ts';

const datos = z.object({ exime: z.array(z.enum(roles)).min(1), motivo });

export const rolesSinSegundoFactor = definirClaseDeCambio<z.infer<typeof datos>>({
  id: 'segundo-factor-roles',
  datos,

  async describir(_tx, { datos: { exime, motivo: porQue } }) {
    const nombres = exime.map((rol) => nombresDeRol[rol]).join(', ');
    return `Dejar de exigir el segundo factor a: ${nombres}. Motivo: ${porQue}`;
  },

  // Whatever the list is by then, none of these stays on it.
  async juzgar() {},

  async aplicar(tx, contexto, { datos: { exime } }) {
    await tx.deleteFrom('rolConSegundoFactor').where('rol', 'in', exime).execute();
    await avisarRolesObligados(tx, contexto);
  },
});
