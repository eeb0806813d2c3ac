// A book that comes with folios used elsewhere goes on after them.
import * as contrato from '@cuadra/contract/contabilidad/folios/folios';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comoAplicacion, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { pasoDeFolios } from './paso.ts';

let app: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  app = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  token = await app.entrar('contador@cuadra.demo');
});
afterAll(() => app.cerrar());

const params = { libro: 'diario' } as const;
const decir = (hasta: number) =>
  app.llamar(contrato.decirUsadosAntes, { params, body: { hasta } }, { token });
const autorizar = (libro: contrato.EstadoDeLibro['libro'], desde: number, hasta: number) =>
  app.llamar(
    contrato.registrarAutorizacion,
    { params: { libro }, body: { resolucion: `SAT-${desde}`, fecha: '2025-01-10', desde, hasta } },
    { token },
  );
const paso = () => pasoDeFolios.ver(app.db, { hoy: '2026-11-16' });

it('sin folios el paso está pendiente y dice qué falta de cada libro', async () => {
  const { estado, falta } = await paso();
  expect([estado, falta.length, falta[0]]).toEqual([
    'pendiente',
    4,
    'Libro Diario: registre sus folios autorizados.',
  ]);
});

it('autorizados 1 a 500 y usados 120, sigue el 121 y quedan 380', async () => {
  await autorizar('diario', 1, 500);
  const { status, cuerpo } = await decir(120);
  expect([status, cuerpo.siguiente, cuerpo.disponibles, cuerpo.usadosAntes]).toEqual([200, 121, 380, 120]);
  const { cuerpo: registro } = await app.llamar(contrato.verLibroLegal, { params, query: {} }, { token });
  expect(registro.autorizaciones[0]).toMatchObject({ disponibles: 380, impresos: 0, anulados: 0 });
  expect((await paso()).resumen).toBe('Libro Diario: sigue el folio 121');
});

it('se corrige mientras nada se haya usado aquí; el siguiente es el que se anula', async () => {
  expect((await decir(100)).cuerpo.siguiente).toBe(101);
  const anulado = await app.llamar(
    contrato.anularFolios,
    { params, body: { desde: 101, hasta: 101, motivo: 'Manchado' } },
    { token },
  );
  expect(anulado.status).toBe(200);
  expect((await decir(90)).problema.codigo).toBe('FOLIO_FUERA_DE_ORDEN');
});

it('con los cuatro libros el paso está hecho', async () => {
  for (const libro of ['mayor', 'inventarios', 'estados_financieros'] as const) await autorizar(libro, 1, 10);
  expect(await paso()).toMatchObject({ estado: 'hecho', falta: [] });
});

it('firmada la puesta en marcha no se dice más, y ni con SQL se adelanta un libro', async () => {
  await comoDueno(app.url, 'update institucion set firmada_en = now()');
  expect(
    (
      await app.llamar(
        contrato.decirUsadosAntes,
        { params: { libro: 'mayor' }, body: { hasta: 5 } },
        { token },
      )
    ).problema.codigo,
  ).toBe('PUESTA_EN_MARCHA_FIRMADA');
  await expect(comoAplicacion(app, 'update libro_legal set ultimo_folio = 400')).rejects.toThrow(/permi/);
});
