// Whoever asks another person to consent is judged first as if it were done: posted in earnest, with all that happens with it, in a
// transaction that is always undone (PostgreSQL sees to it: ensayo_de_acto). What is left is what takes another person, and why.
import { hash } from 'node:crypto';
import { actoDe, type DineroDeCuenta } from '@cuadra/core/control/clase-de-lineas';
import { sumar } from '@cuadra/core/dinero';
import { type PorAutorizarEnLaBase, ponerEnEnsayo, porAutorizarDe } from '#control/por-autorizar.ts';
import { type ActoPorAutorizar, empezarEnsayo, resolverEnsayo } from '#platform/consentimiento.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { contabilizarSolicitudes, type Solicitud } from './contabilizar-solicitudes.ts';
import { leerEntorno } from './entorno.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';
import { quienTrajoCadaUna } from './quien-trajo.ts';
import { comoRechazoDelLibro } from './rechazo.ts';

export async function ensayar(
  db: Database,
  ahora: Temporal.Instant,
  solicitudes: readonly Solicitud[],
): Promise<never> {
  try {
    return await escribir(
      db,
      contextoDelSistema(ahora, ''),
      'partidas:contabilizar',
      (tx) => enTransaccion(tx, ahora, solicitudes),
      quienTrajoCadaUna(solicitudes),
    );
  } catch (error) {
    throw comoRechazoDelLibro(error);
  }
}

async function enTransaccion(
  tx: Tx,
  ahora: Temporal.Instant,
  solicitudes: readonly Solicitud[],
): Promise<never> {
  for (const { contexto } of solicitudes) empezarEnsayo(contexto);
  await ponerEnEnsayo(tx);
  for (const veredicto of await contabilizarSolicitudes(tx, ahora, solicitudes))
    if ('problema' in veredicto) throw veredicto.problema;
  // The decisions that come with it each tell their own.
  const primero = (await porAutorizarDe(tx)).find(({ clase }) => clase !== 'decide');
  const partidas = solicitudes.map(({ partida }) => partida);
  const { dinero } = await leerEntorno(tx, ahora, partidas);
  const [contexto] = solicitudes.map((solicitud) => solicitud.contexto);
  if (contexto?.consentimiento?.modo !== 'pedir') throw new Error('No se pidió autorización');
  const { hallados } = contexto.consentimiento;
  hallados.push(primero === undefined ? null : porAutorizar(solicitudes, primero, dinero));
  return resolverEnsayo(hallados);
}

/** Several that are posted together are one act: whoever consents, consents to their sum. */
function porAutorizar(
  solicitudes: readonly Solicitud[],
  primero: PorAutorizarEnLaBase,
  dinero: DineroDeCuenta,
): ActoPorAutorizar {
  const actos = solicitudes.map(({ partida }) => actoDe(partida.operacion, partida.lineas, dinero));
  const conceptos = solicitudes.map(({ partida, acto }) => acto?.resumen ?? partida.concepto);
  const [concepto = '', ...mas] = conceptos;
  return {
    ...primero,
    monto:
      mas.length === 0
        ? primero.monto
        : sumar(actos.filter(({ clase }) => clase === primero.clase).map(({ monto }) => monto)),
    agencia: solicitudes[0]?.partida.agencia ?? '',
    huellas: solicitudes.flatMap(({ partida, acto }) =>
      [partida, ...(acto?.otras ?? [])].map(huellaDeLineas),
    ),
    cuentas: [...new Set(solicitudes.flatMap(({ acto }) => acto?.cuentas ?? []))],
    resumen: (mas.length === 0 ? concepto : `${concepto}, y ${mas.length} más`).slice(0, RESUMEN_MAX),
  };
}

const RESUMEN_MAX = 500;

/** As PostgreSQL writes it (huella_de_lineas). */
export function huellaDeLineas({ agencia, lineas }: PartidaPorContabilizar): Buffer {
  const enOrden = lineas
    .map(({ idCuenta, debe, haber }) => `${idCuenta} ${debe} ${haber}`)
    .toSorted((uno, otro) => Buffer.compare(Buffer.from(uno), Buffer.from(otro)));
  return hash('sha256', [agencia, ...enOrden].join('\n'), 'buffer');
}
