// The automatic pass over what is pending on an account: beside the answers to people, compared in a thread. Whoever asked may leave. If
// the process ends half way, what was kept is whole cruces, and the next pass does the rest.
import type { Pasada } from '@cuadra/contract/contabilidad/bancos/mesa';
import { notificar } from '#escritorio/notificar.ts';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import { leerEnUnInstante, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { type TrabajoGuardado, ultimoConDatos, verTrabajo } from '#platform/trabajos-pesados/queries.ts';
import type { Marcha } from '#platform/trabajos-pesados/trabajos-pesados.ts';
import { type CuentaPorCruzar, exigirCuenta, exigirCuentaActiva } from '../cruces/cuenta-por-cruzar.ts';
import { enlaceABanco } from '../enlace.ts';
import { abrirCruzadorEnUnHilo, type CruzadorEnUnHilo } from './cruzador-en-un-hilo.ts';
import { guardarAutomaticos, guardarEnLibros } from './guardar-automaticos.ts';
import { guardarSugerencias, type Sugerible } from './guardar-sugerencias.ts';
import type { Hallado, PorHallar } from './hallar.ts';
import { leerPendientes } from './leer-pendientes.ts';
import { leerParaHallar } from './para-hallar.ts';

type Resultado = NonNullable<Pasada['resultado']>;

export async function iniciarPasada(
  { db, pesados }: Pick<Plataforma, 'db' | 'pesados'>,
  contexto: ContextoConActor,
  id: string,
): Promise<Pasada> {
  const cuenta = await exigirCuentaActiva(db, id);
  const trabajo = await pesados.empezar<Resultado>(contexto, {
    clase: 'cruce',
    titulo: `el cruce automático de ${cuenta.nombre}`,
    datos: { cuentaBancaria: id },
    aviso: { para: { permiso: 'bancos:ver' }, evento: { tipo: 'cruce-avance', cuenta: id } },
    hacer: (marcha) => cruzar(db, contexto, cuenta, marcha),
    alTerminar: (tx, sistema, resultado) => avisarFin(tx, sistema, contexto, cuenta, resultado),
  });
  return comoPasada(id, await verTrabajo(db, contexto.ahora, trabajo));
}

export async function verPasada(db: Database, ahora: Temporal.Instant, id: string): Promise<Pasada | null> {
  await exigirCuenta(db, id);
  const ultima = await ultimoConDatos(db, ahora, 'cruce', { cuentaBancaria: id });
  return ultima === undefined ? null : comoPasada(id, ultima);
}

function comoPasada(cuentaBancaria: string, { datos: _, resultado, ...trabajo }: TrabajoGuardado): Pasada {
  // Stored by this same program, as the contract says it.
  return { ...trabajo, cuentaBancaria, resultado: resultado as Resultado | null };
}

/** Reading, comparing and keeping, of a hundred each. */
const TOTAL = 300;
const POR_TANDA = 500;

async function cruzar(
  db: Database,
  contexto: ContextoConActor,
  cuenta: CuentaPorCruzar,
  { alAvanzar, senal }: Marcha,
): Promise<Resultado> {
  const cruzador = abrirCruzadorEnUnHilo(senal);
  try {
    const por = await entregarPendientes(db, cuenta, cruzador);
    alAvanzar(100, TOTAL);
    const cuantos = await cruzador.cruzar(por, (porciento) => alAvanzar(100 + porciento, TOTAL));
    const resultado = { automaticos: 0, sugeridos: 0, porRegla: 0, traslados: 0 };
    const sugeridos: Sugerible[] = [];
    for (let desde = 0; desde < cuantos; desde += POR_TANDA) {
      senal.throwIfAborted();
      const tanda = await cruzador.pedir(desde, POR_TANDA);
      resultado.automaticos += await guardarTanda(db, contexto, cuenta.id, tanda);
      sugeridos.push(...tanda.filter(esSugerible));
      alAvanzar(200 + Math.round((100 * desde) / cuantos), TOTAL);
    }
    await guardarSugerencias(db, contexto, cuenta.id, sugeridos);
    for (const { clase } of sugeridos) resultado[CONTADOS[clase]]++;
    return resultado;
  } finally {
    await cruzador.cerrar();
  }
}

const CONTADOS = { cruce: 'sugeridos', regla: 'porRegla', traslado: 'traslados' } as const;

const esSugerible = (hallado: Hallado): hallado is Sugerible => hallado.clase in CONTADOS;

/** As of one instant, in a connection that is given back before anything is compared. */
function entregarPendientes(
  db: Database,
  cuenta: CuentaPorCruzar,
  cruzador: CruzadorEnUnHilo,
): Promise<Omit<PorHallar, 'cuentas'>> {
  return leerEnUnInstante(db, async (instante) => {
    const { otras, ...por } = await leerParaHallar(instante, cuenta);
    for (const id of [cuenta.id, ...otras])
      for await (const trozo of leerPendientes(instante, id)) cruzador.recibir(trozo);
    return por;
  });
}

async function guardarTanda(
  db: Database,
  contexto: ContextoConActor,
  cuenta: string,
  tanda: readonly Hallado[],
): Promise<number> {
  let guardados = 0;
  for (const hallado of tanda)
    if (hallado.clase === 'en-libros') guardados += await guardarEnLibros(db, contexto, hallado);
  const automaticos = tanda.filter((hallado) => hallado.clase === 'automatico');
  return guardados + (await guardarAutomaticos(db, contexto, cuenta, automaticos));
}

async function avisarFin(
  tx: Tx,
  sistema: Contexto,
  { actor, ahora }: ContextoConActor,
  cuenta: CuentaPorCruzar,
  { automaticos, sugeridos, porRegla, traslados }: Resultado,
): Promise<void> {
  const { year: anio, month: mes } = ahora.toZonedDateTimeISO('UTC');
  const contar = (n: number) => n.toLocaleString('es-GT');
  const porVer = sugeridos + porRegla + traslados;
  await notificar(
    tx,
    sistema,
    { usuarios: [actor.id] },
    {
      titulo: `Cruce automático de ${cuenta.nombre}`,
      descripcion: `${automaticos === 1 ? 'Se hizo un cruce' : `Se hicieron ${contar(automaticos)} cruces`}; ${
        porVer === 1 ? 'queda una sugerencia' : `quedan ${contar(porVer)} sugerencias`
      } por ver.`,
      icono: 'heroicons_outline:arrows-right-left',
      enlace: enlaceABanco('mesa', { cuenta: cuenta.id, anio, mes }),
      usaRouter: true,
    },
  );
}
