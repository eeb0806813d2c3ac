// Opening balances as a person sees them: whether they square, what keeps them from being posted, who did what, and what they may do now.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { Apertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { resumirSaldos } from '@cuadra/core/saldos-iniciales';
import { sql } from 'kysely';
import { leerPrimerEjercicio } from '#contabilidad/periodos/ejercicios/ver-ejercicios.ts';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { type AperturaGuardada, leerApertura, lineasDePartida } from './apertura.ts';
import { juzgarApertura } from './juzgar-apertura.ts';

export async function verApertura(db: Database, contexto: ContextoConActor, id: string): Promise<Apertura> {
  const guardada = await leerApertura(db, contexto.actor, id);
  const sinContabilizar = guardada.estado === 'borrador' || guardada.estado === 'en_revision';
  const errores = sinContabilizar ? await juzgarApertura(db, contexto, guardada) : [];
  const deLinea = new Map(
    errores.map(({ campo, mensaje }) => [Number(/^lineas\.(\d+)/.exec(campo)?.[1]), mensaje]),
  );
  const [agencia, nombres, personas, dependencias, { enPuestaEnMarcha }] = await Promise.all([
    db
      .selectFrom('agencia')
      .select('nombreAgencia')
      .where('idAgencia', '=', guardada.agencia)
      .executeTakeFirst(),
    nombresDeCuentas(db, guardada),
    leerPersonas(db, guardada),
    guardada.estado === 'contabilizada' ? leerDependencias(db, id) : [],
    leerPrimerEjercicio(db),
  ]);
  return {
    id,
    agencia: guardada.agencia,
    nombreAgencia: agencia?.nombreAgencia ?? '',
    fecha: guardada.fecha,
    estado: guardada.estado,
    version: guardada.version,
    lineas: guardada.lineas.map(({ cuenta, debe, haber }, indice) => ({
      cuenta,
      nombreCuenta: nombres.get(cuenta) ?? null,
      debe,
      haber,
      error: deLinea.get(indice) ?? null,
    })),
    resumen: resumirSaldos(lineasDePartida(guardada.lineas)),
    impedimentos: errores.filter(({ campo }) => !/^lineas\.\d/.test(campo)).map(({ mensaje }) => mensaje),
    ...quienes(guardada, personas),
    partida: await leerNumero(db, guardada.partida),
    dependencias,
    puede: loQuePuede(guardada, contexto.actor, enPuestaEnMarcha),
  };
}

/** PostgreSQL asks the same when it is taken back. */
export async function leerDependencias(db: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ texto: string }>`
    select d as texto from saldos_iniciales_dependencias(${id}::uuid) d`.execute(db);
  return rows.map(({ texto }) => texto);
}

function loQuePuede(apertura: AperturaGuardada, actor: Actor, enPuestaEnMarcha: boolean): Apertura['puede'] {
  const { estado, escritores, enviadaPor, reversionPedidaPor } = apertura;
  const puede = (permiso: Permiso) => enPuestaEnMarcha && actor.permisos.has(permiso);
  const ajena = !escritores.includes(actor.id) && enviadaPor !== actor.id;
  return {
    escribir: estado === 'borrador' && puede('partidas:registrar'),
    aprobar: estado === 'en_revision' && ajena && puede('partidas:aprobar'),
    pedirReversion: estado === 'contabilizada' && reversionPedidaPor === null && puede('partidas:revertir'),
    aprobarReversion:
      estado === 'contabilizada' &&
      reversionPedidaPor !== null &&
      reversionPedidaPor !== actor.id &&
      puede('partidas:aprobar'),
  };
}

type Personas = ReadonlyMap<string, Apertura['escritores'][number]>;

function quienes(apertura: AperturaGuardada, personas: Personas) {
  const firma = (quien: string | null, en: string | null) => {
    const por = quien === null ? undefined : personas.get(quien);
    return por === undefined || en === null ? null : { por, en };
  };
  const pedida = firma(apertura.reversionPedidaPor, apertura.reversionPedidaEn);
  return {
    escritores: apertura.escritores.flatMap((id) => personas.get(id) ?? []),
    enviada: firma(apertura.enviadaPor, apertura.enviadaEn),
    devueltaPorque: apertura.devueltaPorque,
    aprobada: firma(apertura.aprobadaPor, apertura.aprobadaEn),
    reversionPedida: pedida === null ? null : { ...pedida, motivo: apertura.reversionMotivo ?? '' },
    revertida: firma(apertura.revertidaPor, apertura.revertidaEn),
  };
}

async function leerPersonas(db: Database, apertura: AperturaGuardada): Promise<Personas> {
  const { escritores, enviadaPor, aprobadaPor, reversionPedidaPor, revertidaPor } = apertura;
  const ids = [...escritores, enviadaPor, aprobadaPor, reversionPedidaPor, revertidaPor];
  const filas = await db
    .selectFrom('usuario')
    .select(['id', 'nombre'])
    .where('id', '=', sql<string>`any(${ids.filter((id) => id !== null)}::uuid[])`)
    .execute();
  return new Map(filas.map((fila) => [fila.id, fila]));
}

async function nombresDeCuentas(db: Database, { lineas }: AperturaGuardada): Promise<Map<string, string>> {
  const codigos = lineas.map(({ cuenta }) => cuenta);
  const filas = await db
    .selectFrom('cuenta')
    .select(['idCuenta', 'nombreCuenta'])
    .where('idCuenta', '=', sql<string>`any(${codigos}::text[])`)
    .execute();
  return new Map(filas.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
}

async function leerNumero(db: Database, partida: string | null): Promise<Apertura['partida']> {
  if (partida === null) return null;
  const fila = await db
    .selectFrom('partida')
    .select(['id', 'ejercicio', 'numero'])
    .where('id', '=', partida)
    .executeTakeFirst();
  return fila ?? null;
}
