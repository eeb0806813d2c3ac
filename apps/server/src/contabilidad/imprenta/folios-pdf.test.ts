// A book that is too long is left as soon as that is known, however much of it is still to be read.
import { expect, it } from 'vitest';
import { type EncargoDeFolios, type FinDeFolios, render } from './folios-pdf.ts';
import { leerTramas } from './tramas.ts';

const encargo = (ensayo: boolean, paginasMax: number): EncargoDeFolios => ({
  modulo: new URL('../libro-mayor/inventario-impreso.ts', import.meta.url).href,
  cabecera: {
    fecha: '2026-01-31',
    totales: { activo: 0, pasivo: 0, capital: 0, resultado: 0, cuadra: true },
  },
  pliego: {
    institucion: { nombre: 'La Ceiba', nit: '', direccion: '' },
    titulo: 'Libro de Inventarios',
    detalles: [],
    papel: 'carta',
  },
  firmas: { certificaciones: [], firmas: [] },
  propiedades: { titulo: 'Libro', autor: 'La Ceiba', creadoEn: '2026-02-01T00:00:00Z' },
  folios: [{ desde: 1, hasta: 2, leyenda: 'Autorizado' }],
  ensayo,
  paginasMax,
});

/** A thousand batches of a hundred accounts, about two pages each. */
function libro() {
  const leidos = { lotes: 0 };
  const cuenta = { idCuenta: '101', nombreCuenta: 'Caja', tipoCuenta: 'D', nivel: 1, saldo: 1_00 };
  async function* lotes() {
    for (; leidos.lotes < 1_000; leidos.lotes++) yield Array.from({ length: 100 }, () => cuenta);
  }
  return { leidos, lotes: lotes() };
}

it.each([true, false])('pasado el máximo no se lee más (ensayo: %s)', async (ensayo) => {
  const { leidos, lotes } = libro();
  let fin: FinDeFolios | undefined;
  let hojas = 0;
  for await (const { tipo, carga } of leerTramas(render(encargo(ensayo, 5), lotes))) {
    if (tipo === 'hoja') hojas += 1;
    if (tipo === 'fin') fin = JSON.parse(carga.toString()) as FinDeFolios;
  }
  // Two folios are free: the rest of the pages are only counted, up to the one that is too many.
  expect([hojas, fin?.paginas]).toEqual([2, 6]);
  expect(leidos.lotes).toBeLessThan(10);
});
