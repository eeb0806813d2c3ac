// The trial balance that the old system ended with, whole, in the place of the one that was there.
import { createHash } from 'node:crypto';
import type { CifraAnterior } from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import type { ErrorDeCampo } from '@cuadra/contract/problema-en-json';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';

const ERRORES_MAX = 1_000;
/** Below what one statement takes as parameters. */
const POR_TANDA = 5_000;

export interface CifrasAnteriores {
  readonly fecha: string;
  readonly version: number;
  readonly cifras: readonly CifraAnterior[];
}

export async function guardarCifras(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { fecha, version, cifras }: CifrasAnteriores,
): Promise<void> {
  const cuentas = await juzgar(tx, cifras);
  const hay = await tx.selectFrom('comprobacion').select('version').forUpdate().executeTakeFirst();
  if ((hay?.version ?? 0) !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  const escrita = {
    ...{ fecha, cuantas: cifras.length, version: version + 1 },
    huella: createHash('sha256').update(JSON.stringify(cifras)).digest('hex'),
    ...{ escritaPor: actor.id, escritaEn: ahora.toString() },
  };
  const guardada =
    hay === undefined
      ? tx.insertInto('comprobacion').values(escrita).execute()
      : tx.updateTable('comprobacion').set(escrita).execute();
  await guardada.catch(explicarRechazo);
  await tx.deleteFrom('cifraAnterior').execute().catch(explicarRechazo);
  for (let desde = 0; desde < cifras.length; desde += POR_TANDA) {
    const tanda = cifras.slice(desde, desde + POR_TANDA);
    await tx
      .insertInto('cifraAnterior')
      .values(
        tanda.map((cifra) => ({ ...cifra, nombreCuenta: cuentas.get(cifra.idCuenta) ?? cifra.idCuenta })),
      )
      .execute();
  }
}

/** The names of the accounts; CIFRAS_POR_CORREGIR, row by row, when some cannot be there. */
async function juzgar(tx: Tx, cifras: readonly CifraAnterior[]): Promise<ReadonlyMap<string, string>> {
  const cuentas = new Map(
    (await tx.selectFrom('cuenta').select(['idCuenta', 'nombreCuenta', 'tipoCuenta']).execute()).map(
      (una) => [una.idCuenta, una],
    ),
  );
  const agencias = new Set(
    (await tx.selectFrom('agencia').select('idAgencia').execute()).map(({ idAgencia }) => idAgencia),
  );
  const vistas = new Set<string>();
  const errores: ErrorDeCampo[] = [];
  for (const [n, { agencia, idCuenta }] of cifras.entries()) {
    const anotar = (campo: string, mensaje: string) =>
      errores.push({
        linea: n + 1,
        campo,
        codigo: 'CIFRAS_POR_CORREGIR',
        mensaje: `Renglón ${n + 1}: ${mensaje}`,
      });
    const cuenta = cuentas.get(idCuenta);
    if (!agencias.has(agencia))
      anotar('agencia', `no existe la agencia ${agencia}. Escriba el código de una que exista.`);
    if (cuenta === undefined)
      anotar('idCuenta', `la cuenta ${idCuenta} no está en el catálogo. Escriba el código que tiene aquí.`);
    else if (cuenta.tipoCuenta !== 'D')
      anotar(
        'idCuenta',
        `${idCuenta} ${cuenta.nombreCuenta} es de mayor. Escriba las cuentas de detalle que suma.`,
      );
    if (vistas.has(`${agencia} ${idCuenta}`))
      anotar(
        'idCuenta',
        `la cuenta ${idCuenta} de la agencia ${agencia} está repetida. Déjela una sola vez.`,
      );
    vistas.add(`${agencia} ${idCuenta}`);
    if (errores.length >= ERRORES_MAX) break;
  }
  if (errores.length > 0) throw new ProblemaError('CIFRAS_POR_CORREGIR', { errores });
  return new Map([...cuentas].map(([id, { nombreCuenta }]) => [id, nombreCuenta]));
}
