// People who sign with their passwords what they do together, at the desk of one of them. Whose password is wrong is told beside
// its field; guessing it counts as at the door. A password alone does not speak for who has a second factor: the one whose
// session it is must have shown it lately, as for anything that asks for it.
import type { ContextoConActor } from '#platform/contexto.ts';
import { exigirPruebaReciente } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { tieneSegundoFactor } from '../segundo-factor/queries.ts';
import { comprobarContrasenaDeOtro, comprobarCredenciales } from './comprobar-credenciales.ts';

export interface Firma {
  readonly contrasena: string;
  /** Where in the request it was written. */
  readonly campo: string;
}

interface FirmaDeOtro extends Firma {
  readonly quien: { readonly nombre: string; readonly correo: string };
}

type Base = Pick<Plataforma, 'db'>;

/** Throws FIRMA_INCORRECTA, DEMASIADOS_INTENTOS or REAUTENTICACION_REQUERIDA. */
export async function comprobarFirmaPropia(
  base: Base,
  contexto: ContextoConActor,
  { contrasena: password, campo }: Firma,
): Promise<void> {
  const { id, correo: email, nombre } = contexto.actor;
  await comprobarCredenciales(base, contexto, { email, password }).catch(decirDeQuien(nombre, campo));
  if (await tieneSegundoFactor(base.db, id)) exigirPruebaReciente(contexto);
}

/** Throws FIRMA_INCORRECTA or DEMASIADOS_INTENTOS. */
export async function comprobarFirmaDeOtro(
  base: Base,
  contexto: ContextoConActor,
  { contrasena: password, campo, quien: { correo: email, nombre } }: FirmaDeOtro,
): Promise<void> {
  await comprobarContrasenaDeOtro(base, contexto, { email, password }).catch(decirDeQuien(nombre, campo));
}

function decirDeQuien(nombre: string, campo: string) {
  return (error: unknown): never => {
    if (!(error instanceof ProblemaError)) throw error;
    const { esperaSegundos } = error;
    const [codigo, mensaje] =
      error.codigo === 'CREDENCIALES_INVALIDAS'
        ? (['FIRMA_INCORRECTA', `La contraseña de ${nombre} no es correcta.`] as const)
        : ([error.codigo, `${nombre}: ${error.message}`] as const);
    throw new ProblemaError(codigo, {
      detalle: mensaje,
      errores: [{ campo, codigo, mensaje }],
      ...(esperaSegundos === undefined ? {} : { esperaSegundos }),
    });
  };
}
