// Files of reports, over the demo's books: 6,000 and more partidas, so that the whole list is a job.
import { totalizarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import * as contrato from '@cuadra/contract/reportes/archivos';
import type { FormatoDeReporte } from '@cuadra/contract/reportes/nombres';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { leerHoja } from '#platform/sheets/leer-hoja.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';
import { nuevoCodigo } from './codigo.ts';

let prueba: AplicacionDePrueba;
let contador: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ historia: true, trabajos: true });
  contador = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' };

const pedir = (formato: FormatoDeReporte, filtros: object, token = contador) =>
  prueba.llamar(
    contrato.pedirArchivo,
    { body: { reporte: 'partidas', formato, filtros: { ...filtros } } },
    { token },
  );
const bajar = async (id: string, token = contador) =>
  (await prueba.llamar(contrato.bajarArchivo, { params: { id } }, { token })).cruda;
const esperar = (id: string, token = contador) =>
  hastaQue(async () => {
    const { cuerpo } = await prueba.llamar(contrato.verArchivo, { params: { id } }, { token });
    expect(cuerpo.estado).toBe('listo');
    return cuerpo;
  });
/** The person's, once they say that a file is ready: a moment after it is there. */
const avisosConListo = (token: string) =>
  hastaQue(async () => {
    const { cuerpo } = await prueba.llamar(listarNotificaciones, {}, { token });
    expect(cuerpo.map(({ title }) => title)).toContain('Archivo listo');
    return cuerpo;
  });

/** From the lines themselves, not from what the report reads. */
async function sumaDeLineas(desde: string, hasta: string) {
  const { rows } = await sql<{ partidas: number; debe: number; haber: number }>`
    select count(distinct (ejercicio, numero))::int as partidas, sum(debe)::bigint as debe, sum(haber)::bigint as haber
    from linea where fecha between ${desde} and ${hasta}`.execute(prueba.db);
  return rows[0] ?? { partidas: 0, debe: 0, haber: 0 };
}

const centavosDe = (texto: string) => Math.round(Number(texto.replaceAll(',', '')) * 100);

