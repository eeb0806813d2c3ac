// A password is judged when it is set, never when it is used.
import { type DuenoDeContrasena, juzgarContrasena } from '@cuadra/contract/acceso/juzgar-contrasena';
import { ProblemaError } from '#platform/problema.ts';

/** Throws CONTRASENA_DEBIL, with the reason beside the field where it was typed. */
export function exigirContrasenaFuerte(contrasena: string, persona: DuenoDeContrasena, campo: string): void {
  const { debilidad } = juzgarContrasena(contrasena, persona);
  if (debilidad === undefined) return;
  throw new ProblemaError('CONTRASENA_DEBIL', {
    errores: [{ campo, codigo: 'CONTRASENA_DEBIL', mensaje: debilidad }],
  });
}
