// Somebody says that some lines of the bank are some movements of the books: whole or in part, or of one side that undoes itself. With
// an account for the difference, that is posted and matched too.
import { randomUUIDv7 } from 'node:crypto';
import type { crearCruce as contrato, HechoEnMesa } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { type Llave, llaveDe, partidaDeLlave, tomarLlave } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { hechoEnMesa } from '../mesa/hecho-en-mesa.ts';
import { exigirContracuenta } from '../partidas/exigir-contracuenta.ts';
import { solicitudDelBanco } from '../partidas/partida-del-banco.ts';
import {
  type CuentaPorCruzar,
  exigirCuentaActiva,
  primerDiaAbierto,
  tomarCuenta,
  ultimoDia,
} from './cuenta-por-cruzar.ts';
import { guardarCruces } from './guardar-cruces.ts';
import { type Elegidos, leerElegidos } from './leer-partes.ts';
import { descuadrado, diferenciaDe, exigirCuadre, exigirPartes, idsDe } from './partes-pedidas.ts';
import { explicarCruce } from './ya-cruzada.ts';

interface Medios {
  readonly db: Database;
  readonly cola: Cola;
}

type Pedido = BodyOf<typeof contrato>;

export async function crearCruce(
  medios: Medios,
  contexto: ContextoConActor,
  cuenta: string,
  body: Pedido,
  llaveRecibida: string | undefined,
): Promise<HechoEnMesa> {
  const { anio: _, mes: __, revision: ___, ...pedido } = body;
  // Which desk was open does not make it another cruce.
  const llave = llaveDe(llaveRecibida, { que: 'cruce', cuenta, ...pedido });
  const hacer = pedido.ajuste === undefined ? cruzarIguales : cruzarConAjuste;
  const mirar = async () => exigirPartes(medios.db, body, await leerElegidos(medios.db, cuenta, idsDe(body)));
  const cruce = await hacer(medios, contexto, cuenta, body, llave)
    .catch((error: unknown) => explicarCruce(error, mirar))
    .catch(async (error: unknown) => {
      // Sent twice at once: whoever comes second finds its lines taken, by itself.
      const anterior = llave && (await partidaDeLlave(medios.db, contexto.actor, llave));
      if (anterior === undefined) throw error;
      return anterior;
    });
  return hechoEnMesa(medios.db, cuenta, body, [cruce]);
}

function cruzarIguales(
  { db }: Medios,
  contexto: ContextoConActor,
  cuenta: string,
  body: Pedido,
  llave: Llave | undefined,
): Promise<string> {
  const id = randomUUIDv7();
  return escribir(db, contexto, 'bancos:cruzar', async (tx) => {
    const elegido = llave === undefined ? id : await tomarLlave(tx, contexto, llave, id);
    if (elegido !== id) return elegido;
    await exigirCuentaActiva(tx, cuenta);
    await tomarCuenta(tx, cuenta);
    const partes = await exigirPartes(tx, body, await leerElegidos(tx, cuenta, idsDe(body)));
    exigirCuadre(partes);
    const quien = { por: contexto.actor.id, en: contexto.ahora };
    await guardarCruces(tx, cuenta, quien, [{ id, clase: 'manual', ...partes }]);
    return id;
  });
}

async function cruzarConAjuste(
  { db, cola }: Medios,
  contexto: ContextoConActor,
  cuenta: string,
  body: Pedido,
  llave: Llave | undefined,
): Promise<string> {
  const { ajuste, motivo } = body;
  if (ajuste === undefined) throw new Error('Sin cuenta para la diferencia');
  const anterior = llave && (await partidaDeLlave(db, contexto.actor, llave));
  if (anterior !== undefined) return anterior;
  const suya = await exigirCuentaActiva(db, cuenta);
  exigirAgencia(contexto.actor, suya.agencia);
  await exigirContracuenta(db, ajuste.idCuenta, 'ajuste.idCuenta');
  const elegidos = await leerElegidos(db, cuenta, idsDe(body));
  const partes = await exigirPartes(db, body, elegidos);
  const monto = diferenciaDe(partes);
  if (monto === 0) throw descuadrado('Suman lo mismo: no hay diferencia que contabilizar.');
  const hecha = await cola.contabilizar(
    solicitudDelBanco(contexto, {
      ...{ accion: 'bancos:cruzar', cuenta: suya, clase: 'ajuste', monto, llave, motivo },
      ...{ idCuenta: ajuste.idCuenta, concepto: ajuste.concepto, documento: null, linea: null },
      fecha: diaDelAjuste(elegidos, suya),
      ...partes,
      explicaciones: [...elegidos.lineas, ...elegidos.movimientos].flatMap(
        ({ explicacion }) => explicacion ?? [],
      ),
    }),
  );
  return 'idRepetida' in hecha ? hecha.idRepetida : hecha.contabilizada.id;
}

/** The last of what it squares or, if that was signed already, the day after: as the cruce itself counts. */
function diaDelAjuste({ lineas, movimientos }: Elegidos, cuenta: CuentaPorCruzar): string {
  return ultimoDia(primerDiaAbierto(cuenta), ...[...lineas, ...movimientos].map(({ fecha }) => fecha));
}
