// Taking a factor away. Nobody takes their last one while a role of theirs asks for it; and without any, nothing that rested
// on them is left: codes, remembered devices, nor sessions that say to have shown one.
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { tomarPersona } from './completar-alta.ts';
import { contarCambio, type Mensajeros } from './contar-cambio.ts';
import { olvidarDispositivos } from './dispositivos.ts';
import { esObligatorioPara, tieneSegundoFactor } from './queries.ts';

type Base = Pick<Plataforma, 'db' | 'config'> & Mensajeros;

export function quitarPasskey(base: Base, contexto: ContextoConActor, id: string): Promise<void> {
  return quitar(base, contexto, 'passkey:quitar', async (tx) => {
    const quitada = await tx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('usuario', '=', contexto.actor.id)
      .returning('nombre')
      .executeTakeFirst();
    return quitada && `Se quitó de su cuenta la llave de acceso «${quitada.nombre}».`;
  });
}

export function quitarTotp(base: Base, contexto: ContextoConActor): Promise<void> {
  return quitar(base, contexto, 'totp:quitar', async (tx) => {
    const quitado = await tx
      .deleteFrom('totp')
      .where('usuario', '=', contexto.actor.id)
      .where('confirmadoEn', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    return quitado && 'Se quitó de su cuenta la aplicación de códigos.';
  });
}

/** Everything of somebody: passkeys, codes, remembered devices and sign-ins half done. */
export async function quitarTodo(tx: Tx, usuario: string): Promise<void> {
  await tx.deleteFrom('passkey').where('usuario', '=', usuario).execute();
  await tx.deleteFrom('totp').where('usuario', '=', usuario).execute();
  await tx.deleteFrom('ingresoPendiente').where('usuario', '=', usuario).execute();
  await quitarLoQueDependia(tx, usuario);
}

/** `retirar` says what was told to the person; undefined: there was nothing of theirs to take away. */
async function quitar(
  base: Base,
  contexto: ContextoConActor,
  accion: string,
  retirar: (tx: Tx) => Promise<string | undefined>,
): Promise<void> {
  const { id } = contexto.actor;
  await escribir(base.db, contexto, accion, async (tx) => {
    await tomarPersona(tx, id);
    const que = await retirar(tx);
    if (que === undefined) throw new ProblemaError('NO_ENCONTRADO');
    if (!(await tieneSegundoFactor(tx, id))) {
      if (!base.config.esDemo && (await esObligatorioPara(tx, id)))
        throw new ProblemaError('ULTIMO_SEGUNDO_FACTOR');
      await quitarLoQueDependia(tx, id);
    }
    await contarCambio(tx, base, contexto, que);
  });
}

async function quitarLoQueDependia(tx: Tx, usuario: string): Promise<void> {
  await tx.deleteFrom('recuperacion').where('usuario', '=', usuario).execute();
  await olvidarDispositivos(tx, usuario);
  await tx.updateTable('sesion').set({ segundoFactor: false }).where('usuario', '=', usuario).execute();
}
