// Makes the accounts that somebody decided for the chart of another program, by the rules of every import, and keeps which
// account each of its own is from now on. All of it or nothing.
import type { traerCatalogoAjeno as endpoint } from '@cuadra/contract/contabilidad/catalogo/ajeno';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { importarCatalogo } from '#contabilidad/catalogo/importar-catalogo.ts';
import { decirCuentas } from '#contabilidad/equivalencias/decir-cuentas.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

type Orden = BodyOf<typeof endpoint>;

export async function traerCatalogoAjeno(
  tx: Tx,
  contexto: ContextoConActor,
  orden: Orden,
  { ensayo }: { ensayo: boolean },
): Promise<ResponseOf<typeof endpoint>> {
  const filas = orden.cuentas.map(({ flujo = '', margen = '', ...cuenta }, i) => {
    return { linea: i + 1, ...cuenta, idParent: '', estado: '', flujo, margen };
  });
  const resultado = await importarCatalogo(tx, filas, { ensayo });
  await exigirDeDetalle(tx, orden);
  const { correspondencias } = orden;
  if (!ensayo && correspondencias.length > 0)
    await decirCuentas(tx, await tomarEquivalencia(tx, contexto, orden.equivalencia), correspondencias);
  return { ...resultado, correspondencias: correspondencias.length };
}

/** In a rehearsal the accounts that come with it are not there to be asked about. */
async function exigirDeDetalle(tx: Tx, { cuentas, correspondencias }: Orden): Promise<void> {
  const nuevas = new Map(cuentas.map(({ idCuenta, tipoCuenta }) => [idCuenta, tipoCuenta]));
  const codigos = [...new Set(correspondencias.map(({ idCuenta }) => idCuenta))];
  const hay = await tx
    .selectFrom('cuenta')
    .select(['idCuenta', 'tipoCuenta'])
    .where('idCuenta', '=', sql<string>`any(${codigos}::text[])`)
    .execute();
  const tipos = new Map([
    ...hay.map(({ idCuenta, tipoCuenta }) => [idCuenta, tipoCuenta] as const),
    ...nuevas,
  ]);
  const mala = correspondencias.find(({ idCuenta }) => tipos.get(idCuenta) !== 'D');
  if (mala === undefined) return;
  throw tipos.has(mala.idCuenta)
    ? new ProblemaError('CUENTA_NO_DETALLE', {
        detalle: `«${mala.antes}» iría a la cuenta ${mala.idCuenta}, que es de mayor. Elija una de detalle.`,
      })
    : new ProblemaError('CUENTA_NO_EXISTE', {
        detalle: `«${mala.antes}» iría a la cuenta ${mala.idCuenta}, que no está en el catálogo. Elija otra.`,
      });
}

/** That of the name, which begins here if there is none. */
async function tomarEquivalencia(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  nombre: string,
): Promise<string> {
  await tx
    .insertInto('equivalencia')
    .values({ nombre, creadaPor: actor.id, creadaEn: ahora.toString() })
    .onConflict((conflicto) => conflicto.column('nombre').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('equivalencia')
    .select('id')
    .where('nombre', '=', nombre)
    .executeTakeFirstOrThrow();
  return id;
}
