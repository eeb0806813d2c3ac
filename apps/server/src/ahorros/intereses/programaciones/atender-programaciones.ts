// What the clock does: starts the runs whose day has come, each period once and in order, and goes on with those that nobody is working on.
// A server that was down for days finds here what it missed.

import type { FrecuenciaDeProgramacion } from '@cuadra/contract/ahorros/programaciones';
import { finDePeriodo, periodoDe } from '@cuadra/core/interes/abonos';
import { sql } from 'kysely';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import { type Contexto, contextoDelSistema } from '#platform/contexto.ts';
import { escribir, restriccionRota, type Tx } from '#platform/database/escribir.ts';
import { codigoDelRechazo } from '#platform/database/rechazo.ts';
import type { Reintentos, Trabajos } from '#platform/jobs/trabajos.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { notificarDeCorrida } from '../avisos.ts';
import { diaSiguiente, guardarCorrida } from '../corridas/crear-corrida.ts';
import { exigirProductos } from '../corridas/exigir-productos.ts';
import { agenciaCerrada, exigirMesAbierto } from '../corridas/mes-abierto.ts';
import { COLA_DE_CORRIDAS } from '../tandas/atender-corridas.ts';
import { todasLasAgencias } from './guardar-programacion.ts';
import { vezDe } from './queries.ts';

export type ServiciosDelReloj = Pick<Plataforma, 'db' | 'reloj' | 'log'> & {
  readonly trabajos: Pick<Trabajos, 'encolar'>;
};

const COLA_DE_PROGRAMACIONES = 'programaciones';
const CADA_CINCO_MINUTOS = '*/5 * * * *';
const REINTENTOS: Reintentos = {
  reintentosMax: 1,
  esperaSegundos: 30,
  esperaMaxSegundos: 60,
  duracionMaxSegundos: 240,
  guardarSegundos: 3_600,
};
/** More than anybody missed, for one plan at a time. */
const PERIODOS_MAX = 400;

export function atenderReloj(plataforma: Plataforma): Promise<void> {
  return plataforma.trabajos.atenderPorReloj(
    COLA_DE_PROGRAMACIONES,
    CADA_CINCO_MINUTOS,
    () => atenderProgramaciones(plataforma),
    REINTENTOS,
  );
}

export async function atenderProgramaciones(servicios: ServiciosDelReloj): Promise<void> {
  for (const id of await vencidas(servicios)) {
    // The next period waits for the run of this one; that is no failure.
    for (let i = 0; i < PERIODOS_MAX && (await atenderUna(servicios, id)); i++);
  }
  await retomarCorridas(servicios);
}

