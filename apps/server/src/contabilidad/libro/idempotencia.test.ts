// The same key never makes two partidas: whoever repeats gets the first answer.
import { randomUUID } from 'node:crypto';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirOficina, type Cambios, lineas, nueva, type Oficina } from './testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const crear = (llave: string, cambios: Cambios = {}, token = oficina.contador) =>
  oficina.llamar(borradores.crearPartida, { body: nueva(cambios) }, { token, llave });
const veces = <T>(cuantas: number, hacer: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: cuantas }, (_, n) => hacer(n)));
const cuantasCon = async (concepto: string) => {
  const { cuerpo } = await oficina.llamar(
    contrato.totalizarPartidas,
    { query: { texto: concepto } },
    { token: oficina.contador },
  );
  return cuerpo.total;
};

describe.each([
  ['contabilizada', true],
  ['borrador', false],
] as const)('una %s', (estado, contabilizar) => {
  it('pedida 20 veces a la vez con la misma llave es una sola, y las 20 respuestas son iguales', async () => {
    const concepto = `Simultánea ${estado}`;
    const llave = randomUUID();
    const respuestas = await veces(20, () => crear(llave, { concepto, contabilizar }));
    expect(respuestas.map(({ status }) => status)).toEqual(Array(20).fill(201));
    for (const { cuerpo } of respuestas) expect(cuerpo).toEqual(respuestas[0]?.cuerpo);
    expect(respuestas[0]?.cuerpo).toMatchObject({ estado, concepto });
    const repetidas = respuestas.filter(({ cruda }) => cruda.headers['idempotency-replayed'] === 'true');
    expect(repetidas).toHaveLength(19);
    expect(await cuantasCon(concepto)).toBe(1);
  });

  it('con la misma llave y otros datos se rechaza; en otro orden de campos son los mismos datos', async () => {
    const llave = randomUUID();
    const primera = await crear(llave, { contabilizar });
    const otra = await crear(llave, { contabilizar, lineas: lineas(5_001) });
    expect([otra.status, otra.problema.codigo]).toEqual([422, 'LLAVE_REUTILIZADA']);
    expect((await crear(llave, { contabilizar: !contabilizar })).problema.codigo).toBe('LLAVE_REUTILIZADA');
    const alReves = Object.fromEntries(Object.entries(nueva({ contabilizar })).reverse());
    const { cuerpo } = await oficina.llamar(
      borradores.crearPartida,
      { body: alReves as never },
      { token: oficina.contador, llave },
    );
    expect(cuerpo.id).toBe(primera.cuerpo.id);
  });

  it('la llave es de cada persona', async () => {
    const llave = randomUUID();
    const mia = await crear(llave, { contabilizar });
    const tuya = await crear(llave, { contabilizar }, oficina.contador2);
    expect(tuya.status).toBe(201);
    expect(tuya.cuerpo.id).not.toBe(mia.cuerpo.id);
  });
});

it('la llave de una petición rechazada puede usarse otra vez, con los mismos u otros datos', async () => {
  const llave = randomUUID();
  const mala = { contabilizar: true, fecha: '2026-11-17' };
  expect((await crear(llave, mala)).problema.codigo).toBe('FECHA_FUTURA');
  expect((await crear(llave, mala)).problema.codigo).toBe('FECHA_FUTURA');
  expect((await crear(llave, { contabilizar: true })).status).toBe(201);
});

it('diez malas y una buena a la vez con la misma llave: la buena entra, ninguna mala toma su lugar', async () => {
  const llave = randomUUID();
  const respuestas = await veces(11, (n) =>
    crear(llave, { contabilizar: true, ...(n < 10 ? { fecha: '2026-11-17' } : {}) }),
  );
  expect(respuestas[10]?.status).toBe(201);
  // Before the good one they hear of their date; after it, that the key is taken.
  for (const { problema } of respuestas.slice(0, 10)) {
    expect(['FECHA_FUTURA', 'LLAVE_REUTILIZADA']).toContain(problema.codigo);
  }
});

it('repetida después de cerrar el periodo, sigue respondiendo lo mismo', async () => {
  const llave = randomUUID();
  const cambios = { contabilizar: true, agencia: '03', concepto: 'De un mes que se cierra' };
  const primera = await crear(llave, cambios);
  await oficina.comoDueno(
    `update periodo set estado = 'cerrado' where (anio, mes, agencia) = (2026, 11, '03')`,
  );
  expect((await crear(llave, cambios)).cuerpo).toEqual(primera.cuerpo);
  expect((await crear(randomUUID(), cambios)).problema.codigo).toBe('PERIODO_CERRADO');
});

it('la de un borrador que se descartó no hace otro', async () => {
  const llave = randomUUID();
  const { id } = (await crear(llave)).cuerpo;
  await oficina.llamar(borradores.descartarPartida, { params: { id } }, { token: oficina.contador });
  expect((await crear(llave)).problema.codigo).toBe('NO_ENCONTRADO');
});

it('OpenAPI dice que la llave se admite', async () => {
  const authorization = `Bearer ${oficina.contador}`;
  const { paths } = (
    await oficina.app.inject({ url: '/api/openapi.json', headers: { authorization } })
  ).json();
  const { parameters, requestBody } = paths['/api/contabilidad/partidas'].post;
  expect(parameters).toEqual([
    {
      in: 'header',
      name: 'idempotency-key',
      required: false,
      schema: expect.objectContaining({ maxLength: 200 }),
    },
  ]);
  expect(requestBody.content['application/json'].schema.properties).toHaveProperty('contabilizar');
});

it.each([
  ['vacía', ''],
  ['de más de 200 letras', 'x'.repeat(201)],
])('una llave %s no es una llave', async (_, llave) => {
  const { status, problema } = await crear(llave);
  expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([
    400,
    'PETICION_INVALIDA',
    'idempotency-key',
  ]);
});
