import * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { CSV, XLSX } from '@cuadra/contract/medios';
import { pedirArchivo, verVerificacion } from '@cuadra/contract/reportes/archivos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LineaDePdf } from '#platform/pdf/testing/leer-pdf.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { leerHoja } from '#platform/sheets/leer-hoja.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  const nombreCuenta =
    'Títulos valores del gobierno y de otras instituciones autorizadas, a plazos mayores de un año y sin cotización pública';
  await prueba.llamar(
    contrato.editarCuenta,
    { params: { idCuenta: '102101' }, body: { nombreCuenta, version: 1 } },
    { token },
  );
  await prueba.llamar(
    contrato.editarCuenta,
    { params: { idCuenta: '102103' }, body: { nombreCuenta: '=A1+"x"', estado: 'bloqueada', version: 1 } },
    { token },
  );
  await prueba.llamar(
    contrato.editarCuenta,
    { params: { idCuenta: '103' }, body: { etiquetas: ['Cosas por revisar', 'cartera'], version: 1 } },
    { token },
  );
});
afterAll(() => prueba.cerrar());

const pdf = () => prueba.llamar(contrato.catalogoPdf, {}, { token });
const bajar = async (endpoint: typeof contrato.catalogoCsv) =>
  (await prueba.llamar(endpoint, {}, { token })).cruda.rawPayload;
const sinVersion = async () =>
  (await prueba.llamar(contrato.listarCatalogo, {}, { token })).cuerpo.map(
    ({ version: _, ...cuenta }) => cuenta,
  );

describe('el catálogo en archivos', () => {
  it.each(['cajero', 'auditor', 'admin'])('los descarga %s, como cualquiera con sesión', async (rol) => {
    const suyo = await prueba.entrar(`${rol}@cuadra.demo`);
    for (const endpoint of [contrato.catalogoPdf, contrato.catalogoCsv, contrato.catalogoXlsx]) {
      expect((await prueba.llamar(endpoint, {}, { token: suyo })).status).toBe(200);
    }
  });

  it('sin sesión no se descargan', async () => {
    const { status, problema } = await prueba.llamar(contrato.catalogoPdf, {});
    expect([status, problema.codigo]).toEqual([401, 'TOKEN_INVALIDO']);
  });

  it.each([
    ['CSV', contrato.catalogoCsv, 'csv', CSV],
    ['XLSX', contrato.catalogoXlsx, 'xlsx', XLSX],
  ] as const)(
    'el %s dice lo mismo que la pantalla, e importado de vuelta no cambia nada',
    async (_, endpoint, formato, mediaType) => {
      const bytes = await bajar(endpoint);
      const [encabezado, ...filas] = await leerHoja(bytes, formato, { filasMax: 1_000 });
      const columnas = [
        'idCuenta',
        'nombreCuenta',
        'tipoCuenta',
        'idParent',
        'naturaleza',
        'estado',
        'flujo',
        'margen',
      ] as const;
      expect(encabezado?.celdas).toEqual([...columnas, 'etiquetas']);
      const esperadas = (await sinVersion()).map((cuenta) => [
        ...columnas.map((columna) => cuenta[columna] ?? ''),
        cuenta.etiquetas.join('; '),
      ]);
      expect(esperadas.map((fila) => fila.at(-1))).toContain('Cartera; Cosas por revisar');
      expect(filas.map(({ celdas }) => celdas)).toEqual(esperadas);
      const { cuerpo } = await prueba.llamar(
        contrato.importarCatalogo,
        { query: { ensayo: 'false' }, body: { mediaType, bytes } },
        { token },
      );
      expect(cuerpo).toEqual({
        ensayo: false,
        filas: 223,
        nuevas: 0,
        cambiadas: 0,
        iguales: 223,
        errores: [],
        cambios: [],
      });
    },
  );

  it('en el CSV un nombre que parece fórmula queda como texto', async () => {
    expect((await bajar(contrato.catalogoCsv)).toString('utf8')).toContain(
      `102103,"'=A1+""x""",D,1021,deudora,bloqueada,inversion,,Disponibilidades`,
    );
  });
});