async function vencidas({ db, reloj }: ServiciosDelReloj): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from programacion_de_intereses p
    where not p.pausada and ${vezDe} <= ${reloj.ahora().toString()}::timestamptz order by p.nombre`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Whether another of its periods may be due. */
async function atenderUna(servicios: ServiciosDelReloj, id: string): Promise<boolean> {
  const contexto = contextoDelSistema(servicios.reloj.ahora(), `programacion ${id}`);
  try {
    return await escribir(servicios.db, contexto, 'intereses:programada', (tx) =>
      empezar(tx, servicios, contexto, id),
    );
  } catch (error) {
    const restriccion = restriccionRota(error);
    if (restriccion === 'corrida_sin_traslape') return false;
    if (restriccion === 'corrida_de_su_programacion') return pasarDeLargo(servicios, contexto, id);
    if (!(error instanceof ProblemaError) && codigoDelRechazo(error) === undefined) throw error;
    await pausar(servicios, contexto, id, error instanceof Error ? error.message : '');
    return false;
  }
}

interface Vencida {
  readonly id: string;
  readonly nombre: string;
  readonly productos: number[];
  readonly agencias: string[] | null;
  readonly frecuencia: FrecuenciaDeProgramacion;
  readonly proximoFin: string;
  readonly avisarA: string[];
  readonly responsable: string;
}

async function tomar(tx: Tx, contexto: Contexto, id: string): Promise<Vencida | undefined> {
  const { rows } = await sql<Vencida>`
    select p.id, p.nombre, p.productos, p.agencias, p.frecuencia, p.proximo_fin, p.avisar_a, p.responsable
    from programacion_de_intereses p
    where p.id = ${id}::uuid and not p.pausada and ${vezDe} <= ${contexto.ahora.toString()}::timestamptz
    for update skip locked`.execute(tx);
  return rows[0];
}

async function empezar(
  tx: Tx,
  { trabajos }: ServiciosDelReloj,
  contexto: Contexto,
  id: string,
): Promise<boolean> {
  const vencida = await tomar(tx, contexto, id);
  if (vencida === undefined) return false;
  const { proximoFin: ultimoDia, frecuencia, productos } = vencida;
  const agencias = vencida.agencias ?? (await todasLasAgencias(tx));
  await exigirProductos(tx, productos, ultimoDia);
  const nombre = `${vencida.nombre}, ${periodoEnPalabras(frecuencia, ultimoDia)}`;
  const corrida = await guardarCorrida(
    tx,
    contexto,
    {
      ...{ nombre, clase: 'ordinaria', productos, agencias, corrige: null, programacion: id },
      desde: frecuencia === 'diaria' ? ultimoDia : periodoDe(frecuencia, ultimoDia).desde,
      hasta: diaSiguiente(ultimoDia),
      fechaValor: ultimoDia,
      fecha: await fechaContable(tx, contexto, ultimoDia, agencias),
    },
    { trabajos },
  );
  await adelantar(tx, vencida);
  await notificarDeCorrida(tx, contexto, { id: corrida, nombre }, [vencida.responsable, ...vencida.avisarA], {
    titulo: 'Intereses por revisar',
    descripcion: 'Empezó el cálculo programado.',
  });
  return true;
}

/** The last day of its period while that month is open; if it was closed meanwhile, today. */
async function fechaContable(
  tx: Tx,
  { ahora }: Contexto,
  ultimoDia: string,
  agencias: readonly string[],
): Promise<string> {
  if ((await agenciaCerrada(tx, ultimoDia, agencias)) === undefined) return ultimoDia;
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  await exigirMesAbierto(tx, hoy, agencias);
  return hoy;
}

async function adelantar(tx: Tx, { id, frecuencia, proximoFin }: Vencida): Promise<void> {
  await tx
    .updateTable('programacionDeIntereses')
    .set((columna) => ({
      proximoFin: finDePeriodo(frecuencia, diaSiguiente(proximoFin)),
      version: sql<number>`${columna.ref('version')} + 1`,
    }))
    .where('id', '=', id)
    .execute();
}

/** That period has its run already: on to the next one. */
async function pasarDeLargo(servicios: ServiciosDelReloj, contexto: Contexto, id: string): Promise<boolean> {
  return escribir(servicios.db, contexto, 'intereses:programada', async (tx) => {
    const vencida = await tomar(tx, contexto, id);
    if (vencida === undefined) return false;
    await adelantar(tx, vencida);
    return true;
  });
}

/** What cannot be started is not tried every five minutes: whoever answers for it is told, once. */
async function pausar(
  { db, log }: ServiciosDelReloj,
  contexto: Contexto,
  id: string,
  porque: string,
): Promise<void> {
  log.warn({ programacion: id, porque }, 'Una programación de intereses no pudo empezar');
  await escribir(db, contexto, 'intereses:pausar', async (tx) => {
    const vencida = await tomar(tx, contexto, id);
    if (vencida === undefined) return;
    await tx
      .updateTable('programacionDeIntereses')
      .set((columna) => ({ pausada: true, version: sql<number>`${columna.ref('version')} + 1` }))
      .where('id', '=', id)
      .execute();
    await notificar(
      tx,
      contexto,
      { usuarios: [...new Set([vencida.responsable, ...vencida.avisarA])] },
      {
        titulo: 'Una programación de intereses se pausó',
        descripcion: `«${textoSeguro(vencida.nombre)}»: ${textoSeguro(porque)}`,
        icono: 'heroicons_outline:exclamation-triangle',
        enlace: '/ahorros/programaciones',
      },
    );
  });
}

/** Runs whose work was lost with everybody who had it. */
async function retomarCorridas({ db, reloj, trabajos }: ServiciosDelReloj): Promise<void> {
  const corridas = await db
    .selectFrom('corrida')
    .select('id')
    .where('estado', 'in', ['calculando', 'aplicando', 'revirtiendo'])
    .execute();
  if (corridas.length === 0) return;
  await escribir(db, contextoDelSistema(reloj.ahora(), 'retomar'), 'intereses:retomar', async (tx) => {
    for (const { id } of corridas)
      await trabajos.encolar(tx, COLA_DE_CORRIDAS, { corrida: id, usuario: null, sesion: '' });
  });
}

const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

function periodoEnPalabras(frecuencia: FrecuenciaDeProgramacion, ultimoDia: string): string {
  const [anio, mes, dia] = ultimoDia.split('-').map(Number);
  const nombre = MESES[(mes ?? 1) - 1] ?? '';
  switch (frecuencia) {
    case 'diaria':
      return `${dia} de ${nombre} de ${anio}`;
    case 'mensual':
      return `${nombre} de ${anio}`;
    case 'anual':
      return String(anio);
    default:
      return `${frecuencia === 'trimestral' ? 'trimestre' : 'semestre'} a ${nombre} de ${anio}`;
  }
}
