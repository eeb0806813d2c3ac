// What people leave to the queue while things break: a file too long to be made at once, asked for, waited for and fetched,
// one after another. Whatever dies meanwhile, each is made.
import { setTimeout as wait } from 'node:timers/promises';
import type { ArchivoDeReporte } from '@cuadra/contract/reportes/archivos';
import { FILAS_AL_MOMENTO } from '@cuadra/contract/reportes/archivos';
import { LINEAS_MAX } from '@cuadra/core/partida';
import { enviar, type Llamada } from '../../bench/caidas-peticiones.ts';
import { hoyEnGuatemala } from '../../bench/partidas-de-prueba.ts';
import { insist } from './insist.ts';
import type { Session } from './session.ts';

export interface Errands {
  /** What each took, in milliseconds. */
  readonly done: readonly number[];
  /** Why each of the others was not. */
  readonly failed: readonly string[];
  /** Lets the one in hand be done. */
  stop(): Promise<void>;
}

/** Longer than it takes the queue to notice that whoever was making it is gone. */
const PATIENCE_MS = 120_000;
const ANSWER_MS = 30_000;
const LOOK_MS = 250;
const BREATH_MS = 3_000;
const FILES = '/api/reportes/archivos';
/** Where nobody else posts: each file is as long as the first. */
const AGENCIA = '02';

/** A diario of more lines than are put in a file while somebody waits. */
export async function fillDiary(url: string, session: Session): Promise<void> {
  const call = { url, token: await session.token() };
  for (let lines = 0; lines <= FILAS_AL_MOMENTO; lines += LINEAS_MAX) {
    const answer = await postLong(
      call,
      `Para un libro que no se hace al momento, desde el renglón ${lines + 1}`,
    );
    if (!answer.ok) throw new Error(`The diary was not filled: ${answer.status} ${await answer.text()}`);
  }
}

function postLong(call: Llamada, concepto: string): Promise<Response> {
  const debits = Array.from({ length: LINEAS_MAX - 1 }, () => ({
    idCuenta: '1011010103',
    debe: 100,
    haber: 0,
  }));
  const credit = { idCuenta: '603102', debe: 0, haber: 100 * debits.length };
  return enviar(call, '/api/contabilidad/partidas', {
    fecha: hoyEnGuatemala(),
    tipo: 'diario',
    agencia: AGENCIA,
    concepto,
    lineas: [...debits, credit],
    contabilizar: true,
  });
}

export function startErrands(url: string, session: Session): Errands {
  const done: number[] = [];
  const failed: string[] = [];
  const stopping = new AbortController();
  const goOn = async () => {
    while (!stopping.signal.aborted) {
      const began = performance.now();
      await makeOne(url, session).then(
        () => done.push(performance.now() - began),
        (error: Error) => failed.push(error.message),
      );
      await wait(BREATH_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const going = goOn();
  return {
    done,
    failed,
    async stop() {
      stopping.abort();
      await going;
    },
  };
}

async function makeOne(url: string, session: Session): Promise<void> {
  const today = hoyEnGuatemala();
  const filtros = { desde: `${today.slice(0, 4)}-01-01`, hasta: today, agencia: AGENCIA, modo: 'detallado' };
  const call = { url, token: await session.token() };
  const ask = async (path: string, body?: object) => {
    const { answer, refused } = await insist(() =>
      body === undefined ? get(call, path) : enviar(call, path, body),
    );
    if (answer === undefined) throw new Error(refused ?? 'sin respuesta en un minuto');
    return answer;
  };
  const { id } = asFile(await ask(FILES, { reporte: 'libro-diario', formato: 'csv', filtros }));
  const limit = performance.now() + PATIENCE_MS;
  for (;;) {
    const { estado, motivo } = asFile(await ask(`${FILES}/${id}`));
    if (estado === 'listo') break;
    if (estado === 'fallido') throw new Error(`falló: ${motivo}`);
    if (performance.now() > limit) throw new Error(`«${estado}» después de ${PATIENCE_MS / 1_000} s`);
    await wait(LOOK_MS);
  }
  const lines = (await ask(`${FILES}/${id}/contenido`)).trimEnd().split('\n').length;
  if (lines <= FILAS_AL_MOMENTO) throw new Error(`tiene ${lines} renglones`);
  // Only so that they do not heap up.
  await get(call, `${FILES}/${id}`, 'DELETE').catch(() => undefined);
}

const asFile = (answer: string) => JSON.parse(answer) as ArchivoDeReporte;

const get = ({ url, token }: Llamada, path: string, method = 'GET'): Promise<Response> =>
  fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
