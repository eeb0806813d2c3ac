// The institution says its first year, and the years that are missing are opened: from that one to the present, and those before it
// for the history that is brought. PostgreSQL judges each one (ejercicio_traer, institucion_primer_ejercicio).
import type { abrirEjercicios as contrato } from '@cuadra/contract/contabilidad/periodos/ejercicios';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { exigirTodasLasAgencias } from '#contabilidad/agencias/exigir-todas-las-agencias.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPeriodos } from '../queries.ts';
import { anioDe, leerPrimerEjercicio } from './ver-ejercicios.ts';

export async function abrirEjercicios(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { primerEjercicio, desde }: BodyOf<typeof contrato>,
): Promise<void> {
  await exigirInstitucionEntera(tx, actor);
  const anioActual = anioDe(ahora);
  if (primerEjercicio > anioActual) {
    throw new ProblemaError('EJERCICIO_NO_SE_ABRE', {
      detalle: `El primer ejercicio no puede ser posterior al año en curso: escriba ${anioActual} o un año anterior.`,
    });
  }
  if (!(await leerPrimerEjercicio(tx)).enPuestaEnMarcha) {
    throw new ProblemaError('PUESTA_EN_MARCHA_FIRMADA', {
      detalle: 'La puesta en marcha ya está firmada: no se abren años anteriores.',
    });
  }
  const institucion = await tx.updateTable('institucion').set({ primerEjercicio }).executeTakeFirst();
  if (institucion.numUpdatedRows === 0n) throw new ProblemaError('INSTITUCION_SIN_DATOS');
  // From the present backwards: each one is opened next to the one after it.
  for (let anio = anioActual; anio >= desde; anio--) {
    await tx
      .insertInto('ejercicio')
      .values({ anio, procedencia: anio < primerEjercicio ? 'traida' : 'propia' })
      .onConflict((choque) => choque.doNothing())
      .execute();
  }
  await avisarPeriodos(tx);
}

/** A year is the whole institution's: whoever opens or takes back one works in all its agencias. */
export async function exigirInstitucionEntera(tx: Tx, actor: ContextoConActor['actor']): Promise<void> {
  const agencias = await tx.selectFrom('agencia').select('idAgencia').execute();
  exigirTodasLasAgencias(
    actor,
    agencias.map(({ idAgencia }) => idAgencia),
    'Los ejercicios son de toda la institución',
  );
}
