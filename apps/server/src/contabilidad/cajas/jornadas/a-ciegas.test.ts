// A cajero counts before knowing. With a jornada open that has movements, every endpoint they may call is called, with every
// id they could know: none says what the books expect, nor any sum of it. Once counted, they are told.

import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { miCaja, verJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matriz } from '#acceso/testing/permisos/matriz.ts';
import { direccionDe } from '#acceso/testing/permisos/peticiones.ts';
import type { Fila } from '#acceso/testing/permisos/tabla.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';
import { type MundoDeCajas, mundoDeCajas } from '../testing/mundo-de-cajas.ts';

let m: MundoDeCajas;
let abierta: Jornada;
let conocidos: string[];

// Found: 10,000.03 in a caja that the books say has 10,000.00. Came 1,234.56 and 987.65; went 321.09 and 54.32.
const CONTADO = 10_000_03;
const ENTRADAS = 1_234_56 + 987_65;
const SALIDAS = 321_09 + 54_32;
const LIBRO = CONTADO + ENTRADAS - SALIDAS;
const SECRETOS = [
  LIBRO,
  // What the books say that the caja has, and what they say that its account has.
  LIBRO - 3,
  ENTRADAS,
  SALIDAS,
  ENTRADAS - SALIDAS,
];

beforeAll(async () => {
  m = await mundoDeCajas();
  abierta = await m.abrir(m.cajero, { monto: CONTADO, explicacion: 'Había tres centavos más' });
  const movimientos = [
    await m.mover(abierta, { monto: 1_234_56 }),
    await m.mover(abierta, { monto: 987_65 }),
    await m.mover(abierta, { monto: 321_09, sentido: 'salida' }),
    await m.mover(abierta, { monto: 54_32, sentido: 'salida' }),
  ];
  conocidos = [abierta.id, m.cajas.c1, m.cajero.id, ...movimientos];
});
afterAll(() => m.cerrar());

/** As a number of centavos, as the screen writes it, and as a sheet does. */
const formasDe = (monto: number): string[] => {
  const escrito = formatearQuetzales(centavos(monto)).replace(/^Q\s*/u, '');
  return [String(monto), escrito, escrito.replaceAll(',', '')];
};

const revelados = (texto: string): string[] =>
  SECRETOS.flatMap(formasDe).filter((forma) =>
    new RegExp(`(?<![\\d.,])${forma.replaceAll('.', '\\.')}(?!\\d)`).test(texto),
  );

async function pedir({ method, path }: Pick<Fila, 'method' | 'path'>, payload?: object): Promise<string[]> {
  const urls = path.includes(':id') ? conocidos.map((id) => path.replace(':id', id)) : [path];
  const textos: string[] = [];
  for (const url of urls) {
    const respuesta = await m.app.inject({
      ...{ method, url: direccionDe(url) },
      headers: { authorization: `Bearer ${m.cajero.token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    textos.push(respuesta.body);
  }
  return textos;
}

const delCajero = matriz.filter(({ puede }) => puede.get('cajero') === 'sí');
const seLeen = delCajero.filter(({ method, path }) => method === 'GET' && !path.includes('eventos'));
const deCajas = delCajero.filter(({ method, path }) => method !== 'GET' && path.includes('/cajas'));

describe('con la jornada abierta', () => {
  it('lo que se busca se encontraría', () => {
    expect(revelados(`{"libro":${LIBRO}}`)).toEqual([String(LIBRO)]);
    expect(revelados(`Saldo Q ${formatearQuetzales(centavos(LIBRO))}.`)).toHaveLength(1);
    expect(revelados(`{"monto":${CONTADO}}`)).toEqual([]);
    expect(seLeen.length).toBeGreaterThan(20);
    expect(deCajas.length).toBeGreaterThan(3);
  });

  it.each(seLeen.map((fila) => [fila.endpoint, fila] as const))('%s', async (_, fila) => {
    for (const texto of await pedir(fila)) expect(revelados(texto)).toEqual([]);
  });

  it.each(deCajas.map((fila) => [fila.endpoint, fila] as const))('%s, que se niega', async (_, fila) => {
    for (const texto of await pedir(fila, {})) expect(revelados(texto)).toEqual([]);
  });

  it.each(['C1', 'Caja 1', 'recibo', formatearQuetzales(centavos(LIBRO)), String(LIBRO)])(
    'buscar «%s»',
    async (query) => {
      const [texto = ''] = await pedir({ method: 'POST', path: '/api/common/search' }, { query });
      expect(revelados(texto.replaceAll(JSON.stringify(query), '""'))).toEqual([]);
    },
  );

  it('cerrar sin contar se niega sin decir cuánto', async () => {
    const cerrar = { method: 'POST', path: `/api/contabilidad/cajas/jornadas/${abierta.id}/cerrar` } as const;
    const [texto = ''] = await pedir(cerrar, { version: abierta.version });
    expect(texto).toContain('ESTADO_NO_ADMITE');
    expect(revelados(texto)).toEqual([]);
  });

  it('lo que es del libro viene en blanco, y quien responde por las cajas lo ve', async () => {
    const { cuerpo } = await m.llamar(miCaja, {}, { token: m.cajero.token });
    const enBlanco = {
      ...{ libro: null, diferencia: null, diferenciaDeApertura: null },
      ...{ libroPorMedio: null, descuadre: null },
    };
    expect(cuerpo.jornada).toMatchObject({ ...enBlanco, movimientos: 4 });
    expect(cuerpo.jornada?.arqueos).toMatchObject([
      { clase: 'apertura', total: CONTADO, libro: null, diferencia: null },
    ]);
    const params = { id: abierta.id };
    const { cuerpo: delJefe } = await m.llamar(verJornada, { params }, { token: m.jefe.token });
    expect(delJefe).toMatchObject({
      libro: LIBRO,
      diferenciaDeApertura: 3,
      contado: null,
      diferencia: null,
      descuadre: 3,
    });
  });

  it('quien pasa a otro papel con la caja en la mano sigue sin saberlo', async () => {
    await otorgarComoDueno(m.url, m.cajero.correo, ['jefe_agencia']);
    const token = await m.entrar(m.cajero.correo);
    const { status, cuerpo } = await m.llamar(verJornada, { params: { id: abierta.id } }, { token });
    expect([status, cuerpo.libro, cuerpo.diferenciaDeApertura]).toEqual([200, null, null]);
    await otorgarComoDueno(m.url, m.cajero.correo, ['cajero']);
  });
});

it('después de contar, sí se sabe', async () => {
  const contada = await m.contar(m.cajero, abierta, LIBRO - 1_00);
  expect(contada).toMatchObject({
    libro: LIBRO,
    contado: LIBRO - 1_00,
    diferenciaDeApertura: 3,
    diferencia: 3 - 1_00,
    descuadre: 3 + 1_00,
  });
  expect(contada.libroPorMedio).toEqual({ efectivo: LIBRO, cheque: 0, vale: 0 });
  const [texto = ''] = await pedir({ method: 'GET', path: '/api/contabilidad/cajas/mia' });
  expect(revelados(texto)).toContain(String(LIBRO));
});
