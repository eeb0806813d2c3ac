import type { Atajo, CambiosDeAtajo } from '@cuadra/contract/escritorio/atajos';
import { esEnlaceValido, MENSAJE_DE_ENLACE } from '@cuadra/contract/escritorio/enlace';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { columnasDe, tomarAtajo } from './queries.ts';

/** Merges the changes; where it leads is judged as it will be, not as it was sent. */
export async function editarAtajo(
  tx: Tx,
  usuario: string,
  id: string,
  cambios: CambiosDeAtajo,
): Promise<Atajo> {
  const actual = await tomarAtajo(tx, usuario, id);
  const enviados = Object.entries(cambios).filter(([, valor]) => valor !== undefined);
  const atajo: Atajo = { ...actual, ...Object.fromEntries(enviados) };
  if (!esEnlaceValido(atajo.link, atajo.useRouter)) {
    throw new ProblemaError('PETICION_INVALIDA', {
      errores: [{ campo: 'shortcut.link', codigo: 'PETICION_INVALIDA', mensaje: MENSAJE_DE_ENLACE }],
    });
  }
  await tx.updateTable('atajo').set(columnasDe(atajo)).where('id', '=', id).execute();
  await avisar(tx, { usuarios: [usuario] }, { tipo: 'atajos-cambio' });
  return atajo;
}
