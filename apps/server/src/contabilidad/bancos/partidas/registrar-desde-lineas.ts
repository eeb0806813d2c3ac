// A partida for each of some lines of the bank against one account (a fee, an interest, a note), each matched with its line. All of them or
// none: whoever asks is told why, and finds the desk as it was.
import type { registrarDesdeLineas as contrato } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import { llenarConcepto } from '@cuadra/core/bancos/reglas';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import { type Llave, llaveDe } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type CuentaPorCruzar, exigirCuentaActiva } from '../cruces/cuenta-por-cruzar.ts';
import { type Elegido, leerElegidos } from '../cruces/leer-partes.ts';
import { exigirPartes } from '../cruces/partes-pedidas.ts';
import { explicarCruce } from '../cruces/ya-cruzada.ts';
import { hechoEnMesa } from '../mesa/hecho-en-mesa.ts';
import { contabilizarTodas, partidasDeLlaves } from './contabilizar-todas.ts';
import { exigirContracuenta } from './exigir-contracuenta.ts';
import { type PartidaDelBanco, solicitudDelBanco } from './partida-del-banco.ts';

type Pedido = BodyOf<typeof contrato>;

export async function registrarDesdeLineas(
  db: Database,
  contexto: ContextoConActor,
  id: string,
  body: Pedido,
  llaveRecibida: string | undefined,
): Promise<ResponseOf<typeof contrato>> {
  const { anio: _, mes: __, revision: ___, motivo: ____, ...pedido } = body;
  const llaves = pedido.lineas.map((linea) =>
    // One for each: which line it is of makes each of them another.
    llaveDe(llaveRecibida && `${llaveRecibida.slice(0, 150)} ${linea}`, {
      que: 'registrar',
      cuenta: id,
      ...pedido,
    }),
  );
  const cuenta = await exigirCuentaActiva(db, id);
  const deAntes = () => partidasDeLlaves(db, contexto.actor, llaves);
  const partidas =
    (await deAntes()) ??
    (await registrar(db, contexto, cuenta, body, llaves).catch(async (error: unknown) => {
      // Sent twice at once: whoever comes second finds its lines taken, by itself.
      const hechas = error instanceof ProblemaError ? await deAntes() : undefined;
      if (hechas === undefined) throw error;
      return hechas;
    }));
  const cruces = partidas.map((partida) => partida.id);
  return { ...(await hechoEnMesa(db, id, body, cruces)), partidas };
}

async function registrar(
  db: Database,
  contexto: ContextoConActor,
  cuenta: CuentaPorCruzar,
  body: Pedido,
  llaves: readonly (Llave | undefined)[],
) {
  exigirAgencia(contexto.actor, cuenta.agencia);
  await exigirContracuenta(db, body.idCuenta);
  await exigirRegla(db, body.regla);
  const pedidas = { lineas: body.lineas.map((linea) => ({ id: linea })), movimientos: [] };
  const leer = () => leerElegidos(db, cuenta.id, { lineas: body.lineas, movimientos: [] });
  const elegidos = await leer();
  await exigirPartes(db, pedidas, elegidos);
  const solicitudes = elegidos.lineas.map((linea, indice) =>
    solicitudDelBanco(contexto, deLinea(cuenta, body, linea, llaves[indice])),
  );
  return contabilizarTodas(db, contexto, 'bancos:registrar', solicitudes).catch((error: unknown) =>
    explicarCruce(error, async () => exigirPartes(db, pedidas, await leer())),
  );
}

function deLinea(
  cuenta: CuentaPorCruzar,
  { idCuenta, concepto, fecha, regla, motivo }: Pedido,
  linea: Elegido,
  llave: Llave | undefined,
): PartidaDelBanco {
  return {
    ...{ accion: 'bancos:registrar', cuenta, clase: 'linea', idCuenta, regla, motivo, llave },
    fechaDelBanco: linea.fecha,
    ...{ fecha: fecha ?? linea.fecha, monto: linea.pendiente, documento: linea.referencia, linea: linea.id },
    concepto: llenarConcepto(concepto, linea),
    ...{ lineas: [{ id: linea.id, monto: linea.pendiente }], movimientos: [] },
    explicaciones: linea.explicacion === null ? [] : [linea.explicacion],
  };
}

async function exigirRegla(db: Database, regla: string | undefined): Promise<void> {
  if (regla === undefined) return;
  const esta = await db.selectFrom('reglaDeBanco').select('id').where('id', '=', regla).executeTakeFirst();
  if (esta === undefined) throw new ProblemaError('NO_ENCONTRADO');
}
