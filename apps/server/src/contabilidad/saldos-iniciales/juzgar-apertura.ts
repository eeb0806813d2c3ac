// What keeps opening balances from being posted, by the rules of every partida and one of their own: they are the first thing of the
// books of their agencia.
import { revisarPartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import type { ErrorEnCampo } from '#contabilidad/libro/revisar.ts';
import { problemaDe } from '#contabilidad/libro/revisar.ts';
import type { Contexto } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import type { ProblemaError } from '#platform/problema.ts';
import { type AperturaGuardada, partidaDeApertura } from './apertura.ts';

type PorJuzgar = Pick<AperturaGuardada, 'agencia' | 'fecha' | 'lineas' | 'enviadaPor'>;

export async function juzgarApertura(
  db: Database,
  { actor, ahora }: Pick<Contexto, 'actor' | 'ahora'>,
  apertura: PorJuzgar,
): Promise<ErrorEnCampo[]> {
  const partida = partidaDeApertura(apertura, {
    autor: apertura.enviadaPor ?? actor?.id ?? null,
    aprobador: null,
  });
  const errores: ErrorEnCampo[] = revisarPartida(partida, await leerEntorno(db, ahora, [partida]));
  const anterior = await primeraPartida(db, apertura);
  if (anterior === undefined) return errores;
  const mensaje = `La agencia ${apertura.agencia} ya tiene partidas desde el ${fechaImpresa(anterior)}: sus saldos iniciales son de ese día o de antes.`;
  return [...errores, { campo: 'fecha', codigo: 'APERTURA_NO_ES_PRIMERA', mensaje }];
}

export async function exigirContabilizable(
  db: Database,
  contexto: Contexto,
  apertura: PorJuzgar,
): Promise<void> {
  const problema: ProblemaError | undefined = problemaDe(await juzgarApertura(db, contexto, apertura));
  if (problema !== undefined) throw problema;
}

/** What was posted before it and still stands. */
async function primeraPartida(
  db: Database,
  { agencia, fecha }: Pick<PorJuzgar, 'agencia' | 'fecha'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ fecha: string }>`
    select p.fecha from partida p
    where p.agencia = ${agencia} and p.fecha < ${fecha}::date and p.revierte is null
      and not exists (select from partida r where r.revierte = p.id)
    order by p.fecha limit 1`.execute(db);
  return rows[0]?.fecha;
}
