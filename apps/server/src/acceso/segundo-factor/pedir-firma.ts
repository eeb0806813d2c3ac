// What the browser hands to the authenticator so that a passkey signs. The person must be recognised by it (a finger, a
// face, its PIN): that is what makes it worth two factors.
import type { OpcionesDeFirma } from '@cuadra/contract/acceso/webauthn';
import type { Contexto } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { crearDesafio, type Destino, MINUTOS_DE_DESAFIO } from './desafios.ts';
import { leerIngresoPendiente } from './ingreso-pendiente.ts';
import { sitioDe } from './sitio.ts';

type Base = Pick<Plataforma, 'db'>;

/** With `usuario`, by one of theirs; without, by whichever the authenticator offers. */
export async function pedirFirma(
  { db }: Base,
  contexto: Contexto,
  destino: Destino,
  usuario?: string,
): Promise<OpcionesDeFirma> {
  const { rpId } = sitioDe(contexto);
  const suyas = usuario === undefined ? [] : await credencialesDe(db, usuario);
  const challenge = await crearDesafio(db, destino, contexto.ahora);
  const timeout = MINUTOS_DE_DESAFIO * 60_000;
  return { challenge, rpId, timeout, userVerification: 'required', allowCredentials: suyas };
}

export async function pedirFirmaDeIngreso(
  { db }: Base,
  contexto: Contexto,
  intento: string,
): Promise<OpcionesDeFirma> {
  const { huella, usuario } = await leerIngresoPendiente(db, intento, contexto.ahora);
  return pedirFirma({ db }, contexto, { proposito: 'segundo-factor', deQuien: huella }, usuario);
}

async function credencialesDe(db: Plataforma['db'], usuario: string) {
  const filas = await db
    .selectFrom('passkey')
    .select(['credencial', 'transportes'])
    .where('usuario', '=', usuario)
    .execute();
  return filas.map(({ credencial, transportes }) => ({
    id: credencial,
    type: 'public-key' as const,
    transports: transportes,
  }));
}
