// What the files say against what the screen gets: the same figures, in the same order, to the centavo.
import { editarFirmantes } from '@cuadra/contract/administracion/firmantes';
import * as contrato from '@cuadra/contract/contabilidad/estados-financieros';
import { bajarArchivo, pedirArchivo, verVerificacion } from '@cuadra/contract/reportes/archivos';
import type { FormatoDeReporte } from '@cuadra/contract/reportes/nombres';
import { cifraImpresa } from '@cuadra/core/estados-financieros/impresion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { cifrasEnColumnas } from '#platform/pdf/testing/disposicion.ts';
import { leerPdf } from '#platform/pdf/testing/leer-pdf.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { leerHoja } from '#platform/sheets/leer-hoja.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const CUENTAS = [
  '1011010103',
  '1011030101',
  '10310201',
  '202109',
  '3011020101',
  '501101',
  '603102',
  '6011010301',
  '706105',
  '901101',
];

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  const partidas = Array.from({ length: 80 }, (_, i) => {
    const dia = Temporal.PlainDate.from('2025-03-01')
      .add({ days: i * 7 })
      .toString();
    const [debe = '', haber = ''] = [CUENTAS[i % CUENTAS.length], CUENTAS[(i * 3 + 1) % CUENTAS.length]];
    return partida(dia, debe, haber === debe ? '30510102' : haber, 12_345_678 + i * 1_017, {
      agencia: `0${1 + (i % 3)}`,
    });
  });
  await registrar(prueba, ...partidas);
});
afterAll(() => prueba.cerrar());

const fecha = '2026-10-31';
const casos = [
  { estado: 'balance-general', fecha, columnas: 'acumulado,anio-anterior,variacion' },
  { estado: 'balance-general', fecha, por: 'agencia', nivelDesde: 2 },
  { estado: 'estado-de-resultados', fecha, columnas: 'mes,acumulado' },
  { estado: 'estado-de-resultados', fecha, forma: 'margenes' },
  { estado: 'balance-de-comprobacion', fecha, nivelHasta: 4, papel: 'oficio' },
  { estado: 'flujo-de-efectivo', fecha, forma: 'indirecto' },
  { estado: 'cambios-en-el-patrimonio', fecha, columnas: 'anio-anterior' },
] as const;

describe.each(casos)('$estado en archivo', (caso) => {
  const { estado, ...filtros } = caso;

  it('el PDF dice las mismas cifras que la pantalla, en el mismo orden y en su columna', async () => {
    const { filas, columnas } = await enPantalla();
    const titulos = columnas.map(({ titulo, subtitulo }) => `${titulo} ${subtitulo}`.trim());
    const esperadas = filas.flatMap(({ valores }) =>
      valores.map((valor, i) => [titulos[i], cifraImpresa(valor, columnas[i]?.clase ?? 'monto')]),
    );
    const bytes = await archivo('pdf');
    const lineas = await lineasDePdf(bytes);
    const esCifra = /^(–|n\. a\.|\(?[\d,]+\.\d\d(?: %)?\)?(?: %)?)$/;
    const cifras = cifrasEnColumnas(await leerPdf(bytes), titulos, { esCifra });
    expect(cifras.map(({ columna, texto }) => [columna, texto])).toEqual(esperadas);
    const textos = lineas.map((linea) => linea.textos.map(({ texto }) => texto).join(''));
    expect(textos.some((texto) => texto.startsWith('Cobertura: '))).toBe(true);
    for (const texto of ['Representante legal', 'Marta Alicia Caal Yat'])
      expect(textos.join('\n')).toContain(texto);
    const pruebas = textos.filter((texto) => texto.endsWith(': cuadra.'));
    if (estado === 'estado-de-resultados')
      expect(pruebas).toEqual([
        'Productos - gastos = resultado: cuadra.',
        'Resultado = el del balance general a la misma fecha: cuadra.',
      ]);
  });

  it.each(['xlsx', 'csv'] as const)('el %s también, en números', async (formato) => {
    const { filas, columnas } = await enPantalla();
    const [, ...leidas] = await leerHoja(await archivo(formato), formato, { filasMax: 2_000 });
    const porTexto = leidas.slice(0, filas.length).map(({ celdas }) => celdas);
    expect(porTexto.map(([idCuenta, texto]) => [idCuenta, texto])).toEqual(
      filas.map(({ idCuenta, texto }) => [idCuenta ?? '', texto]),
    );
    const enteros = porTexto.map((celdas) =>
      columnas.map(({ clase }, i) => {
        const celda = celdas[i + 3] ?? '';
        if (celda === '') return null;
        const escala = formato === 'xlsx' && clase === 'porcentaje' ? 10_000 : 100;
        return Math.round(Number(celda) * escala);
      }),
    );
    expect(enteros).toEqual(filas.map(({ valores }) => columnas.map((_, i) => valores[i] ?? null)));
  });

  async function enPantalla() {
    const { papel: _, ...query } = { papel: undefined, ...filtros };
    const { cuerpo, status } = await prueba.llamar(
      contrato.verEstadoFinanciero,
      { params: { estado }, query },
      { token },
    );
    expect(status).toBe(200);
    return cuerpo;
  }

  async function archivo(formato: FormatoDeReporte): Promise<Uint8Array> {
    return (await pedir(formato, caso)).bytes;
  }
});

describe('el código de verificación', () => {
  it('dice de qué se hizo y si los libros siguen diciendo lo mismo', async () => {
    const { codigo } = await pedir('pdf', { estado: 'balance-general', fecha, columnas: 'acumulado' });
    const verificar = async () =>
      (await prueba.llamar(verVerificacion, { params: { codigo } }, { token })).cuerpo;
    expect(await verificar()).toMatchObject({ titulo: 'Balance general', sigueIgual: true });
    const firmantes = ['Contadora', 'Gerente'].map((cargo) => ({
      cargo,
      nombre: '',
      registro: '',
      certificacion: '',
      documentos: ['balance-general' as const],
    }));
    const admin = await prueba.entrar('admin@cuadra.demo');
    await prueba.llamar(editarFirmantes, { body: { firmantes } }, { token: admin });
    // Whoever signs from now on does not change what was printed; a new one says who they are, and nobody else.
    expect((await verificar()).sigueIgual).toBe(true);
    const { bytes } = await pedir('pdf', { estado: 'balance-general', fecha, columnas: 'acumulado' });
    const textos = (await lineasDePdf(bytes)).flatMap((linea) => linea.textos.map(({ texto }) => texto));
    expect(textos).toEqual(expect.arrayContaining(['Contadora', 'Gerente']));
    expect(textos).not.toContain('Representante legal');
    await registrar(prueba, partida(fecha, '1011010103', '30510102', 1));
    expect((await verificar()).sigueIgual).toBe(false);
  });
});

async function pedir(formato: FormatoDeReporte, filtros: Record<string, unknown>) {
  const pedido = await prueba.llamar(
    pedirArchivo,
    { body: { reporte: 'estado-financiero', formato, filtros } },
    { token },
  );
  expect([pedido.status, pedido.cuerpo.estado]).toEqual([201, 'listo']);
  const { id, codigo } = pedido.cuerpo;
  const { cruda } = await prueba.llamar(bajarArchivo, { params: { id } }, { token });
  return { codigo, bytes: new Uint8Array(cruda.rawPayload) };
}
