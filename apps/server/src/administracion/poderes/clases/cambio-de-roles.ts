// A role that approves. What must leave with it (a swap that would have left the person without any role) leaves when it
// takes effect.
import { nombresDeRol, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import { z } from 'zod';
import { asignarRoles } from '#acceso/usuarios/asignar.ts';
import { exigirRolesCompatibles } from '#acceso/usuarios/exigir-roles-compatibles.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { definirClaseDeCambio } from '../clase-de-cambio.ts';
import { leerPersona, subirVersion } from './persona.ts';

const datos = z.object({ otorga: z.array(z.enum(roles)).min(1), quita: z.array(z.enum(roles)) });
type CambioDeRoles = z.infer<typeof datos>;

export const cambioDeRoles = definirClaseDeCambio<CambioDeRoles>({
  id: 'roles',
  datos,

  async describir(tx, { sujeto, datos: { otorga, quita } }) {
    const { nombre, correo } = await leerPersona(tx, sujeto);
    const enLugar = quita.length === 0 ? '' : `, en lugar de ${enLista(quita)}`;
    return `Dar a ${nombre} (${correo}) el rol de ${enLista(otorga)}${enLugar}.`;
  },

  async juzgar(tx, _contexto, { sujeto, datos: cambio }) {
    const { id, activo } = await leerPersona(tx, sujeto);
    if (!activo) throw new ProblemaError('CAMBIO_SIN_SUSTENTO');
    await exigirRolesCompatibles(tx, await rolesDespues(tx, id, cambio), cambio.otorga);
  },

  async aplicar(tx, _contexto, { sujeto, datos: cambio }) {
    const { id } = await leerPersona(tx, sujeto);
    if (await asignarRoles(tx, id, await rolesDespues(tx, id, cambio))) await subirVersion(tx, id);
  },
});

async function rolesDespues(tx: Tx, usuario: string, { otorga, quita }: CambioDeRoles): Promise<Rol[]> {
  const filas = await tx.selectFrom('usuarioRol').select('rol').where('usuario', '=', usuario).execute();
  const quedan = filas.map(({ rol }) => rol).filter((rol) => !quita.includes(rol));
  return [...new Set([...quedan, ...otorga])];
}

const enLista = (lista: readonly Rol[]) => lista.map((rol) => nombresDeRol[rol]).join(' y ');
