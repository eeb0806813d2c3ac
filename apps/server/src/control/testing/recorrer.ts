// The rows of the matrix that a file of tests walks, each in the same five ways: alone over its limit, in pieces below it, twice at once with
// one consent, with the consent of somebody of another agencia, and with a consent to something else.
import { randomUUID } from 'node:crypto';
import { responderAutorizacion } from '@cuadra/contract/control/autorizaciones';
import { PEDIR } from '@cuadra/contract/control/encabezados';
import type { CallOf, Endpoint } from '@cuadra/contract/endpoint';
import { definicionDe, esOperacion } from '@cuadra/core/control/operaciones';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import type { AplicacionDePrueba, Respuesta } from '#testing/application.ts';
import { conPolitica } from './matriz-de-efectos.ts';
import { quienRecorre } from './quien-recorre.ts';

/** So much alone, each and a day, whoever does whatever is not always of two; whatever decides is always of two. */
const CADA = 100_000;
const AL_DIA = 250_000;
const LIMITAR = [
  `update politica set cada = ${CADA}, al_dia = ${AL_DIA} where cada is distinct from 0 and clase <> 'decide'`,
  `update politica set cada = 0 where clase = 'decide'`,
  'create table politica_de_la_prueba as table politica',
];
/** Two of them fit in a day, the third does not: 900.00 × 2 = 1,800.00; 900.00 × 3 = 2,700.00. */
const PEDAZO = 90_000;
/** Above what the least account is opened with. */
const EL_MENOR = 20_000;
const CON_OTRA_PERSONA = 120_000;
/** What `pedir` is called with for a request that is not the one that was consented to. */
export const OTRA_COSA = 120_001;

export interface Escenario {
  readonly mundo: () => AplicacionDePrueba;
  readonly endpoint: Endpoint;
  /** A request with that amount that could be done, were it not for the policy; what has no amount tells OTRA_COSA apart. */
  readonly pedir: (monto: number) => Promise<object>;
  readonly token: () => string;
  readonly autoriza: () => { readonly token: string; readonly deOtra: string };
  /** That the policy leaves nothing to do alone: the least of pieces is refused too. */
  readonly siempreDos?: true;
  /** Why it is not tried in pieces. */
  readonly sinPedazos?: string;
  /** Why who asks again is answered with what was done, and not refused; it is done once all the same. */
  readonly contestaLoHecho?: string;
  /** Where what was refused is told, if not as a problem. */
  readonly codigoDe?: (respuesta: Respuesta<Endpoint>) => string | undefined;
}

export const DECIDE = {
  sinPedazos: 'Una decisión no tiene un monto que partir: siempre es de dos.',
} as const;

/** From here on, in that world, people do alone what the walk says. */
export const limitarTodo = ({ url }: Pick<AplicacionDePrueba, 'url'>): Promise<unknown> =>
  comoDueno(url, ...LIMITAR);

/** What a scenario needs to be there before, done by the same people without asking for anybody's consent. */
export async function sinLimites<T>(
  { url }: Pick<AplicacionDePrueba, 'url'>,
  trabajo: () => Promise<T>,
): Promise<T> {
  await comoDueno(url, 'update politica set cada = null, al_dia = null');
  try {
    return await trabajo();
  } finally {
    await comoDueno(
      url,
      `update politica p set cada = g.cada, al_dia = g.al_dia from politica_de_la_prueba g
       where (p.rol, p.operacion, p.clase) = (g.rol, g.operacion, g.clase)`,
    );
  }
}

/** By row: the endpoint and the operación, as `POST /api/ahorros/transferencias transferencia-ajena`. */
export function recorrerFilas(archivo: string, escenarios: Readonly<Record<string, Escenario>>): void {
  const filas = filasDe(archivo);
  it('tiene un escenario por fila, y ninguno de más', () => {
    expect(Object.keys(escenarios).toSorted()).toEqual(filas.toSorted());
  });
  for (const fila of filas) {
    const escenario = escenarios[fila];
    if (escenario !== undefined) describe(fila, () => recorrer(fila, escenario));
  }
}

const filasDe = (archivo: string): string[] =>
  (quienRecorre[archivo] ?? []).flatMap((endpoint) =>
    (conPolitica[endpoint] ?? '').split(' ').map((operacion) => `${endpoint} ${operacion}`),
  );

