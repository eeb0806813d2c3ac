// Somebody goes on holding, until a day, roles that exclude each other and that they held before these were forbidden. The
// change itself is what is kept: nothing else is written, and no new pair is made by it.
import { nombresDeRol, roles } from '@cuadra/contract/acceso/permisos';
import { fechaDeLibros, motivo } from '@cuadra/contract/campos';
import { impresa } from '@cuadra/core/estados-financieros/rangos';
import { z } from 'zod';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { definirClaseDeCambio } from '../clase-de-cambio.ts';
import { paresDe } from '../pares.ts';
import { leerPersona } from './persona.ts';

const rol = z.enum(roles);
const datos = z.object({
  pares: z.array(z.object({ rolA: rol, rolB: rol })).min(1),
  motivo,
  hasta: fechaDeLibros,
});

export const parAceptado = definirClaseDeCambio<z.infer<typeof datos>>({
  id: 'par-aceptado',
  datos,

  async describir(tx, { sujeto, datos: { pares, motivo: porQue, hasta } }) {
    const { nombre } = await leerPersona(tx, sujeto);
    const cuales = pares.map(({ rolA, rolB }) => `${nombresDeRol[rolA]} y ${nombresDeRol[rolB]}`).join('; ');
    return `Aceptar hasta el ${impresa(hasta)} que ${nombre} tenga a la vez: ${cuales}. Motivo: ${porQue}`;
  },

  async juzgar(tx, contexto, { sujeto, datos: { pares, hasta } }) {
    const { id } = await leerPersona(tx, sujeto);
    const hoy = hoyEn({ ahora: () => contexto.ahora });
    if (hasta < hoy.toString() || hasta > hoy.add({ years: 1 }).toString())
      throw problemaDeCampo('ACEPTACION_FUERA_DE_PLAZO', 'hasta');
    const tiene = await paresDe(tx, id);
    const queda = pares.some(({ rolA, rolB }) => tiene.some((uno) => uno.rolA === rolA && uno.rolB === rolB));
    if (!queda) throw new ProblemaError('ACEPTACION_SIN_PARES');
  },

  async aplicar() {},
});
