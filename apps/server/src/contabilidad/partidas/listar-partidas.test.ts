// The list against a filter written plainly over the same data, and pages against the whole.

import * as contratoDeBorradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { agregarSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import type { QueryOf } from '@cuadra/contract/endpoint';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { type CuentaLlana, cumple, leerCuentas, totalesDe } from './testing/seleccion-llana.ts';

type Consulta = Partial<QueryOf<typeof contrato.listarPartidas>>;

const PAPELERIA = '701101';
const CONCEPTOS = ['Depósito de agencia', 'deposito EN TRÁNSITO', '100% de prima_neta', 'Cena «Año Nuevo»'];
const DOCUMENTOS = ['FAC-Á 0012', 'recibo 77', null];

let oficina: Oficina;
let todas: contrato.PartidaCompleta[];
let cuentas: CuentaLlana[];

beforeAll(async () => {
  oficina = await abrirOficina();
  const quienes = [oficina.contador, oficina.auxiliar, oficina.contador2];
  for (let n = 0; n < 72; n++) {
    const creada = await oficina.crear(quienes[n % 3] ?? '', {
      contabilizar: n % 4 !== 0,
      fecha: `2026-${n % 5 === 0 ? '10' : '11'}-0${1 + (n % 7)}`,
      tipo: (['diario', 'ingreso', 'egreso'] as const)[n % 3] ?? 'diario',
      agencia: n % 3 === 1 ? '01' : `0${1 + (n % 2)}`,
      concepto: `${CONCEPTOS[n % 4]} ${n}`,
      lineas: lineas(100 * (n + 1), CAJA_CHICA, n % 6 === 0 ? '603101' : SOBRANTES).map((linea) => ({
        ...linea,
        documento: DOCUMENTOS[n % 3] ?? null,
      })),
    });
    oficina.reloj.avanzar({ seconds: 7 });
    if (n % 9 === 0) await adjuntar(creada.id);
    if (n % 8 === 0 && n % 3 === 1) await enviar(creada.id);
    if (n % 10 === 1) await revertir(creada.id);
  }
  todas = await leerTodas();
  cuentas = await leerCuentas(oficina);
});
afterAll(() => oficina.cerrar());

const listar = (query: Consulta, token = oficina.contador) =>
  oficina.llamar(contrato.listarPartidas, { query }, { token });

const totalizar = async (query: contrato.FiltrosDePartidas) => {
  const { cuerpo } = await oficina.llamar(contrato.totalizarPartidas, { query }, { token: oficina.contador });
  return cuerpo;
};

async function adjuntar(id: string) {
  const bytes = new TextEncoder().encode(`<soporte de="${id}"/>`);
  await oficina.llamar(
    agregarSoporte,
    { params: { id }, query: { nombre: 'a.xml' }, body: { mediaType: 'text/xml', bytes } },
    { token: oficina.contador },
  );
}

async function enviar(id: string) {
  await oficina.llamar(
    contratoDeBorradores.enviarPartida,
    { params: { id }, query: {} },
    { token: oficina.contador },
  );
}

async function revertir(id: string) {
  const body = { fecha: '2026-11-16', motivo: 'Probar la lista' };
  await oficina.llamar(revertirPartida, { params: { id }, body }, { token: oficina.contador });
}

async function leerTodas() {
  const { cuerpo } = await listar({ limite: 200 });
  expect(cuerpo.siguiente).toBeNull();
  return Promise.all(
    cuerpo.partidas.map(async ({ id }) => {
      const leida = await oficina.llamar(
        contrato.verPartida,
        { params: { id } },
        { token: oficina.contador },
      );
      return leida.cuerpo;
    }),
  );
}

const filtros: Consulta[] = [
  {},
  { desde: '2026-11-03' },
  { hasta: '2026-10-31' },
  { desde: '2026-11-02', hasta: '2026-11-05' },
  { desde: '2026-11-05', hasta: '2026-11-02' },
  { registradaDesde: '2026-11-16T17:00:00.000Z', registradaHasta: '2026-11-16T19:00:00.000Z' },
  { estado: 'borrador' },
  { estado: 'en_revision' },
  { estado: 'rechazada' },
  { estado: 'contabilizada' },
  { tipo: 'ingreso' },
  { tipo: 'reversion' },
  { agencia: '02' },
  { agencia: '03' },
  { idCuenta: CAJA_CHICA },
  { idCuenta: '603101' },
  { idCuenta: '603' },
  { idCuenta: '6' },
  { idCuenta: PAPELERIA },
  { texto: 'DEPOSITO' },
  { texto: 'tránsito' },
  { texto: '100%' },
  { texto: '%' },
  { texto: 'pri_a' },
  { texto: 'prima_neta' },
  { texto: 'año nuevo' },
  { texto: 'fac-a 00' },
  { texto: 'RECIBO' },
  { texto: 're' },
  { texto: '12' },
  { texto: '7' },
  { texto: 'nada de esto' },
  { texto: 'posito' },
  { texto: 'agencia dep' },
  { texto: '5.00' },
  { texto: 'Q 12' },
  { texto: '12.5' },
  { texto: '603101' },
  { texto: '603' },
  { texto: 'caja chica' },
  { texto: 'sobrantes' },
  { texto: '15/2026' },
  { texto: '   ' },
  { reversion: 'revertida' },
  { reversion: 'reversion' },
  { reversion: 'ninguna' },
  { reversion: 'ninguna', estado: 'contabilizada', texto: 'deposito' },
  { montoMin: centavos(2_500) },
  { montoMin: centavos(1_000), montoMax: centavos(1_500) },
  { conSoporte: 'true' },
  { conSoporte: 'false', estado: 'contabilizada' },
  { idCuenta: '603', texto: 'deposito', desde: '2026-11-01' },
  { idCuenta: '6031', tipo: 'egreso', agencia: '01', montoMax: centavos(4_000) },
  { texto: 'deposito', conSoporte: 'true' },
];

describe('los filtros', () => {
  it.each(filtros.map((filtro) => [JSON.stringify(filtro), filtro] as const))('%s', async (_, filtro) => {
    const esperadas = todas.filter((partida) => cumple(partida, filtro, cuentas));
    const { status, cuerpo } = await listar({ ...filtro, limite: 200 });
    expect(status).toBe(200);
    expect(cuerpo.partidas.map(({ id }) => id)).toEqual(esperadas.map(({ id }) => id));
    const totales = totalesDe(esperadas);
    expect(cuerpo).toMatchObject(totales);
    expect(await totalizar(filtro)).toEqual(totales);
  });

  it('por quien la registró', async () => {
    const autores = new Set(todas.map(({ autor }) => autor?.id));
    expect(autores.size).toBe(3);
    for (const usuario of autores) {
      if (usuario === undefined) continue;
      const suyas = todas.filter(({ autor }) => autor?.id === usuario);
      const { cuerpo } = await listar({ usuario, limite: 200 });
      expect(cuerpo.partidas.map(({ id }) => id)).toEqual(suyas.map(({ id }) => id));
      expect((await totalizar({ usuario })).total).toBe(suyas.length);
    }
  });

  it('las elegidas una por una, y de ellas las que cumplan lo demás', async () => {
    const elegidas = todas.filter((_, n) => n % 11 === 0);
    const ids = elegidas.map(({ id }) => id).join(',');
    expect((await listar({ ids })).cuerpo.partidas.map(({ id }) => id)).toEqual(elegidas.map(({ id }) => id));
    const borradores = elegidas.filter(({ estado }) => estado === 'borrador');
    expect(await totalizar({ ids, estado: 'borrador' })).toMatchObject({ total: borradores.length });
    expect((await listar({ ids: 'x' })).status).toBe(400);
  });

  it('sin totales no se cuenta nada', async () => {
    const { cuerpo } = await listar({ totales: 'false' });
    expect(Object.keys(cuerpo)).toEqual(['partidas', 'siguiente']);
  });

  it('por número y año', async () => {
    const conNumero = todas.find(({ numero }) => numero === 15);
    expect((await listar({ texto: '15/2026' })).cuerpo.partidas.map(({ id }) => id)).toContain(conNumero?.id);
    expect((await totalizar({ texto: '15/2025' })).total).toBe(0);
  });
});

describe('las páginas', () => {
  const recorrer = async (query: Consulta) => {
    const ids: string[] = [];
    for (let cursor: string | undefined, vueltas = 0; vueltas < 100; vueltas++) {
      const { cuerpo } = await listar({ ...query, ...(cursor === undefined ? {} : { cursor }) });
      ids.push(...cuerpo.partidas.map(({ id }) => id));
      if (cuerpo.siguiente === null) return ids;
      expect(cuerpo.partidas).toHaveLength(query.limite ?? 50);
      cursor = cuerpo.siguiente;
    }
    throw new Error('Las páginas no terminan');
  };

  it.each([
    { limite: 1 },
    { limite: 7 },
    { limite: 10, idCuenta: '6031' },
    { limite: 3, texto: 'deposito' },
    { limite: 4, estado: 'borrador' as const },
  ])('pasan una vez por cada partida, en los dos órdenes: %j', async (query) => {
    const esperadas = todas.filter((partida) => cumple(partida, query, cuentas)).map(({ id }) => id);
    expect(await recorrer({ ...query, orden: 'recientes' })).toEqual(esperadas);
    expect(await recorrer({ ...query, orden: 'antiguas' })).toEqual(esperadas.toReversed());
  });

  it('van por fecha y, dentro de ella, por número; los borradores, después de las contabilizadas', () => {
    const antiguas = todas.toReversed();
    const claves = antiguas.map(({ fecha, numero, registradaEn }) =>
      numero === null ? `${fecha} 1 ${registradaEn}` : `${fecha} 0 ${String(numero).padStart(9, '0')}`,
    );
    expect(claves).toEqual(claves.toSorted());
  });

  it('un cursor inventado se rechaza', async () => {
    for (const cursor of [
      'x',
      'e30',
      Buffer.from('{"fecha":"2026-11-01","numero":"a"}').toString('base64url'),
    ]) {
      const { status, problema } = await listar({ cursor });
      expect([status, problema.errores?.[0]?.campo]).toEqual([400, 'cursor']);
    }
  });
});