function recorrer(fila: string, escenario: Escenario): void {
  const { pedir, siempreDos, sinPedazos } = escenario;
  const { enviar, codigoDe } = conversar(escenario);

  it('es de esa fila', () => {
    const { method, path } = escenario.endpoint;
    const [operacion = ''] = fila.split(' ').slice(-1);
    expect(fila).toBe(`${method} ${path} ${operacion}`);
    const decide = esOperacion(operacion) && definicionDe(operacion).clase === 'decide';
    expect(sinPedazos !== undefined).toBe(decide);
  });

  it('a solas, pasado de su límite, no', async () => {
    expect(codigoDe(await enviar(await pedir(CADA + 1)))).toBe('AUTORIZACION_REQUERIDA');
  });

  if (siempreDos)
    it('en pedazos, ni el menor', async () => {
      expect(codigoDe(await enviar(await pedir(EL_MENOR)))).toBe('AUTORIZACION_REQUERIDA');
    });
  else if (sinPedazos === undefined)
    it('en pedazos, hasta la suma del día', async () => {
      const pedazos = [await pedir(PEDAZO), await pedir(PEDAZO), await pedir(PEDAZO)];
      await comoDueno(escenario.mundo().url, 'delete from movido_por_dia');
      const codigos: unknown[] = [];
      for (const pedazo of pedazos) codigos.push(codigoDe(await enviar(pedazo)));
      expect(codigos).toEqual([undefined, undefined, 'AUTORIZACION_REQUERIDA']);
    });

  it('con otra persona, una vez: ni dos a la vez, ni de otra agencia, ni para otra cosa', () =>
    conOtraPersona(fila, escenario));
}

async function conOtraPersona(fila: string, escenario: Escenario): Promise<void> {
  const { mundo, pedir, token, autoriza } = escenario;
  const { enviar, codigoDe, responder } = conversar(escenario);
  const call = await pedir(CON_OTRA_PERSONA);
  const otra = await pedir(OTRA_COSA);
  const { problema } = await enviar(call, PEDIR);
  expect([problema.codigo, problema.detail]).toEqual(['AUTORIZACION_PEDIDA', expect.any(String)]);
  const id = problema.autorizacion ?? '';
  const { operacion } = await mundo()
    .db.selectFrom('autorizacion')
    .select('operacion')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(fila.split(' ').at(-1)).toBe(operacion);
  expect(codigoDe(await enviar(call, id))).toBe('AUTORIZACION_NO_CORRESPONDE');
  expect((await responder(id, token())).status).toBeGreaterThanOrEqual(400);
  expect((await responder(id, autoriza().deOtra)).status).toBeGreaterThanOrEqual(400);
  expect((await responder(id, autoriza().token)).status).toBe(200);
  expect(codigoDe(await enviar(otra, id))).toBe('AUTORIZACION_NO_CORRESPONDE');
  const aLaVez = await Promise.all([enviar(call, id), enviar(call, id)]);
  const respuestas = [...aLaVez, await enviar(call, id)].map(codigoDe);
  const hechas = respuestas.filter((codigo) => codigo === undefined);
  if (escenario.contestaLoHecho === undefined) expect([hechas.length, respuestas]).toEqual([1, respuestas]);
  expect([await vecesUsada(mundo(), id), respuestas]).toEqual([1, respuestas]);
}

/** What stands on that consent: partidas, and decisions that posted nothing. */
async function vecesUsada({ db }: AplicacionDePrueba, id: string): Promise<number> {
  const { rows } = await sql<{ veces: number }>`
    select (select count(*) from partida where autorizacion = ${id}::uuid)::int
      + (select count(*) from acto where autorizacion = ${id}::uuid)::int as veces`.execute(db);
  return rows[0]?.veces ?? 0;
}

function conversar({ mundo, endpoint, token, codigoDe }: Escenario) {
  return {
    /** Each time as another request, with a key of its own. */
    enviar: (call: object, autorizacion?: string) =>
      mundo().llamar(endpoint, call as CallOf<Endpoint>, {
        token: token(),
        llave: randomUUID(),
        autorizacion,
      }),
    codigoDe: (respuesta: Respuesta<Endpoint>): string | undefined =>
      respuesta.status >= 400 ? respuesta.problema.codigo : codigoDe?.(respuesta),
    responder: (id: string, quien: string) =>
      mundo().llamar(
        responderAutorizacion,
        { params: { id }, body: { decision: 'autorizada' } },
        { token: quien },
      ),
  };
}
