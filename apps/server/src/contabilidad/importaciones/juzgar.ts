// The verdict on each partida of a lote, by the same rules as one that comes alone. What the books know is asked once;
// whatever changes between the verdict and the posting, PostgreSQL refuses by itself.

import { type PartidaNueva, partidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { ErrorDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { estadoPara } from '@cuadra/core/cierre';
import { type Entorno, revisarPartida } from '@cuadra/core/partida';
import { ZONA_HORARIA } from '../../platform/clock.ts';
import type { Actor, ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { excesoDePartida, type Limites, leerLimites } from '../libro/limites.ts';
import type { Leida } from './entrada.ts';

export type Veredicto = { readonly partida: PartidaNueva } | { readonly errores: readonly ErrorDeLote[] };

export type Juez = (leida: Leida) => Veredicto;

export async function abrirJuez(db: Database, { actor, ahora }: ContextoConActor): Promise<Juez> {
  const entorno = await leerEntorno(db, actor, ahora);
  const limites = await leerLimites(db);
  return (leida) => juzgar(leida, actor, entorno, limites);
}

function juzgar(leida: Leida, actor: Actor, entorno: Entorno, limites: Limites): Veredicto {
  const { success, data, error } = partidaNueva.safeParse(leida.valor);
  const hallados = success
    ? revisar(data, actor, entorno, limites)
    : error.issues.map(({ path, message }) => ({
        campo: path.join('.'),
        codigo: 'PETICION_INVALIDA',
        mensaje: message,
      }));
  // A line that could not be read says that, and nothing that follows from it.
  const ilegibles = new Set(leida.errores.map(({ linea }) => linea));
  const ubicados = hallados
    .map(({ campo, ...hallado }) => ({ ...leida.ubicar(campo), ...hallado }))
    .filter(({ linea }) => !ilegibles.has(linea));
  const errores = [...leida.errores, ...ubicados].sort((a, b) => a.linea - b.linea);
  return success && errores.length === 0 ? { partida: data } : { errores };
}

interface Hallado {
  readonly campo: string;
  readonly codigo: string;
  readonly mensaje: string;
}

function revisar(
  partida: PartidaNueva,
  { agencias, roles }: Actor,
  entorno: Entorno,
  limites: Limites,
): Hallado[] {
  if (!agencias.includes(partida.agencia)) {
    const mensaje = `Su usuario no trabaja en la agencia ${partida.agencia}.`;
    return [{ campo: 'agencia', codigo: 'SIN_AGENCIA', mensaje }];
  }
  const errores: Hallado[] = revisarPartida(partida, entorno);
  return [...errores, ...excesoDePartida(limites, roles, partida, errores)];
}

async function leerEntorno(db: Database, { id, agencias }: Actor, ahora: Temporal.Instant): Promise<Entorno> {
  const cuentas = await db.selectFrom('cuenta').select(['idCuenta', 'tipoCuenta', 'estado']).execute();
  const periodos = await db
    .selectFrom('periodo')
    .select(['anio', 'mes', 'agencia', 'estado', 'abiertoPara', 'abiertoHasta'])
    .execute();
  const porCodigo = new Map(cuentas.map((cuenta) => [cuenta.idCuenta, cuenta]));
  const porMes = new Map(
    periodos.map(({ anio, mes, agencia, ...periodo }) => [
      `${agencia} ${anio}-${String(mes).padStart(2, '0')}`,
      estadoPara(periodo, id, ahora.toString()),
    ]),
  );
  const hoy = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate();
  // The current year opens by itself with its first posting; a rehearsal must know that without opening it.
  const seAbre = !periodos.some(({ anio }) => anio === hoy.year);
  return {
    hoy: hoy.toString(),
    esManual: true,
    cuenta: (idCuenta) => porCodigo.get(idCuenta),
    periodo: (agencia, fecha) =>
      seAbre && fecha.startsWith(`${hoy.year}-`) && agencias.includes(agencia)
        ? 'abierto'
        : porMes.get(`${agencia} ${fecha.slice(0, 7)}`),
  };
}
