// Accepts what the program proposes, each by itself: what goes together is matched, all of them in one transaction; what a rule fills in
// and what moves between two own accounts is posted through the books' queue and matched with it. A cruce (and its partida)
// takes the id of its suggestion: asked again, what was done is known by it.

import { randomUUIDv7 } from 'node:crypto';
import type { aceptarSugerencias as contrato } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import { problemas } from '@cuadra/contract/problema';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { type Llave, llaveDe, tomarLlave } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hechoEnMesa } from '../mesa/hecho-en-mesa.ts';
import { registrarPorRegla } from '../partidas/registrar-por-regla.ts';
import { registrarTraslado } from '../partidas/registrar-traslado.ts';
import { type CuentaPorCruzar, exigirCuentaActiva, tomarCuenta } from './cuenta-por-cruzar.ts';
import { type CruceNuevo, guardarCruces } from './guardar-cruces.ts';
import { type Elegidos, leerElegidos, totalPendiente } from './leer-partes.ts';
import { leerSugerencias, type SugerenciaGuardada } from './sugerencias.ts';
import { explicarCruce } from './ya-cruzada.ts';

interface Medios {
  readonly db: Database;
  readonly cola: Cola;
}

type Respuesta = ResponseOf<typeof contrato>;
type Negada = Respuesta['negadas'][number];

export async function aceptarSugerencias(
  medios: Medios,
  contexto: ContextoConActor,
  id: string,
  body: BodyOf<typeof contrato>,
  llaveRecibida: string | undefined,
): Promise<Respuesta> {
  const { db } = medios;
  const pedidas = [...new Set(body.sugerencias)];
  if (contexto.consentimiento !== undefined && pedidas.length > 1) throw new ProblemaError('DE_UNO_EN_UNO');
  const llave = llaveDe(llaveRecibida, { que: 'aceptar', cuenta: id, sugerencias: pedidas });
  const cuenta = await exigirCuentaActiva(db, id);
  const { hechas, porContabilizar } = await cruzarLasSimples(db, contexto, cuenta, pedidas, llave);
  const negadas: Negada[] = [];
  // Together in the books' queue, which judges each by itself.
  await Promise.all(
    porContabilizar.map(async (sugerencia) => {
      try {
        await contabilizarla(medios, contexto, cuenta, sugerencia, body.motivo);
        hechas.add(sugerencia.id);
      } catch (error) {
        if (!(error instanceof ProblemaError)) throw error;
        negadas.push({ sugerencia: sugerencia.id, codigo: error.codigo, mensaje: error.message });
      }
    }),
  );
  const yaDichas = new Set([...hechas, ...negadas.map(({ sugerencia }) => sugerencia)]);
  const vencidas = pedidas.filter((pedida) => !yaDichas.has(pedida)).map(vencida);
  const cruces = pedidas.filter((pedida) => hechas.has(pedida));
  return { ...(await hechoEnMesa(db, id, body, cruces)), negadas: [...negadas, ...vencidas] };
}

function vencida(sugerencia: string): Negada {
  const codigo = 'SUGERENCIA_VENCIDA';
  return { sugerencia, codigo, mensaje: problemas[codigo][1] };
}

function cruzarLasSimples(
  db: Database,
  contexto: ContextoConActor,
  cuenta: CuentaPorCruzar,
  pedidas: readonly string[],
  llave: Llave | undefined,
): Promise<{ hechas: Set<string>; porContabilizar: SugerenciaGuardada[] }> {
  return escribir(db, contexto, 'bancos:aceptar', async (tx) => {
    if (llave !== undefined) await tomarLlave(tx, contexto, llave, randomUUIDv7());
    await tomarCuenta(tx, cuenta.id);
    const sugerencias = await leerSugerencias(tx, cuenta.id, pedidas);
    const simples = sugerencias.filter(({ clase }) => clase === 'cruce');
    const cruces = await comoCruces(tx, cuenta.id, simples);
    await guardarCruces(tx, cuenta.id, { por: contexto.actor.id, en: contexto.ahora }, cruces);
    const deAntes = await aceptadasAntes(tx, contexto, pedidas);
    return {
      hechas: new Set([...deAntes, ...cruces.map(({ id }) => id)]),
      porContabilizar: sugerencias.filter(({ clase }) => clase !== 'cruce'),
    };
  });
}

/** Those that still stand: whole, both sides the same, and nothing of them in one that comes before. */
async function comoCruces(
  tx: Tx,
  cuenta: string,
  sugerencias: readonly SugerenciaGuardada[],
): Promise<CruceNuevo[]> {
  const todos = {
    lineas: [...new Set(sugerencias.flatMap(({ lineas }) => lineas))],
    movimientos: [...new Set(sugerencias.flatMap(({ movimientos }) => movimientos))],
  };
  const leidos = await leerElegidos(tx, cuenta, todos);
  const porId = new Map([...leidos.lineas, ...leidos.movimientos].map((elegido) => [elegido.id, elegido]));
  const tomados = new Set<string>();
  return sugerencias.flatMap(({ id, puntaje, razones, lineas, movimientos }) => {
    const de = (ids: readonly string[]) => ids.flatMap((uno) => porId.get(uno) ?? []);
    const elegidos = { lineas: de(lineas), movimientos: de(movimientos) };
    const suyos = [...lineas, ...movimientos];
    if (!sigueEnPie(elegidos) || suyos.some((uno) => tomados.has(uno))) return [];
    for (const uno of suyos) tomados.add(uno);
    const partes = (lado: Elegidos[keyof Elegidos]) =>
      lado.map((elegido) => ({ id: elegido.id, monto: elegido.pendiente }));
    return {
      ...{ id, clase: 'sugerido' as const, puntaje, razones },
      ...{ lineas: partes(elegidos.lineas), movimientos: partes(elegidos.movimientos) },
    };
  });
}

function sigueEnPie({ lineas, movimientos }: Elegidos): boolean {
  const todos = [...lineas, ...movimientos];
  return (
    todos.length > 1 &&
    todos.every(({ pendiente }) => pendiente !== 0) &&
    totalPendiente(lineas) === totalPendiente(movimientos)
  );
}

/** By this same person: they are asking again. */
async function aceptadasAntes(
  tx: Tx,
  { actor }: ContextoConActor,
  pedidas: readonly string[],
): Promise<string[]> {
  const filas = await tx
    .selectFrom('cruce')
    .select('id')
    .where('id', 'in', pedidas)
    .where('hechoPor', '=', actor.id)
    .execute();
  return filas.map(({ id }) => id);
}

async function contabilizarla(
  medios: Medios,
  contexto: ContextoConActor,
  cuenta: CuentaPorCruzar,
  sugerencia: SugerenciaGuardada,
  motivo: string | undefined,
): Promise<void> {
  const registrar = sugerencia.clase === 'regla' ? registrarPorRegla : registrarTraslado;
  await registrar(medios, contexto, cuenta, sugerencia, motivo).catch((error: unknown) =>
    explicarCruce(error, async () => undefined),
  );
}