describe('un archivo corto', () => {
  it('queda listo al responder, y CSV, XLSX y PDF suman lo que las líneas de los libros', async () => {
    const filtros = { ...MARZO, estado: 'contabilizada' };
    const esperado = await sumaDeLineas(MARZO.desde, MARZO.hasta);
    expect(esperado.partidas).toBeGreaterThan(100);

    const csv = await pedir('csv', filtros);
    expect([csv.status, csv.cuerpo.estado, csv.cuerpo.filas]).toEqual([201, 'listo', esperado.partidas]);
    const [titulos, ...filas] = await leerHoja((await bajar(csv.cuerpo.id)).rawPayload, 'csv', {
      filasMax: 10_000,
    });
    expect(titulos?.celdas.slice(9, 11)).toEqual(['Debe', 'Haber']);
    const sumar = (lugar: number) =>
      filas.reduce((suma, { celdas }) => suma + centavosDe(celdas[lugar] ?? ''), 0);
    expect([filas.length, sumar(9), sumar(10)]).toEqual([esperado.partidas, esperado.debe, esperado.haber]);

    const xlsx = await pedir('xlsx', filtros);
    const libro = await readXlsx((await bajar(xlsx.cuerpo.id)).rawPayload, { readStyles: true });
    const total = libro.sheets[0]?.rows.at(-1) ?? [];
    expect(total.slice(8)).toEqual(['Totales', esperado.debe / 100, esperado.haber / 100, 0, 0]);
    expect(libro.sheets[0]?.cells?.get(`${(libro.sheets[0]?.rows.length ?? 0) - 1},9`)?.formula).toBe(
      `SUM(J2:J${esperado.partidas + 1})`,
    );
    expect(libro.sheets[0]?.rows[1]?.[2]).toBeInstanceOf(Date);
    expect(libro.sheets[1]?.rows).toContainEqual(['Código de verificación', xlsx.cuerpo.codigo]);

    const pdf = await pedir('pdf', filtros);
    const textos = (await lineasDePdf((await bajar(pdf.cuerpo.id)).rawPayload)).map(({ texto }) => texto);
    const pie = textos.find((texto) => texto.startsWith('Totales de '));
    expect(pie?.replaceAll(',', '')).toBe(
      `Totales de ${esperado.partidas} partidas contabilizadas|${(esperado.debe / 100).toFixed(2)}|${(esperado.haber / 100).toFixed(2)}`,
    );
    expect(textos.at(-1)).toContain(`Verificación ${pdf.cuerpo.codigo} · Página`);
  });

  it('el nombre lleva la fecha y el código, y el tipo es el suyo', async () => {
    const { cuerpo } = await pedir('xlsx', MARZO);
    expect(cuerpo.codigo).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const { headers } = await bajar(cuerpo.id);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="partidas-2026-11-16-${cuerpo.codigo}.xlsx"`,
    );
    expect(headers['content-type']).toContain('spreadsheetml');
  });

  it('sin filas también es un archivo, que lo dice', async () => {
    const { cuerpo } = await pedir('pdf', { desde: '2020-01-01', hasta: '2020-01-31' });
    expect([cuerpo.estado, cuerpo.filas]).toEqual(['listo', 0]);
    const textos = (await lineasDePdf((await bajar(cuerpo.id)).rawPayload)).map(({ texto }) => texto);
    expect(textos).toContain('Totales de 0 partidas contabilizadas|0.00|0.00');
    expect(textos).toContain('Del 01/01/2020 al 31/01/2020');
  });
});

describe('un archivo largo', () => {
  it('va a la cola, avisa como avanza, termina en una notificación y dice lo mismo que la pantalla', async () => {
    const oyente = await escucharEventos(prueba, contador);
    const { status, cuerpo } = await pedir('csv', {});
    expect([status, cuerpo.estado, cuerpo.bytes]).toEqual([201, 'en_cola', null]);
    expect(cuerpo.filas).toBeGreaterThan(contrato.FILAS_AL_MOMENTO);
    const sinTerminar = await prueba.llamar(
      contrato.bajarArchivo,
      { params: { id: cuerpo.id } },
      { token: contador },
    );
    expect([sinTerminar.status, sinTerminar.problema.codigo]).toEqual([409, 'ARCHIVO_SIN_TERMINAR']);

    const listo = await esperar(cuerpo.id);
    expect(listo.avance).toBe(100);
    const cruda = await bajar(cuerpo.id);
    expect(cruda.rawPayload).toHaveLength(listo.bytes ?? 0);
    const [, ...filas] = await leerHoja(cruda.rawPayload, 'csv', { filasMax: 50_000 });
    const { cuerpo: pantalla } = await prueba.llamar(totalizarPartidas, { query: {} }, { token: contador });
    const sumar = (lugar: number) =>
      filas.reduce((suma, { celdas }) => suma + centavosDe(celdas[lugar] ?? ''), 0);
    expect([filas.length, sumar(9), sumar(10)]).toEqual([pantalla.total, pantalla.debe, pantalla.haber]);
    const aparte = (lado: 'debe' | 'haber') => pantalla.aparte.reduce((suma, uno) => suma + uno[lado], 0);
    expect([sumar(11), sumar(12)]).toEqual([aparte('debe'), aparte('haber')]);

    expect(oyente.recibidos.filter(({ tipo }) => tipo === 'archivo-avance').length).toBeGreaterThanOrEqual(2);
    await oyente.cerrar();
    const [aviso] = await avisosConListo(contador);
    expect(aviso).toMatchObject({ title: 'Archivo listo', link: '/reportes/archivos' });
  });

  it('en PDF, cada página trae y lleva lo que va sumando', async () => {
    const { cuerpo } = await pedir('pdf', { orden: 'antiguas' });
    await esperar(cuerpo.id);
    const lineas = await lineasDePdf((await bajar(cuerpo.id)).rawPayload);
    const textos = lineas.map(({ texto }) => texto);
    const paginas = lineas.at(-1)?.pagina ?? 0;
    expect(paginas).toBeGreaterThan(100);
    const van = textos.filter((texto) => texto.startsWith('Van|'));
    const vienen = textos.filter((texto) => texto.startsWith('Vienen|'));
    expect(van).toHaveLength(paginas - 1);
    expect(vienen.map((texto) => texto.slice('Vienen|'.length))).toEqual(
      van.map((texto) => texto.slice('Van|'.length)),
    );
  });

  it('cancelado antes de empezar, no se hace ni se avisa', async () => {
    const token = await prueba.entrar('auditor@cuadra.demo');
    const { cuerpo } = await pedir('csv', {}, token);
    const quitar = () => prueba.llamar(contrato.quitarArchivo, { params: { id: cuerpo.id } }, { token });
    expect((await quitar()).cuerpo).toBe(true);
    expect((await quitar()).problema.codigo).toBe('NO_ENCONTRADO');
    // Another one, behind it in the queue, is done: the first had its turn.
    const { cuerpo: otro } = await pedir('csv', {}, token);
    await esperar(otro.id, token);
    const avisos = await avisosConListo(token);
    expect(avisos.filter(({ title }) => title === 'Archivo listo')).toHaveLength(1);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from archivo_reporte_trozo t
      where not exists (select from archivo_reporte a where a.id = t.archivo)`.execute(prueba.db);
    expect(rows[0]?.n).toBe(0);
  });

  it('cada persona tiene pocos en curso a la vez; lo corto no hace cola', async () => {
    const token = await prueba.entrar('contador2@cuadra.demo');
    for (let i = 0; i < contrato.ARCHIVOS_EN_CURSO_MAX; i++) {
      await sql`
        insert into archivo_reporte (codigo, reporte, titulo, formato, nombre, filtros, usuario, estado, filas, pedido_en, vence_en)
        select ${nuevoCodigo()}, 'partidas', 'Partidas', 'csv', 'x.csv', '{}', id, 'en_cola', 6000, '2026-11-16', '2027-01-01'
        from usuario where correo = 'contador2@cuadra.demo'`.execute(prueba.db);
    }
    const { status, problema } = await pedir('csv', {}, token);
    expect([status, problema.codigo]).toEqual([409, 'DEMASIADOS_ARCHIVOS']);
    expect((await pedir('csv', MARZO, token)).status).toBe(201);
  });
});
