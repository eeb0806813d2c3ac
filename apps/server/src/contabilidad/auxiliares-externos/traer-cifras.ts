// Brings what the detail kept elsewhere adds up to at the end of a month. A figure that was there stays: the new one is another row,
// and PostgreSQL notes beside it what the books said.
import type { traerCifras as contrato } from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { haTerminado } from '@cuadra/core/cierre';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { avisarDeAuxiliares } from './marcar-auxiliar-externo.ts';

export async function traerCifras(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { anio, mes, evidencia, cifras }: BodyOf<typeof contrato>,
): Promise<void> {
  if (!haTerminado(anio, mes, hoyEn({ ahora: () => ahora }).toString()))
    throw problemaDeCampo('MES_SIN_TERMINAR', 'mes');
  const marcados = await tx
    .selectFrom('auxiliarExterno')
    .select(['id', 'idCuenta'])
    .where('activo', '=', true)
    .execute();
  const porCuenta = new Map(marcados.map(({ id, idCuenta }) => [idCuenta, id]));
  const filas = cifras.map(({ idCuenta, agencia, monto }, indice) => {
    if (!actor.agencias.includes(agencia)) throw problemaDeCampo('SIN_AGENCIA', `cifras.${indice}.agencia`);
    const auxiliar = porCuenta.get(idCuenta);
    if (auxiliar === undefined)
      throw new ProblemaError('AUXILIAR_NO_SE_TRAE', {
        detalle: `La cuenta ${idCuenta} no está marcada como auxiliar externo: márquela primero.`,
      });
    return {
      auxiliar,
      agencia,
      anio,
      mes,
      monto,
      evidencia,
      traidaPor: actor.id,
      traidaEn: ahora.toString(),
    };
  });
  // One after another, always in the same order: two people that bring the same month do not wait in a circle.
  for (const fila of filas.toSorted((una, otra) => (llave(una) < llave(otra) ? -1 : 1)))
    await tx.insertInto('cifraDeAuxiliar').values(fila).execute();
  await avisarDeAuxiliares(tx);
}

const llave = ({ auxiliar, agencia }: { readonly auxiliar: string; readonly agencia: string }): string =>
  `${auxiliar} ${agencia}`;
