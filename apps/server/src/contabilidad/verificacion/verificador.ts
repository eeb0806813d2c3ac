// Verifies the books beside the answers to people: whoever asked may leave, every open browser sees how far it has come,
// and who asked is told when it ends. It only reads; if the process ends half way, nothing is lost but the time.
import type { Informe, Verificacion } from '@cuadra/contract/contabilidad/verificacion';
import { notificar } from '../../escritorio/notificar.ts';
import { type ContextoConActor, contextoDelSistema } from '../../platform/contexto.ts';
import { escribir, type Tx } from '../../platform/database/escribir.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { Auxiliar } from './auxiliar.ts';
import { anotarAvance, pedirVerificacion, terminarVerificacion, verVerificacion } from './verificaciones.ts';
import { type OpcionesDeVerificacion, verificar } from './verificar.ts';

export interface Verificador {
  iniciar(contexto: ContextoConActor, desde: number | undefined): Promise<Verificacion>;
  /** Gives up what is under way, and leaves it said. */
  cerrar(): Promise<void>;
}

const AVANCE_MS = 1_000;

export function abrirVerificador(
  plataforma: Pick<Plataforma, 'db' | 'reloj' | 'log'>,
  auxiliares: readonly Auxiliar[],
): Verificador {
  const { db, log } = plataforma;
  const control = new AbortController();
  let enCurso: Promise<void> = Promise.resolve();

  return {
    async iniciar(contexto, desde) {
      const id = await escribir(db, contexto, 'verificacion:pedir', (tx) =>
        pedirVerificacion(tx, contexto, desde),
      );
      const pedida = await verVerificacion(db, contexto.ahora, id);
      const encargo = { id, quien: contexto.actor.id, desde, auxiliares, senal: control.signal };
      enCurso = correr(plataforma, encargo).catch((error: unknown) =>
        log.error({ err: error }, 'No se anotó el fin de la verificación'),
      );
      return pedida;
    },
    async cerrar() {
      control.abort();
      await enCurso;
    },
  };
}

interface Encargo extends Pick<OpcionesDeVerificacion, 'desde' | 'auxiliares'> {
  readonly id: string;
  readonly quien: string;
  readonly senal: AbortSignal;
}

async function correr(
  { db, reloj, log }: Pick<Plataforma, 'db' | 'reloj' | 'log'>,
  { id, quien, desde, auxiliares = [], senal }: Encargo,
): Promise<void> {
  const anotar = (trabajo: (tx: Tx, ahora: Temporal.Instant) => Promise<void>) => {
    const ahora = reloj.ahora();
    return escribir(db, contextoDelSistema(ahora, 'verificacion'), 'verificacion:avanzar', (tx) =>
      trabajo(tx, ahora),
    );
  };
  let avance = { revisadas: 0, total: 0 };
  let anotado: Promise<unknown> = Promise.resolve();
  const latir = () => {
    anotado = anotar((tx, ahora) => anotarAvance(tx, ahora, id, avance)).catch((error: unknown) =>
      log.warn({ err: error }, 'No se anotó el avance de la verificación'),
    );
  };
  const latido = setInterval(latir, AVANCE_MS);
  try {
    const alAvanzar = (revisadas: number, total: number) => {
      avance = { revisadas, total };
    };
    const informe = await verificar(db, { desde, auxiliares, senal, alAvanzar });
    clearInterval(latido);
    await anotado;
    await anotar(async (tx, ahora) => {
      await anotarAvance(tx, ahora, id, avance);
      await terminarVerificacion(tx, ahora, id, { estado: 'lista', informe });
      await avisarFin(tx, ahora, quien, informe);
    });
  } catch (error) {
    const estado = senal.aborted ? 'interrumpida' : 'fallida';
    if (estado === 'fallida') log.error({ err: error }, 'La verificación falló');
    await anotado;
    await anotar((tx, ahora) => terminarVerificacion(tx, ahora, id, { estado }));
  } finally {
    clearInterval(latido);
  }
}

async function avisarFin(tx: Tx, ahora: Temporal.Instant, quien: string, informe: Informe): Promise<void> {
  const { limpio, totalDeHallazgos, partidas } = informe;
  const cuantas = new Intl.NumberFormat('es-GT').format(partidas);
  await notificar(
    tx,
    contextoDelSistema(ahora, 'verificacion'),
    { usuarios: [quien] },
    {
      titulo: limpio ? 'Verificación: todo cuadra' : `Verificación: ${totalDeHallazgos} por revisar`,
      descripcion: `Se revisaron ${cuantas} partidas desde sus líneas.`,
      icono: limpio ? 'heroicons_outline:shield-check' : 'heroicons_outline:shield-exclamation',
      enlace: '/contabilidad/cierre?vista=verificacion',
      usaRouter: true,
    },
  );
}
