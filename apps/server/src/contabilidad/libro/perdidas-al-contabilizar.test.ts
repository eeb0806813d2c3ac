// Whoever posts while the connection with PostgreSQL is lost, at whatever moment, is answered with what really happened: what was
// acknowledged is in the books once, and what could not be known is said so.
import { randomUUID } from 'node:crypto';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as partidas from '@cuadra/contract/contabilidad/partidas';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  abrirIntermediario,
  type Corte,
  type Intermediario,
} from '#platform/database/testing/intermediario.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { lineas, nueva } from './testing/oficina.ts';

let prueba: AplicacionDePrueba;
let intermediario: Intermediario;
let token: string;

beforeAll(async () => {
  prueba = await aplicacionDePrueba({
    async porDonde(url) {
      intermediario = await abrirIntermediario(url);
      return intermediario.url;
    },
  });
  token = await prueba.entrar('contador@cuadra.demo');
});
afterEach(() => {
  intermediario.volver();
  intermediario.dejarPasar();
});
afterAll(async () => {
  await prueba.cerrar();
  await intermediario.cerrar();
});

let monto = 10_000;
/** No two alike, so that none is asked about. */
const pedido = (contabilizar = true) => {
  monto += 100;
  const concepto = `Perdida ${randomUUID()}`;
  return { ...nueva({ fecha: '2026-11-16', lineas: lineas(monto), contabilizar }), concepto };
};
const crear = (body: ReturnType<typeof pedido>, llave?: string) =>
  prueba.llamar(borradores.crearPartida, { body }, llave === undefined ? { token } : { token, llave });
const enLosLibros = (concepto: string) =>
  consultar(
    prueba.url,
    `select id::text, numero from partida where concepto = '${concepto}'
     union all select id::text, null from borrador where concepto = '${concepto}'`,
  ) as Promise<{ id: string; numero: number | null }[]>;
const unaVez = (palabras: string, corte: Corte) => {
  let falta = true;
  intermediario.decidir((dicho) => {
    if (!falta || !dicho.includes(palabras)) return 'pasa';
    falta = false;
    return corte;
  });
  return () => expect(falta).toBe(false);
};
const CORTES = ['antes', 'sin-respuesta', 'enseguida'] as const;

describe.each(CORTES)('la conexión se pierde (%s)', (corte) => {
  it('al enviar la tanda, que es su propia transacción: se contesta lo que pasó, y está una vez', async () => {
    const body = pedido();
    const seCorto = unaVez(body.concepto, corte);
    const { status, cuerpo } = await crear(body);
    seCorto();
    expect(status).toBe(201);
    expect(await enLosLibros(body.concepto)).toEqual([{ id: cuerpo.id, numero: cuerpo.numero }]);
  });

  it('al confirmar la transacción de una que trae llave: igual', async () => {
    const body = pedido();
    const seCorto = unaVez('commit\0', corte);
    const { status, cuerpo } = await crear(body, randomUUID());
    seCorto();
    expect(status).toBe(201);
    expect(await enLosLibros(body.concepto)).toEqual([{ id: cuerpo.id, numero: cuerpo.numero }]);
  });

  it('al contabilizar un borrador: sale de los borradores y entra una vez', async () => {
    const body = pedido(false);
    const { id } = (await crear(body)).cuerpo;
    const seCorto = unaVez('commit\0', corte);
    const { status, cuerpo } = await prueba.llamar(
      borradores.contabilizarPartida,
      { params: { id }, query: {} },
      { token },
    );
    seCorto();
    expect(status).toBe(200);
    expect(await enLosLibros(body.concepto)).toEqual([{ id, numero: cuerpo.numero }]);
  });

  it('al guardar un borrador con llave: se halla por ella', async () => {
    const body = pedido(false);
    const seCorto = unaVez('commit\0', corte);
    const { status, cuerpo } = await crear(body, randomUUID());
    seCorto();
    expect(status).toBe(201);
    expect(await enLosLibros(body.concepto)).toEqual([{ id: cuerpo.id, numero: null }]);
  });

  it('al guardar un borrador sin llave: se dice que no se sabe, y qué hacer', async () => {
    const body = pedido(false);
    const seCorto = unaVez('commit\0', corte);
    const { status, problema, cruda } = await crear(body);
    seCorto();
    expect([status, problema.codigo, cruda.headers['retry-after']]).toEqual([503, 'RESULTADO_INCIERTO', '2']);
    expect(problema.detail).toContain('búsquelo');
  });

  it('al leer: se lee otra vez', async () => {
    const seCorto = unaVez('partida', corte);
    const { status } = await prueba.llamar(partidas.listarPartidas, { query: { limite: 1 } }, { token });
    seCorto();
    expect(status).toBe(200);
  });
});

it('mientras la base no está, quien pide espera, también la sesión', async () => {
  const leida = pedido();
  await crear(leida);
  intermediario.irse();
  const [una, otra] = [pedido(), pedido()];
  const peticiones = [crear(una), crear(otra, randomUUID())];
  const lectura = prueba.llamar(partidas.totalizarPartidas, { query: { texto: leida.concepto } }, { token });
  await hastaQue(() => expect(prueba.plataforma.conexiones().abiertas).toBe(0));
  intermediario.volver();
  expect((await Promise.all(peticiones)).map(({ status }) => status)).toEqual([201, 201]);
  expect((await lectura).cuerpo.total).toBe(1);
  for (const { concepto } of [una, otra]) expect(await enLosLibros(concepto)).toHaveLength(1);
});

it('con cortes al azar, lo que se confirmó está una vez y nada está dos veces', {
  timeout: 600_000,
}, async () => {
  const cortes = fc.array(
    fc.oneof({ weight: 8, arbitrary: fc.constant('pasa' as Corte) }, fc.constantFrom<Corte>(...CORTES)),
    { minLength: 5, maxLength: 60 },
  );
  const propiedad = fc.asyncProperty(cortes, fc.integer({ min: 1, max: 6 }), async (plan, cuantas) => {
    const pendientes = [...plan];
    const pedidos = Array.from({ length: cuantas }, () => pedido());
    intermediario.decidir(() => pendientes.shift() ?? 'pasa');
    const respuestas = await Promise.all(
      pedidos.map((body, n) => crear(body, n % 2 === 0 ? randomUUID() : undefined)),
    );
    intermediario.dejarPasar();
    for (const [n, { status, cuerpo, problema }] of respuestas.entries()) {
      const guardadas = await enLosLibros(pedidos[n]?.concepto ?? '');
      if (status === 201) expect(guardadas).toEqual([{ id: cuerpo.id, numero: cuerpo.numero }]);
      else {
        expect(['BASE_NO_DISPONIBLE', 'RESULTADO_INCIERTO']).toContain(problema.codigo);
        expect(guardadas.length).toBeLessThanOrEqual(problema.codigo === 'RESULTADO_INCIERTO' ? 1 : 0);
      }
    }
  });
  await fc.assert(propiedad, { numRuns: 40, endOnFailure: true });
  const [{ saltos } = { saltos: -1 }] = (await consultar(
    prueba.url,
    'select max(numero)::int - count(*)::int as saltos from partida where ejercicio = 2026',
  )) as { saltos: number }[];
  expect(saltos).toBe(0);
});