describe('el PDF del catálogo', () => {
  it('dice cuenta por cuenta lo mismo que la pantalla, con su sangría', async () => {
    const impresas = leerCuentas(await lineasDePdf((await pdf()).cruda.rawPayload));
    const esperadas = (await sinVersion()).map(
      ({ idCuenta, nombreCuenta, tipoCuenta, naturaleza, estado, etiquetas }) => ({
        idCuenta,
        nombreCuenta,
        tipoCuenta,
        naturaleza: { deudora: 'Deudora', acreedora: 'Acreedora' }[naturaleza],
        estado: { activa: '', solo_sistema: 'Solo sistema', bloqueada: 'Bloqueada' }[estado],
        etiquetas: etiquetas.join('; '),
        nivel: [1, 3, 4, 6, 8, 10].indexOf(idCuenta.length) + 1,
      }),
    );
    expect(impresas).toEqual(esperadas);
  });

  const lineasImpresas = async () =>
    (await lineasDePdf((await pdf()).cruda.rawPayload)).map(({ textos }) =>
      textos.map(({ texto }) => texto).join(''),
    );

  it('lleva la institución, el título, los totales, quién lo generó y página x de y', async () => {
    const lineas = await lineasImpresas();
    expect(lineas.slice(0, 4)).toEqual([
      'Cooperativa Integral de Ahorro y Crédito La Ceiba, R.L.',
      'NIT 4589127-3 · 4a. avenida 5-62, zona 1, Cobán, Alta Verapaz',
      'Catálogo contable',
      '223 cuentas: 105 de mayor (M), que agrupan, y 118 de detalle (D), que reciben movimientos.',
    ]);
    expect(lineas.at(-1)).toMatch(/^Generado el 16\/11\/2026 09:00 por .+Página 6 de 6$/);
  });

  it('su código dice, a cualquiera con sesión, de qué se hizo; y si el catálogo cambió después', async () => {
    const codigo = /Verificación (\S+)/.exec((await lineasImpresas()).at(-1) ?? '')?.[1] ?? '';
    const cajero = { token: await prueba.entrar('cajero@cuadra.demo') };
    const verificar = async () =>
      (await prueba.llamar(verVerificacion, { params: { codigo } }, cajero)).cuerpo;
    expect(await verificar()).toMatchObject({
      codigo,
      reporte: 'catalogo',
      titulo: 'Catálogo contable',
      formato: 'pdf',
      filas: 223,
      sigueIgual: true,
    });
    const cambiar = (nombreCuenta: string, version: number) =>
      prueba.llamar(
        contrato.editarCuenta,
        { params: { idCuenta: '9' }, body: { nombreCuenta, version } },
        { token },
      );
    await cambiar('ORDEN', 1);
    expect((await verificar()).sigueIgual).toBe(false);
    await cambiar('CUENTAS DE ORDEN', 2);
    expect((await verificar()).sigueIgual).toBe(true);
  });

  it.each(['pdf', 'xlsx', 'csv'] as const)('también se pide como archivo, en %s', async (formato) => {
    const { status, cuerpo } = await prueba.llamar(
      pedirArchivo,
      { body: { reporte: 'catalogo', formato } },
      { token },
    );
    expect([status, cuerpo.estado, cuerpo.filas]).toEqual([201, 'listo', 223]);
  });
});

describe('al cambiar el día en Greenwich', () => {
  it('el PDF se ve en el navegador; CSV y XLSX se guardan, con la fecha de Guatemala en el nombre', async () => {
    prueba.reloj.poner('2026-11-17T05:59:00Z');
    const deNoche = { token: await prueba.entrar('contador@cuadra.demo') };
    const casos = [
      [contrato.catalogoPdf, 'application/pdf', 'inline', 'pdf'],
      [contrato.catalogoCsv, 'text/csv; charset=utf-8', 'attachment', 'csv'],
      [contrato.catalogoXlsx, XLSX, 'attachment', 'xlsx'],
    ] as const;
    for (const [endpoint, tipo, modo, extension] of casos) {
      const { status, cruda } = await prueba.llamar(endpoint, {}, deNoche);
      expect([status, cruda.headers['content-type']]).toEqual([200, tipo]);
      expect(cruda.headers['content-disposition']).toMatch(
        new RegExp(
          `^${modo}; filename="catalogo-contable-2026-11-16-[2-9A-Z]{4}-[2-9A-Z]{4}\\.${extension}"$`,
          'i',
        ),
      );
    }
  });
});

const COLUMNAS = { nombre: 100, tipo: 310, naturaleza: 345, estado: 400, etiquetas: 464 };
const SANGRIA = 11;

/** The accounts of the printed table: texts told apart by where they stand; a line without a code goes on with the name above. */
function leerCuentas(lineas: readonly LineaDePdf[]) {
  const cuentas: {
    idCuenta: string;
    nombreCuenta: string;
    tipoCuenta: string;
    naturaleza: string;
    estado: string;
    etiquetas: string;
    nivel: number;
  }[] = [];
  for (const { y, textos } of lineas) {
    const entre = (desde: number, hasta: number) => textos.filter(({ x }) => x >= desde && x < hasta);
    const unir = (desde: number, hasta: number) =>
      entre(desde, hasta)
        .map(({ texto }) => texto)
        .join('');
    const idCuenta = unir(0, COLUMNAS.nombre);
    const nombreCuenta = unir(COLUMNAS.nombre, COLUMNAS.tipo);
    const ultima = cuentas.at(-1);
    if (/^\d+$/.test(idCuenta)) {
      const x = entre(COLUMNAS.nombre, COLUMNAS.tipo)[0]?.x ?? 0;
      cuentas.push({
        idCuenta,
        nombreCuenta,
        tipoCuenta: unir(COLUMNAS.tipo, COLUMNAS.naturaleza),
        naturaleza: unir(COLUMNAS.naturaleza, COLUMNAS.estado),
        estado: unir(COLUMNAS.estado, COLUMNAS.etiquetas),
        etiquetas: unir(COLUMNAS.etiquetas, 612),
        nivel: Math.round((x - 118) / SANGRIA) + 1,
      });
    } else if (idCuenta === '' && ultima !== undefined && y > 62) {
      const etiquetas = unir(COLUMNAS.etiquetas, 612);
      if (nombreCuenta !== '') ultima.nombreCuenta += ` ${nombreCuenta}`;
      if (etiquetas !== '') ultima.etiquetas += ` ${etiquetas}`;
    }
  }
  return cuentas;
}
